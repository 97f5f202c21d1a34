import { raise } from '../../shared/platform/events';
import { themeEvent } from '../../shared/platform/theme-event';
import { classes, selectors } from './sticky-header.contract';

export interface StuckState {
  isStuck: () => boolean;
  /** Does nothing to a header that is stuck. `isInstant`: without the style sheet's transition. */
  stick: (isInstant: boolean) => void;
  unstick: () => void;
}

/** The two states of the header: classes, and the room that it leaves in the page. */
export function createStuckState(
  header: HTMLElement,
  wrapper: HTMLElement,
  heightOf: () => number,
): StuckState {
  /** What a stuck header takes from elements, to be given back: class and elements that had it. */
  let taken: Array<[string, Element[]]> = [];
  const take = (selector: string, name: string): [string, Element[]] => {
    const elements = [...document.querySelectorAll(`${selector}.${name}`)];
    for (const element of elements) element.classList.remove(name);
    return [name, elements];
  };
  const isStuck = (): boolean => wrapper.classList.contains(classes.stuck);

  return {
    isStuck,
    stick(isInstant) {
      if (isStuck()) return;
      raise(themeEvent('header-sticky'), [], document);
      wrapper.classList.add(classes.stuck);
      wrapper.classList.toggle(classes.instant, isInstant);
      // The header leaves the flow: what comes after it stays where it is.
      header.style.height = `${heightOf()}px`;
      taken = [
        take(selectors.transparent, classes.transparent),
        take(selectors.darkText, classes.dark),
      ];
    },
    unstick() {
      if (!isStuck()) return;
      header.style.removeProperty('height');
      wrapper.classList.remove(classes.stuck, classes.instant);
      for (const [name, elements] of taken) {
        for (const element of elements) element.classList.add(name);
      }
    },
  };
}
