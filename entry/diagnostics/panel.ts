import type { PageReport } from './collect';
import { createHighlight, isShown, scrollToElement } from './highlight';
import { node } from './nodes';
import { createParts } from './panel-parts';
import style from './panel.css';
import type { Row } from './report.model';
import { rowView, type Pointing } from './rows-view';

export const PANEL_ID = 'storefront-islands-diagnostics';

/** Below this many pixels the panel lies over the whole width of the window, as in `panel.css`. */
const SHEET_WIDTH = 700;

export interface Panel {
  show: (report: PageReport) => void;
}

/**
 * The panel: a region at the edge of the window, in a shadow tree beside the body. It is not modal,
 * takes no focus by itself, moves nothing, and keeps what is done in it from the page's listeners.
 *
 * @param close is called by its button and by Escape
 * @param signal takes it away
 */
export function createPanel(close: () => void, signal: AbortSignal): Panel {
  const host = node('div', { id: PANEL_ID });
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet()];
  const marks = node('div', { 'aria-hidden': 'true' });
  const parts = createParts(close);
  root.append(marks, parts.panel);
  keepToItself(host);
  parts.panel.addEventListener('keydown', ({ key }) => void (key === 'Escape' && close()));
  // Beside the body: what makes the body inert, or replaces it, does not reach the panel.
  document.documentElement.append(host);
  signal.addEventListener('abort', () => host.remove());

  const highlight = createHighlight(marks, signal);
  const pointing: Pointing = {
    point: highlight.show,
    leave: highlight.hide,
    goTo: (element) => scrollToElement(element, innerWidth < SHEET_WIDTH),
  };
  const rows = keptRows((row) => rowView(row, pointing));

  return {
    show(report) {
      const focused = root.activeElement as HTMLElement | null;
      parts.show(report, rows(report.rows));
      if (!focused || root.activeElement === focused) return;
      (focused.isConnected ? focused : parts.title).focus({ preventScroll: true });
    },
  };
}

/** Views of rows; a row of which nothing has changed keeps its own. */
function keptRows(
  view: (row: Row<HTMLElement>) => HTMLLIElement,
): (rows: readonly Row<HTMLElement>[]) => HTMLLIElement[] {
  let kept: Array<{ row: Row<HTMLElement>; says: string; item: HTMLLIElement }> = [];
  return (rows) => {
    const old = kept;
    kept = rows.map((row) => {
      const says = JSON.stringify({ ...row, where: row.where.map(isShown) });
      const same = old.find(
        (other) => other.says === says && row.where.every((one, at) => one === other.row.where[at]),
      );
      return same ?? { row, says, item: view(row) };
    });
    return kept.map(({ item }) => item);
  };
}

/** Keys and presses in the panel are none of the page. */
function keepToItself(host: HTMLElement): void {
  for (const type of ['keydown', 'keyup', 'keypress', 'click', 'pointerdown', 'mousedown']) {
    host.addEventListener(type, (event) => event.stopPropagation());
  }
}

/** Made by script, which a policy without inline styles allows. */
function sheet(): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(style);
  return made;
}
