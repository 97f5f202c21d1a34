import { nextIndex } from '../../shared/dom/input/roving';
import { readSetting } from '../../shared/platform/settings';
import { text } from '../../shared/platform/strings';
import { classes, selectors, settings, strings } from './review-rating.contract';

export interface StarGroup {
  /** `p.stars`, as the platform's script makes it. */
  element: HTMLElement;
  /** The radio group inside. */
  group: HTMLElement;
  /** Shows a rating; an empty one is none. */
  show: (value: string) => void;
  focus: () => void;
}

/**
 * Stars as a radio group after the ARIA Authoring Practices, in the nesting and with the classes that
 * style sheets and other scripts know. Unlike the platform's they are no links: there is nowhere to go.
 *
 * @param options of the select, lowest rating first
 */
export function createStars(
  options: readonly HTMLOptionElement[],
  choose: (value: string) => void,
): StarGroup {
  const element = document.createElement('p');
  element.className = classes.stars;
  const group = document.createElement('span');
  group.setAttribute('role', 'radiogroup');
  element.append(group);
  const names = readSetting(settings.names);
  const stars = options.map((option, index) => {
    const star = document.createElement('a');
    star.className = `star-${index + 1}`;
    star.setAttribute('role', 'radio');
    star.title = option.text;
    star.textContent =
      names[index] ??
      text('ratingName', strings.ratingName, { rating: index + 1, count: options.length });
    return star;
  });
  group.append(...stars);
  const valueAt = (index: number): string => options[index]?.value ?? '';
  const indexOf = (event: Event): number =>
    stars.indexOf((event.target as Element).closest(selectors.star) as HTMLAnchorElement);

  element.addEventListener('click', (event) => {
    const index = indexOf(event);
    if (index < 0) return;
    event.preventDefault();
    choose(valueAt(index));
  });
  element.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const index = indexOf(event);
    if (index < 0 || altKey || ctrlKey || metaKey) return;
    const isRtl = getComputedStyle(element).direction === 'rtl';
    const place = { index, count: stars.length, axis: 'both' as const, isRtl };
    const isChoice = key === ' ' || key === 'Enter';
    const next = isChoice ? index : nextIndex(key, place);
    if (next === undefined) return;
    event.preventDefault();
    choose(valueAt(next));
    stars[next]?.focus();
  });
  // Sliders of other scripts turn at the arrow keys that they hear on the document.
  element.addEventListener('keyup', (event) => event.stopPropagation());

  const show = (value: string): void => {
    const chosen = value === '' ? -1 : options.findIndex((option) => option.value === value);
    element.classList.toggle(classes.selected, chosen >= 0);
    for (const [index, star] of stars.entries()) {
      star.classList.toggle(classes.active, index === chosen);
      star.setAttribute('aria-checked', String(index === chosen));
      star.tabIndex = index === Math.max(0, chosen) ? 0 : -1;
    }
  };
  return { element, group, show, focus: () => stars.find(({ tabIndex }) => !tabIndex)?.focus() };
}
