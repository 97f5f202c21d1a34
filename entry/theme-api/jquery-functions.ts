import { scrollPage } from '../../shared/dom/scroll/scroll-page';
import { isRecord } from '../../shared/platform/page-settings';
import type { JQuery, JQueryFunction, JQuerySet } from './each-jquery';
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

  jQuery.scrollTo ??= Object.assign((...args: unknown[]) => scrollTo(args[0], args), {
    defaults: {},
  });
  add('scrollTo', function scroll(...args) {
    scrollTo(args[0], args);
    return this;
  });
  jQuery.scroll_to_notices ??= (notices) => scrollTo(notices, [], NOTICE_OFFSET);
}

interface ScrollOptions {
  /** Added to the position, in pixels. */
  offset?: number | { top?: number };
  onAfter?: () => void;
}

/** A position in pixels, or a step from the present one: `200px`, `+=200`. */
const POSITION = /^([+-])?=?(\d+(?:\.\d+)?)(?:px)?$/;

/** When the page has scrolled, in milliseconds: that says nobody who waits for it. */
const SCROLLED_MS = 1100;

/**
 * Scrolls to a position, an element, the first of a set, or what a selector finds.
 *
 * @param args as they were given: options stand last, behind a duration or in its place
 */
function scrollTo(target: unknown, args: unknown[], atLeast = 0): void {
  const { offset = 0, onAfter } = (args.slice(1).findLast(isRecord) ?? {}) as ScrollOptions;
  const place = placeOf(target, atLeast);
  if (place === undefined) return;
  scrollPage(place + (typeof offset === 'number' ? offset : (offset.top ?? 0)));
  if (onAfter) setTimeout(onAfter, SCROLLED_MS);
}

/** In pixels from the start of the page; nothing where there is no such place. */
function placeOf(target: unknown, atLeast: number): number | undefined {
  if (typeof target === 'number') return target;
  const [, sign, amount] = (typeof target === 'string' && POSITION.exec(target)) || [];
  if (amount) return sign ? scrollY + Number(sign + amount) : Number(amount);
  const found = typeof target === 'string' ? find(target) : target;
  const element = found instanceof Element ? found : (found as JQuerySet | undefined)?.[0];
  if (!element) return undefined;
  const { flatsomeVars } = globalThis as { flatsomeVars?: { scrollPaddingTop?: unknown } };
  const covered = Number(flatsomeVars?.scrollPaddingTop) || 0;
  return element.getBoundingClientRect().top + scrollY - Math.max(covered, atLeast);
}

function find(selector: string): Element | undefined {
  try {
    return document.querySelector(selector) ?? undefined;
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
