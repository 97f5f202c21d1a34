import { expect } from '../expect';

import type { ShopControl } from '../shop-control';
import type { Driver, KeyName, Point, PointerKind } from './driver';

/** What can be seen of one element. */
export interface Sight {
  /** As it is painted, white space folded. */
  text: string;
  /** Of a field. */
  value: string | undefined;
  isFocused: boolean;
  /** Their values are cut off where they are very long. */
  attributes: Record<string, string>;
}

/** What a shopper expects to see; what is left out may be anything. */
export interface Expected {
  /** A part of the text. */
  text?: string | RegExp;
  value?: string;
  isFocused?: boolean;
  /** Attributes and parts of their values; `null`: it has none. */
  attributes?: Record<string, string | RegExp | null>;
}

/**
 * What a shopper means: the first visible element that a CSS selector names; or the first of them with a
 * text or label of which the second part is a part.
 */
export type Target = string | readonly [selector: string, name: string];

/** What the page is asked about a target. */
interface Question {
  selector: string;
  name: string;
  /** Also where the first one can be pressed, as it stands or after it was brought into the window. */
  wants: 'sights' | 'place' | 'place in the window';
}

interface Answer {
  /** Missing between two pages. */
  sights?: Sight[];
  /** Where the first one can be pressed, and how far it is scrolled, or why it cannot. */
  place?: (Point & { scrolled: number[] }) | string;
  /** How many pictures of the page there have been since it was looked at first. */
  frame?: number;
}

/** Two presses of a mouse this soon after each other are a double click, in every engine; so are two taps. */
const DOUBLE_CLICK_MS = 500;
/** And this near to each other, in pixels. */
const DOUBLE_CLICK_PX = 24;

/**
 * A shopper, in any engine. They press what lies under their pointer, as people do, and look again and
 * again until they see what they expect.
 */
export class Shopper {
  #lastPress: Point & { at: number } = { x: 0, y: 0, at: 0 };

  constructor(
    private readonly driver: Driver,
    readonly shop: ShopControl,
    private readonly origin: string,
    /** What they press and drag with. */
    private readonly pointer: PointerKind,
  ) {}

  async open(path: string): Promise<void> {
    await this.driver.goto(new URL(path, this.origin).href);
  }

  /** Presses once; never as soon after another press as only the second one of a double click comes. */
  async press(target: Target): Promise<void> {
    const point = await this.#find(target, 'place in the window', true);
    await this.driver.point(this.pointer, [point], true);
    this.#lastPress = { ...point, at: Date.now() };
  }

  async hover(target: Target): Promise<void> {
    const { x, y } = await this.#find(target);
    // Two moves: a pointer that only appears somewhere has not been moved.
    await this.driver.point(
      'mouse',
      [
        { x: x - 1, y },
        { x, y },
      ],
      false,
    );
  }

  /** Takes the pointer to a corner where nothing is. */
  async hoverNothing(): Promise<void> {
    await this.driver.point(
      'mouse',
      [
        { x: 2, y: 2 },
        { x: 1, y: 1 },
      ],
      false,
    );
  }

  /** Drags something sideways, by as much to the left as to the right of its middle. */
  async drag(target: Target, pixels: number): Promise<void> {
    const { x, y } = await this.#find(target);
    const steps = Array.from({ length: 9 }, (_, step) => ({ x: x + pixels * (step / 8 - 0.5), y }));
    await this.driver.point(this.pointer, steps, true);
  }

  async key(...names: Array<KeyName | `Shift+${KeyName}`>): Promise<void> {
    for (const name of names) {
      const isShifted = name.startsWith('Shift+');
      await this.driver.key(isShifted ? name.slice('Shift+'.length) : name, isShifted);
    }
  }

  /** Types into whatever has the focus. */
  type(text: string): Promise<void> {
    return this.driver.type(text);
  }

  /** Types into a field, in the place of what stands in it. */
  async fill(field: Target, text: string): Promise<void> {
    await this.press(field);
    await this.driver.run(
      () => (document.activeElement as Partial<HTMLInputElement> | null)?.select?.(),
      undefined,
    );
    await (text ? this.driver.type(text) : this.driver.key('Backspace', false));
  }

  /** Chooses an option of a select by its text, as its list, which no driver can show, would do. */
  async choose(field: string, label: string): Promise<void> {
    await this.see(field);
    const isChosen = await this.driver.run(
      ([selector, wanted]) => {
        const select = document.querySelector<HTMLSelectElement>(selector)!;
        const option = [...select.options].find(({ text }) => text.trim() === wanted);
        if (!option) return false;
        select.focus();
        select.value = option.value;
        for (const type of ['input', 'change'])
          select.dispatchEvent(new Event(type, { bubbles: true }));
        return true;
      },
      [field, label] as const,
    );
    expect(isChosen, `${field} has an option “${label}”`).toBe(true);
  }

