import { listenForRadioKeys } from '../../shared/dom/input/radio-keys';
import { preloadPicture } from '../../shared/dom/preload-picture';
import { createEdits } from '../../shared/dom/regions/page-edits';
import { rememberTree } from '../../shared/dom/regions/remember-tree';
import type { Mount } from '../../shared/islands/island';
import { readSetting } from '../../shared/platform/settings';
import { text } from '../../shared/platform/strings';
import { openChoice, type BoxChoice } from './box-choice';
import { classes, selectors, settings, strings } from './box-swatches.contract';
import { openBox } from './product-box';

/**
 * Why a behaviour: a swatch in a box only points the box's picture and links at another option.
 *
 * Sources: specification section 9 "Variation swatches", platform document "theme", 14.2.
 */
export const mount: Mount = (list, { signal }) => {
  const frame = list.closest<HTMLElement>(selectors.box);
  if (!frame) {
    const { outerHTML } = list.cloneNode() as Element;
    throw new Error(`box-swatches: expected ${selectors.box} around ${outerHTML}`);
  }
  const restoreList = rememberTree(list);
  const box = openBox(frame);
  // Before anything is changed: what breaks off halfway is undone as well.
  signal.addEventListener('abort', () => {
    box.restore();
    restoreList();
  });
  const edits = createEdits(signal);
  const name = frame.querySelector(selectors.name)?.textContent.trim() ?? '';
  const swatches = [...list.querySelectorAll<HTMLElement>(selectors.swatch)];
  edits.toggleClass(list, classes.attached, true);
  edits.attributes(list, {
    role: 'radiogroup',
    'aria-label': text('boxOptions', strings.options, { name }),
  });
  describe(list, name);
  const choice = openChoice(list, swatches, box);
  signal.addEventListener('abort', choice.stay);
  listenToPresses(list, swatches, choice, signal);
  listenToPointer(list, frame, choice, signal);
};

/** Makes radio buttons of the swatches, and a button of the count of those that are not shown. */
function describe(list: HTMLElement, name: string): void {
  for (const swatch of list.querySelectorAll<HTMLElement>(selectors.swatch)) {
    const title = swatch.dataset.name || swatch.title || swatch.dataset.value;
    const isOut = swatch.classList.contains(classes.outOfStock);
    const remark = isOut ? `, ${text('outOfStock', strings.outOfStock)}` : '';
    swatch.setAttribute('role', 'radio');
    swatch.setAttribute('aria-label', title + remark);
  }
  const limiter = list.querySelector<HTMLElement>(selectors.limiter);
  if (!limiter) return;
  const count = list.querySelectorAll(selectors.limited).length;
  limiter.setAttribute('role', 'button');
  limiter.setAttribute('aria-label', text('boxShowMore', strings.showMore, { count, name }));
  limiter.tabIndex = 0;
}

function listenToPresses(
  list: HTMLElement,
  swatches: readonly HTMLElement[],
  choice: BoxChoice,
  signal: AbortSignal,
): void {
  let hasUnlimited = false;
  const onClick = ({ target, detail }: MouseEvent): void => {
    // The second click of a double click meets the swatch that has come in the place of the count.
    if (hasUnlimited && detail > 1) return;
    hasUnlimited = false;
    const swatch = swatchAt(target);
    if (swatch) return choice.press(swatch);
    if (!(target as Element).closest(selectors.limiter)) return;
    choice.unlimit();
    hasUnlimited = true;
    list.querySelector<HTMLElement>(selectors.limited)?.focus({ preventScroll: true });
  };
  const shown = (): HTMLElement[] =>
    swatches.filter(({ classList }) => !classList.contains(classes.hidden));
  list.addEventListener('click', onClick, { signal });
  listenForRadioKeys(list, shown, choice.select, signal);
}

/** A finger that touches wants to press; only a mouse passes over. */
function listenToPointer(
  list: HTMLElement,
  frame: HTMLElement,
  choice: BoxChoice,
  signal: AbortSignal,
): void {
  const onOver = ({ target, pointerType }: PointerEvent): void => {
    const swatch = swatchAt(target);
    if (!swatch || pointerType !== 'mouse') return;
    if (readSetting(settings.selectEvent, list) !== 'click') return choice.select(swatch);
    choice.stay();
    const { imageSrc: src, imageSrcset: srcset, imageSizes: sizes } = swatch.dataset;
    if (src) preloadPicture({ src, srcset: srcset ?? false, sizes: sizes ?? false });
  };
  const onOut = ({ target, pointerType }: PointerEvent): void => {
    const isMouse = pointerType === 'mouse';
    if (isMouse && swatchAt(target) && !readSetting(settings.resetExtent, list))
      choice.resetLater();
  };
  const onLeave = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse' && readSetting(settings.resetExtent, list)) choice.resetLater();
  };
  list.addEventListener('pointerover', onOver, { signal });
  list.addEventListener('pointerout', onOut, { signal });
  frame.addEventListener('pointerleave', onLeave, { signal });
  frame.addEventListener('pointerenter', choice.stay, { signal });
}

function swatchAt(target: EventTarget | null): HTMLElement | undefined {
  return (target as Element | null)?.closest<HTMLElement>(selectors.swatch) ?? undefined;
}
