// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { PRESSED_ATTRIBUTE } from '../dom/input/pressed-attribute';
import { captureInteractions, catchUp, watchPage, type EndCapture } from './capture';
import type { Registration } from './island';
import { replay } from './replay';

const registration = (rest: Partial<Registration>): Registration => ({
  name: 'test',
  selector: '.island',
  ...rest,
});

let island: HTMLElement;
/** What listeners other than ours heard, in order. */
let heard: string[];
const wake = vi.fn();

beforeAll(watchPage);
beforeEach(() => {
  document.body.innerHTML = `
    <div class="around">
      <div class="island">
        <form><input name="q" value="wool"><button name="go" value="yes">Go</button></form>
        <ul><li><a href="#one" class="press">one</a></li><li><a href="#two" class="press">two</a></li></ul>
      </div>
    </div>`;
  island = document.querySelector<HTMLElement>('.island')!;
  heard = [];
  gone = new AbortController();
  wake.mockClear();
  for (const type of ['click', 'submit', 'keydown', 'pointerover', 'pointermove', 'focusin']) {
    island.addEventListener(type, (event) => {
      const { submitter } = event as SubmitEvent;
      heard.push(`${type} ${(event.target as Element).localName} ${submitter?.textContent ?? ''}`);
      event.preventDefault();
    });
  }
});
afterEach(() => {
  for (const end of open.splice(0)) end();
  gone.abort();
  document.body.replaceChildren();
});

const open: EndCapture[] = [];
let gone: AbortController;
const capture = (element: HTMLElement, rest: Partial<Registration>): EndCapture => {
  const end = captureInteractions(element, registration(rest), wake);
  open.push(end);
  return end;
};
const find = (selector: string): HTMLElement => island.querySelector<HTMLElement>(selector)!;

describe('what was done before an island was known', () => {
  test('wakes it, and the press is repeated', () => {
    find('.press').click();
    expect(heard).toEqual(['click a ']);
    find('li:last-child .press').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    heard.length = 0;
    const end = capture(island, { press: '.press' });
    catchUp(true);
    expect(wake).toHaveBeenCalled();
    // The first one was prevented: somebody has dealt with it.
    replay(end(), island);
    expect(heard).toEqual(['click a ']);
    catchUp(true);
    expect(end()).toEqual([]);
  });
});

describe('a press', () => {
  test('on a link is held from everybody, marked, and repeated once', () => {
    const end = capture(island, { press: '.press' });
    find('.press').click();
    expect(wake).toHaveBeenCalledTimes(1);
    expect(heard).toEqual([]);
    expect(find('.press').hasAttribute(PRESSED_ATTRIBUTE)).toBe(true);
    replay(end(), island);
    expect(heard).toEqual(['click a ']);
    expect(find('.press').hasAttribute(PRESSED_ATTRIBUTE)).toBe(false);
    expect(end()).toEqual([]);
  });

  test('that submits a form is repeated with its submitter', () => {
    const end = capture(island, { press: 'form' });
    const form = find('form') as HTMLFormElement;
    form.requestSubmit(find('button'));
    expect(heard).toEqual([]);
    replay(end(), island);
    expect(heard).toEqual(['submit form Go']);
  });

  test('that two islands wait for is held by one at a time', () => {
    const endFirst = capture(document.body, { press: '.press' });
    const endSecond = capture(island, { press: '.press' });
    find('.press').click();
    expect(wake).toHaveBeenCalledTimes(2);
    replay(endFirst(), document.body);
    expect(heard).toEqual([]);
    replay(endSecond(), island);
    expect(heard).toEqual(['click a ']);
  });

  test('on what another island holds is none of ours', () => {
    const around = document.querySelector<HTMLElement>('.around')!;
    around.insertAdjacentHTML('beforeend', '<a class="press" href="#other">other</a>');
    const other = around.lastElementChild as HTMLElement;
    const pressed = vi.fn((event: Event) => event.preventDefault());
    other.addEventListener('click', pressed);
    const end = capture(island, { press: '.press', wakeFrom: '.around' });
    other.click();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(wake).toHaveBeenCalledTimes(1);
    expect(end()).toEqual([]);
  });

  test('on a part around it that its entry names is kept and repeated', () => {
    const around = document.querySelector<HTMLElement>('.around')!;
    around.insertAdjacentHTML('beforeend', '<p class="part"><a class="press">part</a></p>');
    const part = around.querySelector<HTMLElement>('.part a')!;
    const pressed = vi.fn();
    part.addEventListener('click', pressed);
    const end = capture(island, { press: '.press', wake: '.part', wakeFrom: '.around' });
    part.click();
    expect(pressed).not.toHaveBeenCalled();
    expect(wake).toHaveBeenCalledTimes(1);
    replay(end(), island);
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(part.hasAttribute(PRESSED_ATTRIBUTE)).toBe(false);
  });

  test('with a key held, or another button, is left to the browser', () => {
    capture(island, { press: '.press' });
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
      find('.press').dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
      );
    }
    expect(wake).not.toHaveBeenCalled();
    expect(heard).toHaveLength(4);
  });

  test('of a key is kept, once, where the key does nothing by itself', () => {
    find('ul').insertAdjacentHTML('beforeend', '<li class="press" tabindex="0">three</li>');
    const end = capture(island, { press: '.press,button' });
    const press = (selector: string, key: string, repeat = false): void => {
      const init = { key, repeat, bubbles: true, cancelable: true };
      find(selector).dispatchEvent(new KeyboardEvent('keydown', init));
    };
    // They follow the link, or click by themselves; others lead nowhere.
    press('a.press', 'Enter');
    press('button', 'Enter');
    press('button', ' ');
    press('li.press', 'Tab');
    expect(heard.splice(0)).toEqual([
      'keydown a ',
      'keydown button ',
      'keydown button ',
      'keydown li ',
    ]);
    press('li.press', 'Enter');
    press('li.press', 'Enter', true);
    press('a.press', ' ');
    expect(heard).toEqual([]);
    replay(end(), island);
    expect(heard).toEqual(['keydown li ', 'keydown a ']);
  });

  test('is done to the element that stands in its place, if it is the same', () => {
    const end = capture(island, { press: '.press' });
    find('li:last-child .press').click();
    find('ul').innerHTML = find('ul').innerHTML.replaceAll(` ${PRESSED_ATTRIBUTE}=""`, '');
    const pressed = end();
    for (const { target } of pressed) target.removeAttribute(PRESSED_ATTRIBUTE);
    replay(pressed, island);
    expect(heard).toEqual(['click a ']);
  });

  test('is dropped when something else stands in its place', () => {
    const end = capture(island, { press: '.press' });
    find('li:last-child .press').click();
    find('li:last-child').innerHTML = '<a class="press" href="#three">three</a>';
    replay(end(), island);
    expect(heard).toEqual([]);
  });
});