  async upload(field: string, file: string): Promise<void> {
    await this.driver.upload(field, file);
  }

  /** Waits until something can be seen, as expected. */
  async see(target: Target, expected: Expected = {}): Promise<void> {
    const wanted = {
      ...(expected.text !== undefined && { text: matching(expected.text) }),
      ...(expected.value !== undefined && { value: expected.value }),
      ...(expected.isFocused !== undefined && { isFocused: expected.isFocused }),
      ...(expected.attributes && {
        attributes: expect.objectContaining(
          Object.fromEntries(
            Object.entries(expected.attributes).flatMap(([name, value]) =>
              value === null ? [] : [[name, matching(value)]],
            ),
          ),
        ),
      }),
    };
    const gone = Object.entries(expected.attributes ?? {}).flatMap(([name, value]) =>
      value === null ? [name] : [],
    );
    await expect
      .poll(
        async () => {
          const [first] = (await this.#ask(target)).sights ?? [];
          if (!first) return `nothing to be seen of ${target}`;
          const unwanted = gone.filter((name) => name in first.attributes);
          return unwanted.length > 0 ? `${target} has ${unwanted.join(', ')}` : first;
        },
        { message: `see ${target}` },
      )
      .toEqual(expect.objectContaining(wanted));
  }

  /** Waits until something rests in the window by itself, with nothing over it. */
  async meet(target: Target): Promise<void> {
    await this.#find(target, 'place');
  }

  /** What the first match says or holds, be it visible or not. */
  read(selector: string): Promise<string> {
    return this.driver.run((wanted) => {
      const element = document.querySelector<HTMLElement>(wanted)!;
      return (element as Partial<HTMLInputElement>).value ?? element.textContent;
    }, selector);
  }

  /** Waits until so many of them can be seen; 0: none any more. */
  async count(target: Target, number: number): Promise<void> {
    await expect
      .poll(async () => (await this.#ask(target)).sights?.length, { message: `count ${target}` })
      .toBe(number);
  }

  gone(target: Target): Promise<void> {
    return this.count(target, 0);
  }

  /** Waits until an island has taken an element over. */
  ready(target: Target, island: string): Promise<void> {
    return this.see(target, { attributes: { [`data-island-${island}`]: 'ready' } });
  }

  /** Waits until a live region says something. */
  async hear(text: string): Promise<void> {
    const said = (): Promise<string> =>
      this.driver
        .run(() => {
          const LIVE = '[role=status],[role=alert],[aria-live=polite],[aria-live=assertive]';
          const regions = [...document.querySelectorAll(LIVE)];
          return regions.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ')).join('\n');
        }, undefined)
        .catch(() => 'a page that is just being left');
    await expect.poll(said, { message: `hear ${text}` }).toContain(text);
  }

  /** Waits until the page of an address is there: path, query and hash. */
  async at(address: string | RegExp): Promise<void> {
    const where = (): Promise<string> =>
      this.driver
        .run(() => {
          const { pathname, search, hash } = location;
          return document.readyState === 'complete' ? pathname + search + hash : 'on the way';
        }, undefined)
        .catch(() => 'between two pages');
    await expect.poll(where, { message: 'address' }).toEqual(matching(address, true));
  }

  /** Goes back in the browser's history. */
  async back(): Promise<void> {
    // From a timer, as the script that a driver runs ends with its page: sometimes before it can tell.
    const leave = (): void => void setTimeout(() => history.back());
    await this.driver.run(leave, undefined).catch(() => undefined);
  }

  /** How far the page is scrolled down, in pixels. */
  scrolled(): Promise<number> {
    return this.driver.run(() => Math.round(scrollY), undefined);
  }

  async scrollTo(pixels: number): Promise<void> {
    await this.driver.run((top) => scrollTo({ top, behavior: 'instant' }), pixels);
  }

  resize(width: number, height: number): Promise<void> {
    return this.driver.resize(width, height);
  }

  /** The names of the cookies that the browser keeps for the shop. */
  cookies(): Promise<string[]> {
    return this.driver.cookieNames();
  }

  /** Another tab of the same shopper, in front until it is closed. */
  async openTab(): Promise<Shopper & { close: () => Promise<void> }> {
    const tab = await this.driver.openTab();
    const other = new Shopper(tab, this.shop, this.origin, this.pointer);
    return Object.assign(other, { close: tab.closeTab });
  }

  /** The islands that have failed on this page, as `name on element`. */
  failedIslands(): Promise<string[]> {
    return this.driver.run(
      () =>
        [...document.querySelectorAll('*')].flatMap((element) =>
          [...element.attributes]
            .filter(({ name, value }) => name.startsWith('data-island-') && value === 'failed')
            .map(({ name }) => `${name.slice('data-island-'.length)} on ${element.localName}`),
        ),
      undefined,
    );
  }

  #isDoubleClick({ x, y }: Point): boolean {
    const last = this.#lastPress;
    const isNear = Math.hypot(x - last.x, y - last.y) < DOUBLE_CLICK_PX;
    return isNear && Date.now() - last.at < DOUBLE_CLICK_MS;
  }

  /**
   * Brings a target into the window, if it may, and waits until it rests there, with nothing over it.
   *
   * @param toPress also until a press there is one of its own
   */
  async #find(
    target: Target,
    wants: Question['wants'] = 'place in the window',
    toPress = false,
  ): Promise<Point> {
    let last = { where: '', frame: 0 };
    let point: Point | undefined;
    const look = async (): Promise<string> => {
      const { place = 'the page is just being left', frame = 0 } = await this.#ask(target, wants);
      if (typeof place === 'string') return place;
      const where = JSON.stringify(place);
      point = place;
      // A slow browser may show one picture of something that glides for as long as several looks take.
      if (where === last.where) {
        if (frame <= last.frame) return 'no new picture of it';
        return toPress && this.#isDoubleClick(place) ? 'a press would be a double click' : 'found';
      }
      last = { where, frame };
      return 'it moves';
    };
    await expect.poll(look, { message: `find ${target}`, intervals: [50] }).toBe('found');
    return point!;
  }

  #ask(target: Target, wants: Question['wants'] = 'sights'): Promise<Answer> {
    const [selector, name] = typeof target === 'string' ? [target, ''] : target;
    return this.driver.run(inspect, { selector, name, wants }).catch(() => ({}));
  }
}

