import { raise } from '../../shared/platform/events';
import { navigate } from '../../shared/platform/navigate';
import { readSetting } from '../../shared/platform/settings';
import { classes, equalizeEvent, selectors, settings } from './box-swatches.contract';
import type { ProductBox } from './product-box';

/** Which swatch of a box is chosen, and what follows from it. */
export interface BoxChoice {
  /** Chooses a swatch; `undefined` takes the choice back. */
  select: (swatch: HTMLElement | undefined) => void;
  /** Chooses a swatch; on the chosen one, goes to the product or takes the choice back. */
  press: (swatch: HTMLElement) => void;
  /** Shows all swatches. */
  unlimit: () => void;
  /** Takes the choice back after the time that is set, where that is set. */
  resetLater: () => void;
  /** The pointer is back: nothing is taken back. */
  stay: () => void;
}

export function openChoice(
  list: HTMLElement,
  swatches: readonly HTMLElement[],
  box: ProductBox,
): BoxChoice {
  let selected: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stay = (): void => clearTimeout(timer);

  const mark = (): void => {
    const shown = swatches.filter(({ classList }) => !classList.contains(classes.hidden));
    const tabStop = shown.find((swatch) => swatch === selected) ?? shown[0];
    for (const swatch of shown) {
      swatch.classList.toggle(classes.selected, swatch === selected);
      swatch.setAttribute('aria-checked', String(swatch === selected));
      swatch.tabIndex = swatch === tabStop ? 0 : -1;
    }
  };
  const select = (swatch: HTMLElement | undefined): void => {
    stay();
    if (swatch === selected) return;
    selected = swatch;
    if (swatch) box.show(swatch, readSetting(settings.updateUrls, list));
    else box.restore();
    mark();
  };
  const limit = (isLimited: boolean): void => {
    const limiter = list.querySelector<HTMLElement>(selectors.limiter);
    limiter?.classList.toggle(classes.hidden, !isLimited);
    for (const swatch of list.querySelectorAll(selectors.limited)) {
      swatch.classList.toggle(classes.hidden, isLimited);
      if (swatch === document.activeElement) limiter?.focus({ preventScroll: true });
    }
    mark();
    raise(equalizeEvent(), [], document);
  };

  mark();
  return {
    select,
    press(swatch) {
      if (swatch !== selected) select(swatch);
      else if (readSetting(settings.deselects, list)) select(undefined);
      else navigate(box.addressOf(swatch));
    },
    unlimit: () => limit(false),
    resetLater() {
      stay();
      if (!readSetting(settings.resets, list)) return;
      timer = setTimeout(
        () => {
          select(undefined);
          if (readSetting(settings.resetsLimited, list)) limit(true);
        },
        readSetting(settings.resetTimeMs, list),
      );
    },
    stay,
  };
}
