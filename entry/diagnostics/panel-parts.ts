import type { PageReport } from './collect';
import { arrange, button, node, refill } from './nodes';
import { printTable, toText } from './report-text';
import { ABSENT_TODO, summary } from './report.model';
import { absentView, problemView } from './rows-view';

/** What the panel is made of, without its place on the page. */
export interface Parts {
  panel: HTMLElement;
  title: HTMLElement;
  show: (report: PageReport, rows: readonly HTMLLIElement[]) => void;
}

export function createParts(close: () => void): Parts {
  let current: PageReport | undefined;
  const title = node('h2', { id: 'title', tabindex: '-1' }, 'Islands');
  const text = node('p', { class: 'summary', role: 'status' }, 'Looking …');
  const note = node('div', { class: 'note', role: 'status' });
  const { body, fill } = createBody();
  const tools = createTools({ body, note, close, report: () => current });
  return {
    panel: node(
      'section',
      { class: 'panel', 'aria-labelledby': 'title' },
      node('header', {}, node('div', { class: 'bar' }, title, tools), text, note),
      body,
    ),
    title,
    show(report, rows) {
      current = report;
      const said = `${summary(report)}.`;
      if (text.textContent !== said) text.textContent = said;
      fill(report, rows);
    },
  };
}

function createBody(): { body: HTMLElement; fill: Parts['show'] } {
  const problems = node('ul');
  const list = node('ul');
  const absent = node('ul');
  const absentTitle = node('summary');
  const problemsTitle = node('h3', {}, 'Problems');
  const body = node(
    'div',
    { class: 'body', id: 'body' },
    problemsTitle,
    problems,
    node('h3', {}, 'On this page'),
    list,
    node('details', {}, absentTitle, node('p', { class: 'todo' }, ABSENT_TODO), absent),
  );
  return {
    body,
    fill(report, rows) {
      problemsTitle.hidden = report.problems.length === 0;
      refill(problems, report.problems, problemView);
      arrange(list, rows);
      absentTitle.textContent = `${report.absent.length} islands have nothing to do here`;
      refill(absent, report.absent, absentView);
    },
  };
}

interface ToolsOptions {
  body: HTMLElement;
  note: HTMLElement;
  close: () => void;
  report: () => PageReport | undefined;
}

function createTools({ body, note, close, report }: ToolsOptions): HTMLElement {
  const copyText = (): void => {
    const current = report();
    if (current) void copy(toText(current), note);
  };
  const print = (): void => {
    const current = report();
    if (current) printTable(current);
    note.textContent = 'Printed as a table in the console.';
  };
  const minimise = button('Fold', () => {
    body.hidden = !body.hidden;
    minimise.setAttribute('aria-expanded', String(!body.hidden));
  });
  minimise.setAttribute('aria-expanded', 'true');
  minimise.setAttribute('aria-controls', 'body');
  const tools = [button('Copy', copyText), button('Console', print), minimise];
  return node('div', { class: 'tools' }, ...tools, button('Close', close));
}

/** Copies a text, or shows it for copying where the browser does not allow it. */
async function copy(text: string, note: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    note.textContent = 'Copied.';
  } catch {
    const field = node('textarea', { readonly: '', 'aria-label': 'Report as text' });
    field.value = text;
    note.replaceChildren('Copy it from here:', field);
    field.select();
  }
}
