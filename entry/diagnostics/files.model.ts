import type { Explanation, FileFacts } from './facts';

/** An answer that is no code. No status at all says nothing: some browsers keep it to themselves. */
export const isBad = ({ status }: FileFacts): boolean =>
  status !== undefined && (status === 0 || status >= 400);

/** What came of it instead. */
export function fault({ file, status }: FileFacts): string {
  return status ? `${file} was answered with ${status}.` : `${file} had no answer.`;
}

/** What can be done about it. */
export function cure({ status = 0 }: Pick<FileFacts, 'status'>): string {
  if (status === 404 || status === 410)
    return 'It is missing on the server: copy the whole of dist/ from one build, and empty the page cache and the CDN, which may still serve pages of an older one.';
  if (status === 401 || status === 403 || status === 429)
    return 'The server refuses it: look at its access rules, a security plugin or a firewall.';
  if (status >= 500) return 'The server failed: its error log says why.';
  return 'Look in the console for what stopped the request: a content security policy without script-src ‘self’, a blocker, or a lost connection.';
}

/** Files of the bundle that did not come, together where the same helps. */
export function checkFiles(files: readonly FileFacts[]): Explanation[] {
  const byCure = new Map<string, string[]>();
  for (const file of files.filter(isBad)) {
    byCure.set(cure(file), [...(byCure.get(cure(file)) ?? []), fault(file)]);
  }
  return [...byCure].map(([todo, faults]) => ({ what: faults.join(' '), todo }));
}
