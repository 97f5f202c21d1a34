/**
 * Calls `run` once the page has been read to its end: the settings may stand there, and are read once. A
 * module waits for that by itself, but one that is imported by an inline script does not.
 */
export function whenParsed(run: () => void): void {
  if (document.readyState !== 'loading') return run();
  document.addEventListener('DOMContentLoaded', run, { once: true });
}
