import {
  findByClass,
  hasClass,
  readTree,
  textOf,
  type ServerElement,
  type ServerNode,
} from '../../shared/dom/html/server-tree';
import { readSetting } from '../../shared/platform/settings';
import { text } from '../../shared/platform/strings';
import { chartFromSettings } from './chart-from-settings';
import { CHART_ID, classes, selectors, settings, strings, TAB_TARGET } from './size-chart.contract';
import { layOutTable, type TableLayout } from './size-chart.model';

export interface ChartTab {
  readonly label: string;
  readonly tab: ServerElement;
  readonly panel: ServerElement;
}

export interface ChartTable {
  readonly name: string;
  readonly layout: TableLayout;
}

/** A chart, ready to be rendered: its markup as data, and what its parts are. */
export interface Chart {
  readonly name: string;
  readonly modal: ServerElement;
  /** Empty when all panels are shown at once. */
  readonly tabs: readonly ChartTab[];
  /** Tab that is chosen first. */
  readonly activeTab: number;
  /** In document order. */
  readonly tables: ReadonlyMap<ServerElement, ChartTable>;
  /** Whether the page has the chart too, and prints that. */
  readonly isInPage: boolean;
}

/**
 * The chart that a button names: from the page's markup (the first modal with its id), else from the
 * page's settings.
 *
 * @throws when there is none, or when it holds nothing that could be shown
 */
export function readChart(button: HTMLElement): Chart {
  const id = button.getAttribute(CHART_ID) ?? '';
  const element = document.querySelector(`${selectors.modal}[${CHART_ID}="${CSS.escape(id)}"]`);
  const modal = element ? readTree(element) : fromSettings(button, id);
  const body = findByClass([modal], classes.body);
  const content = body?.children.filter(
    (node) => typeof node === 'string' || !hasClass(node, classes.closeBar),
  );
  if (!content?.some((node) => textOf(node) !== '' || findAll(node, isPicture).length > 0)) {
    throw new Error(
      `the chart of ${describe(button)} is empty: expected .${classes.body} with tables, text or a picture in it`,
    );
  }
  const tabs = readTabs(modal, button);
  const title = findByClass([modal], classes.title);
  return {
    name: (title && textOf(title)) || text('sizeChart', strings.sizeChart),
    modal,
    tabs,
    activeTab: Math.max(
      0,
      tabs.findIndex(({ tab }) => hasClass(tab, classes.active)),
    ),
    tables: readTables(modal, tabs),
    isInPage: element !== null,
  };
}

const isPicture = ({ tag }: ServerElement): boolean => /^(?:img|svg|video|iframe)$/.test(tag);

function fromSettings(button: HTMLElement, id: string): ServerElement {
  const charts = readSetting(settings.charts);
  if (Object.hasOwn(charts, id)) return chartFromSettings(id, charts[id]);
  throw new Error(
    `no chart for ${describe(button)}: expected ${selectors.modal} with the same ${CHART_ID} on the page, or the setting "sizeCharts.${id}"`,
  );
}

/** Tabs and their panels; none when they do not fit together, so that nothing stays out of reach. */
function readTabs(modal: ServerElement, button: HTMLElement): ChartTab[] {
  const tabs = findAll(modal, (node) => hasClass(node, classes.tab));
  const panels = findAll(modal, (node) => hasClass(node, classes.panel));
  const pairs = tabs.map((tab) => ({
    label: textOf(tab),
    tab,
    panel: panels.find(({ attributes }) => attributes.id === tab.attributes[TAB_TARGET]),
  }));
  const fits =
    pairs.every(({ panel }) => panel) && new Set(pairs.map((p) => p.panel)).size === panels.length;
  if (fits) return pairs as ChartTab[];
  const lost = pairs.filter(({ panel }) => !panel).map(({ label }) => `"${label}"`);
  // eslint-disable-next-line no-console -- the theme developer's only way to learn of it
  console.warn(
    `storefront-islands: tabs and panels of the chart of ${describe(button)} do not fit together: ${lost.length > 0 ? `no .${classes.panel} for ${lost.join(', ')}` : `${tabs.length} tabs, ${panels.length} panels`}. Expected one panel for each tab, with the id that ${TAB_TARGET} names. All panels are shown, without tabs.`,
  );
  return [];
}

function readTables(
  modal: ServerElement,
  tabs: readonly ChartTab[],
): ReadonlyMap<ServerElement, ChartTable> {
  return new Map(
    findAll(modal, ({ tag }) => tag === 'table').map((table) => {
      const panel = findAll(modal, (node) => hasClass(node, classes.panel)).find(
        (node) => findAll(node, (inner) => inner === table).length > 0,
      );
      const title = panel && findByClass([panel], classes.tableTitle);
      const label = tabs.find((tab) => tab.panel === panel)?.label;
      const layout = layOutTable(
        rowsOf(table).map((row) =>
          cellsOf(row).map(({ attributes }) => ({
            columns: spanOf(attributes.colspan),
            rows: spanOf(attributes.rowspan),
          })),
        ),
      );
      return [table, { name: (title && textOf(title)) || label || '', layout }];
    }),
  );
}

export function rowsOf(table: ServerElement): ServerElement[] {
  return table.children.flatMap((node) => {
    if (typeof node === 'string') return [];
    if (node.tag === 'tr') return [node];
    return /^t(?:head|body|foot)$/.test(node.tag) ? rowsOf(node) : [];
  });
}

export function cellsOf(row: ServerElement): ServerElement[] {
  return row.children.filter(
    (node): node is ServerElement =>
      typeof node !== 'string' && (node.tag === 'td' || node.tag === 'th'),
  );
}

/** As browsers read it: a whole number from 1 to 1,000, else 1. */
function spanOf(raw: string | undefined): number {
  const span = Number.parseInt(raw ?? '', 10);
  return span >= 1 ? Math.min(span, 1000) : 1;
}

function findAll(node: ServerNode, isWanted: (node: ServerElement) => boolean): ServerElement[] {
  if (typeof node === 'string') return [];
  const below = node.children.flatMap((child) => findAll(child, isWanted));
  return isWanted(node) ? [node, ...below] : below;
}

/** The button's own tag, as the server sent it: enough to find it in the page's source. */
function describe(button: HTMLElement): string {
  const tag = button.cloneNode() as Element;
  for (const name of tag.getAttributeNames()) {
    if (name.startsWith('data-island')) tag.removeAttribute(name);
  }
  return tag.outerHTML;
}
