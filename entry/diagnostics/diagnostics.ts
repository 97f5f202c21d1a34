/**
 * `dist/diagnostics.js`: which islands are on this page, how each is, and why one is not. For theme
 * developers; a page loads it only where its address asks for it (`?storefront-islands=debug`), or
 * when somebody calls it:
 *
 * @example
 * import { open, table } from '…/storefront-islands/diagnostics.js';
 * open(); // the panel
 * await table(); // the same in the console
 */
import { collect, type PageReport } from './collect';
import { DEBUG_QUERY } from './debug-query';
import { islands } from './find-islands';
import { fetchManifest, type Manifest } from './manifest';
import { createPanel, PANEL_ID } from './panel';
import { printTable, toText } from './report-text';
import { stateAttribute } from '../../shared/islands/island';

/** Changes of a page come in crowds; the panel follows once they have, in milliseconds. */
const CALM_MS = 200;

/** How long the rows wait for the sizes, in milliseconds. */
const MANIFEST_PATIENCE_MS = 1000;

/** Address of `dist/`. */
const base = new URL('.', import.meta.url).href;

let opened: AbortController | undefined;
let manifest: Promise<Manifest | undefined> | undefined;

const askManifest = (): Promise<Manifest | undefined> => (manifest ??= fetchManifest(base));

/** What the panel shows, as data. `where` of a row are its elements. */
export const report = async (): Promise<PageReport> => collect(base, await askManifest());

/** Prints the report as a table in the console. */
export const table = async (): Promise<void> => printTable(await report());

/** The report as plain text. */
export const text = async (): Promise<string> => toText(await report());

/**
 * Opens the panel; of two copies of this file only one has a panel. The focus stays where it is: to the
 * loader it would be the first sign of a shopper.
 */
export function open(): void {
  if (opened || document.getElementById(PANEL_ID)) return;
  const controller = new AbortController();
  const { signal } = controller;
  const panel = createPanel(close, signal);
  opened = controller;
  let known: Manifest | null | undefined = null;
  let isShown = false;
  const refresh = (): void => {
    if (isShown && !signal.aborted) panel.show(collect(base, known));
  };
  const begin = (): void => {
    isShown = true;
    refresh();
  };
  // With sizes at once, so that no row grows; but a server that does not answer keeps nothing back.
  const patience = setTimeout(begin, MANIFEST_PATIENCE_MS);
  signal.addEventListener('abort', () => clearTimeout(patience));
  void askManifest().then((answer) => {
    known = answer;
    begin();
  });
  followPage(refresh, signal);
}

/** Takes the panel away, and all that it has observed with. */
export function close(): void {
  opened?.abort();
  opened = undefined;
}

/** Calls `refresh` once the page has come to rest after its islands may have changed. */
function followPage(refresh: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refreshSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      refresh();
    }, CALM_MS);
  };
  const observer = new MutationObserver(refreshSoon);
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: islands.map(({ name }) => stateAttribute(name)),
  });
  for (const type of ['online', 'offline']) addEventListener(type, refreshSoon, { signal });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
}

if (location.search.includes(DEBUG_QUERY)) open();
