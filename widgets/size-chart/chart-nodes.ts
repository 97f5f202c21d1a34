import { hasClass, withAttributes, type ServerElement } from '../../shared/dom/html/server-tree';
import { cellsOf, rowsOf, type Chart } from './read-chart';
import { CELL, classes } from './size-chart.contract';
import { isHighlighted, type CellAddress } from './size-chart.model';

/** A cell of one of the chart's tables. */
export interface ChartCell extends CellAddress {
  readonly table: number;
}

/** What the shopper has chosen and points at. */
export interface ChartChoice {
  readonly tab: number;
  /** Cell that Tab leads to; in other tables it is the first one with a measure. */
  readonly cursor: ChartCell | undefined;
  readonly highlighted: ChartCell | undefined;
}

type Look = (choice: ChartChoice) => ServerElement;

/**
 * The nodes of a chart that change with what the shopper does. All others stay as the server sent
 * them.
 *
 * @param uid start of the ids that tie tabs and panels together, unlike those of the markup unique
 */
export function livingNodes(chart: Chart, uid: string): ReadonlyMap<ServerElement, Look> {
  const looks = new Map<ServerElement, Look>();
  for (const [index, { tab, panel }] of chart.tabs.entries()) {
    const panelId = `${uid}panel-${index}`;
    looks.set(tab, (choice) =>
      withAttributes(withClass(tab, classes.active, choice.tab === index), {
        id: tabId(uid, index),
        role: 'tab',
        'aria-selected': String(choice.tab === index),
        'aria-controls': panelId,
        tabindex: choice.tab === index ? '0' : '-1',
      }),
    );
    looks.set(panel, (choice) =>
      withAttributes(withClass(panel, classes.active, choice.tab === index), {
        id: panelId,
        role: 'tabpanel',
        'aria-labelledby': tabId(uid, index),
        tabindex: '0',
      }),
    );
  }
  for (const [table, [node, { name }]] of [...chart.tables].entries()) {
    looks.set(node, () =>
      withAttributes(node, {
        role: 'grid',
        'aria-readonly': 'true',
        ...(name && { 'aria-label': name }),
      }),
    );
    addCells(looks, chart, table, node);
  }
  return looks;
}

function addCells(
  looks: Map<ServerElement, Look>,
  chart: Chart,
  table: number,
  node: ServerElement,
): void {
  const layout = chart.tables.get(node)?.layout ?? [];
  const rows = rowsOf(node);
  const start = firstMeasure(table, rows);
  for (const [row, element] of rows.entries()) {
    const cells = cellsOf(element);
    const isHeader = cells.every(({ tag }) => tag === 'th');
    for (const [cell, own] of cells.entries()) {
      const address: ChartCell = { table, row, cell };
      const fixed = { ...headerAttributes(own, isHeader, cell), [CELL]: keyOf(address) };
      looks.set(own, ({ cursor, highlighted }) => {
        const stop = cursor?.table === table ? cursor : start;
        const isLit = highlighted?.table === table && isHighlighted(layout, address, highlighted);
        return withAttributes(own, {
          ...fixed,
          tabindex: keyOf(stop) === keyOf(address) ? '0' : '-1',
          ...(isLit && { class: classes.highlight }),
        });
      });
    }
  }
}

/** The first cell that is neither a label nor a header. */
function firstMeasure(table: number, rows: readonly ServerElement[]): ChartCell {
  const row = rows.findIndex((element) => cellsOf(element).some(({ tag }) => tag === 'td'));
  const cells = rows[row] ? cellsOf(rows[row]) : [];
  return { table, row: Math.max(0, row), cell: cells.length > 1 ? 1 : 0 };
}

/** What a cell is a header of, where the markup does not say it. */
function headerAttributes(
  cell: ServerElement,
  isHeader: boolean,
  place: number,
): Readonly<Record<string, string>> {
  const { tag, attributes } = cell;
  if (attributes.scope ?? attributes.role) return {};
  if (isHeader) return { scope: Number(attributes.colspan) > 1 ? 'colgroup' : 'col' };
  if (place > 0) return {};
  return tag === 'th' ? { scope: 'row' } : { role: 'rowheader' };
}

export const tabId = (uid: string, index: number): string => `${uid}tab-${index}`;

export function keyOf({ table, row, cell }: ChartCell): string {
  return `${table}.${row}.${cell}`;
}

/** The cell that an element of an open chart stands in. */
export function cellAt(element: Element): ChartCell | undefined {
  const [table, row, cell] =
    element.closest(`[${CELL}]`)?.getAttribute(CELL)?.split('.').map(Number) ?? [];
  return table === undefined || row === undefined || cell === undefined
    ? undefined
    : { table, row, cell };
}

export function withClass(node: ServerElement, name: string, isOn: boolean): ServerElement {
  if (isOn) return hasClass(node, name) ? node : withAttributes(node, { class: name });
  const names = (node.attributes.class ?? '').split(/\s+/).filter((other) => other !== name);
  return { ...node, attributes: { ...node.attributes, class: names.join(' ') } };
}
