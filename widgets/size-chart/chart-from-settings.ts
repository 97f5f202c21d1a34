import type { ServerElement, ServerNode } from '../../shared/dom/html/server-tree';
import { isRecord } from '../../shared/platform/page-settings';
import { text } from '../../shared/platform/strings';
import {
  classes,
  strings,
  TAB_TARGET,
  type ChartSetting,
  type ChartTabSetting,
} from './size-chart.contract';

/**
 * A chart of the page's settings, as the markup that the plugin would have printed for it. What the
 * settings say is text, never markup.
 *
 * @throws naming the chart and what was expected
 */
export function chartFromSettings(id: string, raw: unknown): ServerElement {
  if (!isChart(raw)) {
    throw new Error(
      `setting "sizeCharts.${id}" is ${JSON.stringify(raw)}, expected {"title"?, "tabs": [{"label", "title"?, "rows"?: [[text, …], …], "text"?, "note"?}]} with at least one tab`,
    );
  }
  const close = make('button', classes.closeButton, [], {
    type: 'button',
    'aria-label': text('closeChart', strings.closeChart),
  });
  const title = raw.title ?? text('sizeChart', strings.sizeChart);
  const bar = make('div', classes.closeBar, [make('div', classes.title, [title]), close]);
  const tabs = raw.tabs.map(({ label }, index) =>
    make('span', classes.tab, [label], { [TAB_TARGET]: panelId(index) }),
  );
  const container = make('div', 'chart-container', raw.tabs.map(panel));
  const body = make('div', `${classes.body} scfw_tab_style`, [
    bar,
    ...(tabs.length > 1
      ? [make('div', classes.tabList, [make('div', classes.underline, []), ...tabs])]
      : []),
    container,
  ]);
  return make('div', classes.modal, [
    make('div', 'md-size-chart-modal-content', [make('div', 'md-size-chart-overlay', []), body]),
  ]);
}

function panel({ title, rows, text: words, note }: ChartTabSetting, index: number): ServerElement {
  const table = rows?.length
    ? [make('table', 'scfw-chart-table', [make('tbody', '', rows.map(tableRow))])]
    : [];
  const paragraph = (name: string, content: string | undefined): ServerElement[] =>
    content ? [make('p', name, [content])] : [];
  return make(
    'div',
    `${table.length > 0 ? 'chart-table' : 'chart-content'} ${classes.panel}`,
    [
      ...paragraph(classes.tableTitle, title),
      ...paragraph('', words),
      ...table,
      ...paragraph('chart_note', note),
    ],
    { id: panelId(index) },
  );
}

function tableRow(cells: readonly string[], index: number): ServerElement {
  // The plugin says so where it has nothing.
  return make(
    'tr',
    '',
    cells.map((cell) => make(index === 0 ? 'th' : 'td', '', [cell || 'N/A'])),
  );
}

const panelId = (index: number): string => `scfw_size-chart-tab-${index + 1}`;

function make(
  tag: string,
  className: string,
  children: readonly ServerNode[],
  attributes: Readonly<Record<string, string>> = {},
): ServerElement {
  return { tag, attributes: { ...(className && { class: className }), ...attributes }, children };
}

function isChart(raw: unknown): raw is ChartSetting {
  if (!isRecord(raw) || !isOptionalText(raw.title)) return false;
  return Array.isArray(raw.tabs) && raw.tabs.length > 0 && raw.tabs.every(isTab);
}

function isTab(raw: unknown): raw is ChartTabSetting {
  if (!isRecord(raw) || typeof raw.label !== 'string') return false;
  const { rows } = raw;
  const areRows =
    rows === undefined ||
    (Array.isArray(rows) &&
      rows.every((row) => Array.isArray(row) && row.every((cell) => typeof cell === 'string')));
  return areRows && [raw.title, raw.text, raw.note].every(isOptionalText);
}

function isOptionalText(raw: unknown): boolean {
  return raw === undefined || typeof raw === 'string';
}
