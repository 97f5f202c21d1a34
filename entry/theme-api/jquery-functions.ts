import { wantsLessMotion } from '../../shared/dom/less-motion';
import { adminBarHeight, SCROLL_MS, scrollPage } from '../../shared/dom/scroll/scroll-page';
import type { JQuery, JQueryFunction, JQuerySet } from './meet-jqueries';
import { lookAgain } from './look-again';

/** Room above a notice that is scrolled to, in pixels (specification section 9). */
const NOTICE_OFFSET = 100;

/** What islands do on the same elements: whoever calls it has inserted or changed some. */
const LEFT_TO_ISLANDS =
  'addQty resizeselect lazyTooltipster flatsomeParallax flatsomeSwatches flatsomeSwatchesLoop';

/**
 * The functions of the theme's script that inline code and plugins call, where the page has jQuery.
 * What is there already stays.
 *
 * Source: platform document "theme", sections 2.3, 10.1, 10.4 and 34, row 1.
 */
export function provideFunctions(jQuery: JQuery): void {
  const { fn } = jQuery;
  const add = (name: string, run: JQueryFunction): void => void (fn[name] ??= run);
  for (const name of LEFT_TO_ISLANDS.split(' ')) {
    add(name, function leave() {
      lookAgain();
      return this;
    });
  }
  add('lazyMagnificPopup', function open(...args) {
    fn['magnificPopup']?.apply(this, args);
    return this;
  });
  add('imagesLoaded', function wait(...args) {
    return whenLoaded(this, args, jQuery);
  });
  add('lazyFlickity', slide);
  // The library itself, where a page has it, or brings it later, takes this place.
  fn['flickity'] ??= Object.assign(slide, { isFlickityStub: true });

  add('scrollTo', function scrollEach(...args) {
    for (const scroller of Array.from(this)) scroll(scroller, args, jQuery.scrollTo?.defaults);
    return this;
  });
  jQuery.scrollTo ??= Object.assign(
    (...args: unknown[]) => scroll(window, args, jQuery.scrollTo?.defaults),
    { defaults: {} },
  );
  jQuery.scroll_to_notices ??= (notices) =>
    scroll(window, [notices, { offset: -Math.max(covered(), NOTICE_OFFSET) }]);
}

interface ScrollSettings {
  /** From the element that is scrolled to, in pixels. */
  offset?: number | { top?: number };
  /** In milliseconds. */
  duration?: number;
  onAfter?: (this: unknown, target: unknown, settings: ScrollSettings) => void;
}

/** A position in pixels, or a step from the present one: `200px`, `+=200`. */
const POSITION = /^([+-])?=?(\d+(?:\.\d+)?)(?:px)?$/;

/** The last frame of the way, in milliseconds: what follows comes behind it. */
const SETTLE_MS = 100;

/**
 * Scrolls to a position, an element, the first of a set, or what a selector finds.
 *
 * @param scroller a part of the page with a scroll bar of its own; else the page is scrolled
 * @param args target, duration and settings; settings or what to do afterwards may stand in the place before
 */
function scroll(scroller: unknown, args: unknown[], defaults?: object): void {
  const [target, duration, last] = args;
  const given = /object|function/.test(typeof duration) ? (duration ?? last) : last;
  const settings: ScrollSettings = {
    ...defaults,
    ...(typeof given === 'function' ? { onAfter: given } : (given as object)),
  };
  const durationMs = Number(duration) || (settings.duration ?? SCROLL_MS);
  const part = scroller instanceof Element && !scroller.matches('html,body') ? scroller : undefined;
  const top = placeOf(target, part ?? document.documentElement, settings.offset);
  if (top === undefined) return;
  if (part) part.scrollTo({ top, behavior: wantsLessMotion() ? 'instant' : 'smooth' });
  else scrollPage(top, durationMs);
  setTimeout(() => settings.onAfter?.call(scroller, target, settings), durationMs + SETTLE_MS);
}

/** In pixels from the start of what is scrolled; nothing where there is no such place. */
function placeOf(
  target: unknown,
  scroller: Element,
  offset: ScrollSettings['offset'] = -covered(),
): number | undefined {
  if (typeof target === 'number') return target;
  const [, sign, amount] = (typeof target === 'string' && POSITION.exec(target)) || [];
  if (amount) return sign ? scroller.scrollTop + Number(sign + amount) : Number(amount);
  const found = typeof target === 'string' ? find(target, scroller) : target;
  const element = found instanceof Element ? found : (found as JQuerySet | undefined)?.[0];
  if (!element) return undefined;
  const isPage = scroller === document.documentElement;
  const start = isPage ? -scrollY : scroller.getBoundingClientRect().top - scroller.scrollTop;
  const more = typeof offset === 'number' ? offset : (offset.top ?? 0);
  return element.getBoundingClientRect().top - start + more;
}

/** What covers the page's upper edge once it is scrolled, in pixels. */
function covered(): number {
  const { flatsomeVars } = globalThis as { flatsomeVars?: { scrollPaddingTop?: unknown } };
  return Number(flatsomeVars?.scrollPaddingTop) || adminBarHeight();
}

function find(selector: string, scroller: Element): Element | undefined {
  try {
    return scroller.querySelector(selector) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Calls back once no picture of the set is on its way any more, however that ended; the set is a promise
 * of that, too, which fails where a picture has.
 */
function whenLoaded(set: JQuerySet, args: unknown[], jQuery: JQuery): JQuerySet {
  const pictures = Array.from(set).flatMap((element) =>
    element instanceof HTMLImageElement ? [element] : [...element.querySelectorAll('img')],
  );
  const told = { elements: Array.from(set) };
  const call = args.find((arg) => typeof arg === 'function');
  const deferred = jQuery.Deferred?.();
  void Promise.all(pictures.map(whenSettled)).then((areThere) => {
    call?.call(set, told);
    if (areThere.every(Boolean)) deferred?.resolve(told);
    else deferred?.reject(told);
  });
  return deferred?.promise(set) ?? set;
}

/** Whether it could be had. One that is left for later by its `loading` comes by a copy that is not. */
async function whenSettled(picture: HTMLImageElement): Promise<boolean> {
  if (!picture.complete) {
    await new Promise((resolve) => {
      const copy = new Image();
      for (const image of [picture, copy])
        for (const end of ['load', 'error']) image.addEventListener(end, resolve, { once: true });
      copy.src = picture.currentSrc || picture.src;
    });
  }
  return picture.naturalWidth > 0 || !picture.complete;
}

/** Options become the attribute that the island reads; a text calls a method of what it has put there. */
function slide(this: JQuerySet, ...args: unknown[]): unknown {
  const [asked, ...rest] = args;
  if (typeof asked === 'string') {
    const instance = this.data('flickity') as
      Record<string, (...given: unknown[]) => unknown> | undefined;
    instance?.[asked]?.(...rest);
    return this;
  }
  for (const element of Array.from(this)) {
    if (!element.hasAttribute('data-flickity-options')) {
      element.setAttribute('data-flickity-options', JSON.stringify(asked ?? {}));
    }
  }
  lookAgain();
  return this;
}
