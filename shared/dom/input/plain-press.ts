/** Whether a press is ours: with a key held the browser opens a tab or a window, or downloads. */
export function isPlainPress(event: {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}): boolean {
  return !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}