describe('what only tells that somebody is near', () => {
  test('wakes, and the last of it is repeated before the presses', () => {
    const end = capture(island, { press: '.press' });
    const hover = () => new Event('pointerover', { bubbles: true });
    find('input').dispatchEvent(hover());
    find('.press').click();
    find('button').dispatchEvent(hover());
    heard.length = 0;
    replay(end(), island);
    expect(heard).toEqual(['pointerover button ', 'click a ']);
  });

  test('is a pointer, too, that rested on the page while it loaded: it moves over nothing new', () => {
    const end = capture(island, {});
    find('button').dispatchEvent(new Event('pointermove', { bubbles: true }));
    expect(wake).toHaveBeenCalledTimes(1);
    heard.length = 0;
    replay(end(), island);
    expect(heard).toEqual(['pointerover button ']);
  });

  test.each(['body', 'html'])('is not repeated on the whole page: %s', (page) => {
    const end = capture(document.querySelector<HTMLElement>(page)!, {});
    find('input').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(wake).toHaveBeenCalledTimes(1);
    expect(end()).toEqual([]);
  });

  test('wakes only where the registration says', () => {
    capture(island, { wake: 'input' });
    find('a').dispatchEvent(new Event('pointerover', { bubbles: true }));
    find('a').click();
    expect(wake).not.toHaveBeenCalled();
    find('input').dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(wake).toHaveBeenCalledTimes(1);
  });
});

describe('news from elsewhere', () => {
  test('wakes: another tab, another script, the back/forward cache', () => {
    const names = ['storage', 'wc_fragment_refresh', 'pageshow'];
    capture(document.body, { wakeOn: names });
    dispatchEvent(new Event('storage'));
    document.body.dispatchEvent(new Event('wc_fragment_refresh', { bubbles: true }));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(wake).toHaveBeenCalledTimes(3);
  });

  test('is told again to the island’s own element, once, also what jQuery tells no listener', () => {
    const type = 'told_by_jquery';
    const handlers = globalThis as unknown as Record<string, (event: object) => void>;
    const end = capture(document.body, { wakeOn: [type] });
    const told = vi.fn();
    document.body.addEventListener(type, told, { signal: gone.signal });
    handlers[`on${type}`]!({ type, target: document.documentElement });
    expect(wake).toHaveBeenCalledTimes(1);
    expect(end()).toEqual([]);
    const endNext = capture(document.body, { wakeOn: [type] });
    handlers[`on${type}`]!({ type, target: document.body });
    handlers[`on${type}`]!({ type, target: document.body });
    expect(told).not.toHaveBeenCalled();
    replay(endNext(), document.body);
    expect(told).toHaveBeenCalledTimes(1);
    delete handlers[`on${type}`];
  });

  test('reaches every island that waits for it, until it has come', () => {
    const type = 'told_to_all';
    const handlers = globalThis as unknown as Record<string, (event: object) => void>;
    const end = capture(island, { wakeOn: [type] });
    capture(document.body, { wakeOn: [type] });
    handlers[`on${type}`]!({ type, target: document });
    expect(wake).toHaveBeenCalledTimes(2);
    dispatchEvent(new Event(type));
    expect(wake).toHaveBeenCalledTimes(4);
    end();
    handlers[`on${type}`]!({ type, target: document });
    expect(wake).toHaveBeenCalledTimes(5);
    delete handlers[`on${type}`];
  });

  test('does not: a page that is shown for the first time', () => {
    capture(document.body, { wakeOn: ['pageshow'] });
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(wake).not.toHaveBeenCalled();
  });
});
