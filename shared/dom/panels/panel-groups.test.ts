import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createAccordion, findItems, type Accordion } from './accordion';
import { followAddress } from './follow-address';
import { createEdits } from '../regions/page-edits';
import { createTabGroup, type PanelGroup } from './tab-group';

/** Half a second after a panel was opened: by then it has its size. */
const SCROLL_AFTER_MS = 500;

let controller: AbortController;

beforeEach(() => {
  controller = new AbortController();
  vi.useFakeTimers();
  // Nothing slides.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  controller.abort();
  vi.useRealTimers();
  history.replaceState(null, '', '#');
  document.body.replaceChildren();
});

const all = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];
const press = (target: Element | undefined, init: MouseEventInit = {}): boolean =>
  target!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
const key = (target: Element | undefined, init: KeyboardEventInit, type = 'keydown'): boolean =>
  target!.dispatchEvent(new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init }));
const open = (): boolean[] => all('[role=tabpanel],[role=region]').map((panel) => !panel.hidden);

const ITEM = (n: number): string => `
  <div class="accordion-item">
    <a href="#item-${n}" class="accordion-title">Item ${n}<button class="toggle"></button></a>
    <div class="accordion-inner" id="item-${n}"><p id="in-${n}">Text ${n}</p></div>
  </div>`;

function accordion(): Accordion {
  document.body.innerHTML = `<div class="accordion">${ITEM(1)}${ITEM(2)}<p>no item</p>
    <div class="accordion-item"><a class="accordion-title" href="#">without a panel</a></div></div>`;
  const entries = findItems(document.querySelector('.accordion')!);
  return createAccordion(entries, createEdits(controller.signal), controller.signal);
}

describe('an accordion', () => {
  it('is made of the items that have a title and a panel', () => {
    expect(accordion().entries.map(({ panel }) => panel.id)).toEqual(['item-1', 'item-2']);
  });

  it('opens by a plain press, and leaves a new-tab press to the browser', () => {
    accordion().open(-1);
    const [first, second] = all('.accordion-title');
    expect(press(first)).toBe(false);
    expect(open()).toEqual([true, false]);
    for (const held of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      expect(press(second, { [held]: true }), held).toBe(true);
    }
    expect(open()).toEqual([true, false]);
    press(second);
    expect(open()).toEqual([false, true]);
    press(second);
    expect(open()).toEqual([false, false]);
  });

  it('takes a Space that is held for one press, and no other key', () => {
    accordion().open(-1);
    const [first] = all('.accordion-title');
    expect(key(first, { key: ' ' })).toBe(false);
    // The page must not scroll meanwhile.
    expect(key(first, { key: ' ', repeat: true })).toBe(false);
    expect(open()).toEqual([true, false]);
    expect(key(first, { key: 'Escape' })).toBe(true);
    expect(key(first, { key: ' ', ctrlKey: true })).toBe(true);
    expect(open()).toEqual([true, false]);
  });
});

function tabs(): PanelGroup {
  document.body.innerHTML = `
    <ul>${[1, 2, 3].map((n) => `<li><a href="#tab-${n}">${n}</a></li>`).join('')}</ul>
    ${[1, 2, 3].map((n) => `<div id="tab-${n}" style="display:none"><p id="in-${n}">${n}</p></div>`).join('')}`;
  const parts = all('li').map((item, index) => ({
    item,
    link: item.querySelector('a')!,
    panel: all('body>div')[index]!,
    target: all('body>div')[index]!,
  }));
  const list = document.querySelector<HTMLElement>('ul')!;
  const group = createTabGroup(list, parts, createEdits(controller.signal), controller.signal);
  group.open(0);
  return group;
}

/** The style sheet puts the tabs one below the other, or each beside the next. */
function layOut(isBelow: boolean): void {
  for (const [index, link] of all('li>a').entries()) {
    const at = index * 20;
    // Where one ends the next begins, but for what a sum of fractions is off.
    const place = isBelow ? new DOMRect(0, at, 20, 20.00005) : new DOMRect(at, 0, 20, 20);
    vi.spyOn(link, 'getBoundingClientRect').mockReturnValue(place);
  }
}