const matching = (wanted: string | RegExp, isWhole = false): unknown =>
  typeof wanted === 'string' && isWhole
    ? wanted
    : typeof wanted === 'string'
      ? expect.stringContaining(wanted)
      : expect.stringMatching(wanted);

/** Runs in the page. */
function inspect({ selector, name, wants }: Question): Answer {
  // Thousands of variations in one attribute: a driver takes seconds over each look at them.
  const LONGEST = 1000;
  const fold = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  const elements = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      [element.textContent, element.ariaLabel, element.title].some((text) =>
        fold(text ?? '').includes(name),
      ),
  );
  const sights = elements.map((element) => ({
    text: fold(element.innerText),
    value: (element as Partial<HTMLInputElement>).value,
    isFocused: element === document.activeElement,
    attributes: Object.fromEntries(
      [...element.attributes].map(({ name: key, value }) => [key, value.slice(0, LONGEST)]),
    ),
  }));
  const [wanted] = elements;
  if (wants === 'sights') return { sights };
  if (!wanted) return { sights, place: 'nothing to be seen of it' };
  // Browsers drop input that comes before the first picture of a page.
  const seen = globalThis as { isPainted?: boolean; frame?: number };
  if (!seen.isPainted) {
    requestAnimationFrame(() => requestAnimationFrame(() => (seen.isPainted = true)));
    return { sights, place: 'nothing has been painted' };
  }
  const bring = (): void => {
    if (wants === 'place in the window')
      wanted.scrollIntoView({ block: 'center', behavior: 'instant' });
  };
  // A link may be broken over two lines.
  const boxOf = (): DOMRect => wanted.getClientRects()[0] ?? wanted.getBoundingClientRect();
  // A scroll that goes on takes it away again: only where it was left alone can it rest.
  const { top: start, bottom: end, height: size } = boxOf();
  if (size <= innerHeight && (start < 0 || end > innerHeight)) {
    bring();
    return { sights, place: 'it is not in the window, or has just been brought there' };
  }
  const frame = (seen.frame ??= 0);
  requestAnimationFrame(() => (seen.frame = frame + 1));
  for (let at: Element | null = wanted; at; at = at.parentElement)
    for (const { playState, effect } of at.getAnimations())
      if (playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
        return { sights, place: 'it moves' };
  const { left, top, width, height } = boxOf();
  const place = {
    x: Math.round(left + width / 2),
    y: Math.round(top + height / 2),
    scrolled: [wanted.scrollLeft, wanted.scrollTop],
  };
  const hit = document.elementFromPoint(place.x, place.y);
  if (hit && (wanted.contains(hit) || hit.closest('label')?.control === wanted))
    return { sights, place, frame };
  bring();
  return {
    sights,
    place: `${hit?.outerHTML.slice(0, 100) ?? 'the edge of the window'} lies over it`,
  };
}
