/** Whether the shopper asked the browser to save data: then nothing is loaded ahead of need. */
export function savesData(): boolean {
  return Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
}