describe('tabs', () => {
  it('open by a plain press, by Space and when the browser has found something in them', () => {
    const group = tabs();
    const [, second, third] = all('li>a');
    expect(press(second)).toBe(false);
    expect(open()).toEqual([false, true, false]);
    expect(press(third, { metaKey: true })).toBe(true);
    expect(group.current()).toBe(1);
    expect(key(third, { key: ' ' })).toBe(false);
    expect(group.current()).toBe(2);
    all('#tab-1')[0]?.dispatchEvent(new Event('beforematch'));
    expect(group.current()).toBe(0);
    expect(all('li>a').map((link) => link.getAttribute('tabindex'))).toEqual(['0', '-1', '-1']);
  });

  it.each([
    ['beside each other', false, 'ltr', 'ArrowRight', 'ArrowLeft', 'ArrowDown'],
    ['beside each other, from the right', false, 'rtl', 'ArrowLeft', 'ArrowRight', 'ArrowUp'],
    ['one below the other', true, 'ltr', 'ArrowDown', 'ArrowUp', 'ArrowRight'],
    ['one below the other, from the right', true, 'rtl', 'ArrowDown', 'ArrowUp', 'ArrowLeft'],
  ])('%s move the focus only, by the arrows of their axis', (...row) => {
    const [, isBelow, direction, on, back, across] = row;
    const group = tabs();
    layOut(isBelow);
    const [first, second, third] = all('li>a');
    for (const link of all('li>a')) link.style.direction = direction;
    first?.focus();
    expect(key(first, { key: on })).toBe(false);
    expect(document.activeElement).toBe(second);
    expect(key(second, { key: across })).toBe(true);
    expect(document.activeElement).toBe(second);
    key(second, { key: back });
    key(first, { key: back });
    expect(document.activeElement).toBe(third);
    expect(group.current()).toBe(0);
  });

  it('leave keys with Alt, Ctrl and Meta, and those in other parts of the list, alone', () => {
    const group = tabs();
    layOut(false);
    const [first] = all('li>a');
    first?.focus();
    for (const held of ['altKey', 'ctrlKey', 'metaKey']) {
      expect(key(first, { key: 'ArrowRight', [held]: true }), held).toBe(true);
      expect(key(all('li')[1], { key: ' ' }), held).toBe(true);
    }
    expect(document.activeElement).toBe(first);
    expect(group.current()).toBe(0);
  });

  it('keep the arrows from sliders that hear them on the document', () => {
    tabs();
    const heard = vi.fn();
    document.addEventListener('keyup', heard, { signal: controller.signal });
    key(all('li>a')[0], { key: 'ArrowRight' }, 'keyup');
    expect(heard).not.toHaveBeenCalled();
    key(all('li>a')[0], { key: 'Tab' }, 'keyup');
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('the address', () => {
  const scrolled = (): number => vi.mocked(scrollTo).mock.calls.length;
  const goTo = (hash: string): void => {
    history.replaceState(null, '', hash);
    dispatchEvent(new HashChangeEvent('hashchange'));
  };

  it('opens the item that it means, brings it into sight and goes on there', () => {
    const group = accordion();
    group.open(-1);
    history.replaceState(null, '', '#item-2');
    followAddress(group.entries, group, controller.signal);
    expect(open()).toEqual([false, true]);
    expect(scrolled()).toBe(0);
    vi.advanceTimersByTime(SCROLL_AFTER_MS);
    expect(scrolled()).toBe(1);
    // Only after a link: a page that opens leaves the focus at its start.
    expect(document.activeElement).toBe(document.body);
    goTo('#item-1');
    expect(open()).toEqual([true, false]);
    expect(document.activeElement).toBe(all('.accordion-title')[0]);
  });

  it('opens the panel that has the part in it, and leaves the focus to the browser', () => {
    const group = accordion();
    group.open(0);
    followAddress(group.entries, group, controller.signal);
    goTo('#in-2');
    expect(open()).toEqual([false, true]);
    expect(document.activeElement).toBe(document.body);
  });

  it('that means nothing here changes nothing', () => {
    const group = accordion();
    group.open(0);
    followAddress(group.entries, group, controller.signal);
    goTo('#elsewhere');
    vi.advanceTimersByTime(SCROLL_AFTER_MS);
    expect(open()).toEqual([true, false]);
    expect(scrolled()).toBe(0);
  });

  it('is followed again by a plain press on a link that leads to it already', () => {
    const group = accordion();
    history.replaceState(null, '', '#item-2');
    followAddress(group.entries, group, controller.signal);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<a id="again" href="#item-2">there</a><a id="other" href="#item-1">other</a>',
    );
    const again = document.querySelector('#again')!;
    const reset = (): void => group.open(-1);
    reset();
    press(document.querySelector('#other')!);
    press(document.body);
    press(again, { ctrlKey: true });
    expect(open()).toEqual([false, false]);
    again.addEventListener('click', (event) => event.preventDefault(), { once: true });
    press(again);
    expect(open()).toEqual([false, false]);
    press(again);
    expect(open()).toEqual([false, true]);
    reset();
    controller.abort();
    press(again);
    expect(group.current()).toBe(-1);
  });
});
