import { scrollPage } from '../../shared/dom/scroll/scroll-page';
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
  add('imagesLoaded', whenLoaded);
  add('lazyFlickity', slide);
  // The library itself, where a page has it, or brings it later, takes this place.
  fn['flickity'] ??= Object.assign(slide, { isFlickityStub: true });

  jQuery.scrollTo ??= Object.assign((target: unknown) => void scrollTo(target), { defaults: {} });
  add('scrollTo', function scroll(target) {
    scrollTo(target);
    return this;
  });
  jQuery.scroll_to_notices ??= (notices) => scrollTo(notices, NOTICE_OFFSET);
}

/** Scrolls to a position, an element, the first of a set, or what a selector finds. */
function scrollTo(target: unknown, atLeast = 0): void {
  if (typeof target === 'number') return scrollPage(target);
  const found = typeof target === 'string' ? document.querySelector(target) : target;
  const element = found instanceof Element ? found : (found as JQuerySet | undefined)?.[0];
  if (!element) return;
  const { flatsomeVars } = globalThis as { flatsomeVars?: { scrollPaddingTop?: unknown } };
  const covered = Number(flatsomeVars?.scrollPaddingTop) || 0;
  scrollPage(element.getBoundingClientRect().top + scrollY - Math.max(covered, atLeast));
}

/** Calls back once no picture of the set is on its way any more, however that ended. */
function whenLoaded(this: JQuerySet, ...args: unknown[]): JQuerySet {
  const pictures = Array.from(this).flatMap((element) =>
    element instanceof HTMLImageElement ? [element] : [...element.querySelectorAll('img')],
  );
  const settled = pictures.map(
    (picture) =>
      picture.complete ||
      new Promise((resolve) => {
        picture.addEventListener('load', resolve, { once: true });
        picture.addEventListener('error', resolve, { once: true });
      }),
  );
  const call = args.find((arg) => typeof arg === 'function');
  if (call)
    void Promise.all(settled).then(() =>
      call.call(this, { elements: [...(this as unknown as Element[])] }),
    );
  return this;
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
