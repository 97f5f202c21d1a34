import { elementName } from './element-name';
import {
  ABSENT_TODO,
  absence,
  size,
  stateWord,
  summary,
  timing,
  type Report,
} from './report.model';

/** The report as plain text, for bug reports. Without the page's query, which may hold what is private. */
export function toText(report: Report<Element>): string {
  const { problems, rows, absent, version } = report;
  const lines = [
    `storefront-islands ${version ?? '(version not known)'}`,
    `${location.origin}${location.pathname}`,
    `${innerWidth} × ${innerHeight}, ${navigator.userAgent}`,
    '',
    `${summary(report)}.`,
  ];
  if (problems.length > 0) lines.push('', 'Problems');
  for (const { what, todo } of problems) lines.push(`- ${what}`, `  → ${todo}`);
  if (rows.length > 0) lines.push('', 'Islands');
  for (const { island, state, where, figures, what, todo } of rows) {
    const facts = [timing(figures), size(figures)].filter(Boolean).join('; ');
    lines.push(`- ${island}: ${stateWord(state)}${facts && ` (${facts})`}. ${what}`);
    if (todo) lines.push(`  → ${todo}`);
    lines.push(`  on ${namesOf(where).join(', ')}`);
  }
  if (absent.length > 0) {
    lines.push('', 'Not on this page', `→ ${ABSENT_TODO}`);
    for (const one of absent) lines.push(`- ${one.island}: ${absence(one)}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Names of elements, each once, with how many there are of it. */
export function namesOf(elements: readonly Element[]): string[] {
  const counts = new Map<string, number>();
  for (const name of elements.map(elementName)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} (${count})` : name));
}

/** One line of the console's table for each element, and for each island that has none. */
export type TableLine = Record<
  'island' | 'state' | 'element' | 'timing' | 'size' | 'what' | 'todo',
  string
>;

function toTable({ rows, absent }: Report<Element>): TableLine[] {
  const found = rows.flatMap(({ island, state, where, figures, what, todo }) =>
    where.map((element) => ({
      island,
      state: stateWord(state),
      element: elementName(element),
      timing: timing(figures),
      size: size(figures),
      what,
      todo,
    })),
  );
  const others = absent.map((one) => ({
    island: one.island,
    state: 'not on this page',
    element: '',
    timing: '',
    size: '',
    what: absence(one),
    todo: ABSENT_TODO,
  }));
  return [...found, ...others];
}

/** Prints the report in the console: the table, and each problem as a warning. */
export function printTable(report: Report<Element>): void {
  /* eslint-disable no-console -- what was asked for */
  console.group(`storefront-islands: ${summary(report)}`);
  console.table(toTable(report));
  for (const { what, todo } of report.problems) console.warn(`${what} ${todo}`);
  console.groupEnd();
  /* eslint-enable no-console */
}
