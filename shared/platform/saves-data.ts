/** Whether the shopper asked the browser to save data: then nothing is loaded ahead of need. */
export const savesData = (): boolean | undefined =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
