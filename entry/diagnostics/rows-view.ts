import { elementName } from './element-name';
import type { Explanation } from './facts';
import { isShown } from './highlight';
import { node } from './nodes';
import { size, stateWord, timing, type Absent, type Row } from './report.model';

/** Elements that stand in a row without being asked for. */
const AT_ONCE = 3;

/** What the rows have done with elements of the page. */
export interface Pointing {
  point: (elements: readonly Element[]) => void;
  leave: () => void;
  goTo: (element: Element) => void;
}

/** One row; while it has the pointer or the focus its elements are marked on the page. */
export function rowView(row: Row<HTMLElement>, pointing: Pointing): HTMLLIElement {
  const { island, state, where, figures, what, todo } = row;
  const facts = [timing(figures), size(figures)].filter(Boolean).join(' · ');
  const view = node(
    'li',
    { class: 'row', 'data-state': state },
    node(
      'div',
      { class: 'head' },
      node('span', { class: 'name' }, island),
      node('span', { class: 'state' }, stateWord(state)),
    ),
    // A ready island's state has said it already.
    ...explanationViews({ what: state === 'ready' && !todo ? '' : what, todo }),
    ...(facts ? [node('p', { class: 'figures' }, facts)] : []),
    whereView(where.slice(0, AT_ONCE), pointing),
  );
  if (where.length > AT_ONCE) {
    const others = where.slice(AT_ONCE);
    const summary = node('summary', {}, `${others.length} more`);
    view.append(node('details', {}, summary, whereView(others, pointing)));
  }
  view.addEventListener('pointerenter', () => pointing.point(where));
  view.addEventListener('pointerleave', () => pointing.leave());
  return view;
}

function whereView(elements: readonly HTMLElement[], pointing: Pointing): HTMLUListElement {
  const buttons = elements.map((element) => {
    const name = `${elementName(element)}${isShown(element) ? '' : ' (not shown)'}`;
    const show = node('button', { type: 'button', title: 'Scroll to it' }, name);
    show.addEventListener('click', () => pointing.goTo(element));
    for (const type of ['focus', 'pointerenter']) {
      show.addEventListener(type, () => pointing.point([element]));
    }
    show.addEventListener('blur', () => pointing.leave());
    return node('li', {}, show);
  });
  return node('ul', { class: 'where' }, ...buttons);
}

export function problemView(problem: Explanation): HTMLLIElement {
  return node('li', { class: 'problem' }, ...explanationViews(problem));
}

function explanationViews({ what, todo }: Explanation): HTMLElement[] {
  return [
    ...(what ? [node('p', {}, what)] : []),
    ...(todo ? [node('p', { class: 'todo' }, todo)] : []),
  ];
}

export function absentView({ island, selector }: Absent): HTMLLIElement {
  return node(
    'li',
    { class: 'absent' },
    node('span', { class: 'name' }, island),
    ': no element is ',
    node('code', { class: 'selector' }, selector),
  );
}
