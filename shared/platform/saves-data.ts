/** Whether the shopper asked the browser to save data: then nothing is loaded ahead of need. */
export const savesData = (): boolean =>
  Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
