import type { Mount } from '../../shared/islands/island';
import { selectors, SLIDE_MS } from './field-descriptions.contract';

/**
 * Why a behaviour: a description that stands in the platform's markup is shown while its field is used.
 *
 * Sources: specification section 2 "Site-wide", platform document "shop", section 12.4.
 */
export const mount: Mount = (wrapper, { signal }) => {
  const description = wrapper.querySelector<HTMLElement>(selectors.description);
  if (!description) return;
  const hiddenBefore = description.getAttribute('aria-hidden');
  let isOpen = false;

  const open = (shouldOpen: boolean): void => {
    if (isOpen === shouldOpen) return;
    isOpen = shouldOpen;
    description.setAttribute('aria-hidden', String(!isOpen));
    slide(description, isOpen);
  };
  signal.addEventListener('abort', () => {
    for (const animation of description.getAnimations()) animation.cancel();
    description.style.display = '';
    if (!description.getAttribute('style')) description.removeAttribute('style');
    if (hiddenBefore === null) description.removeAttribute('aria-hidden');
    else description.setAttribute('aria-hidden', hiddenBefore);
  });

  const react = ({ target, type }: Event): void => {
    if (!(target instanceof Element)) return;
    if (wrapper.contains(target)) {
      if (target.matches(selectors.control)) open(true);
      // A press anywhere else leaves it; the focus only when it goes to another field.
    } else if (type !== 'focusin' || target.matches(selectors.control)) open(false);
  };
  document.addEventListener('focusin', react, { signal });
  // Before anybody can stop it: the platform's own script lets no click out of a field's wrapper.
  document.addEventListener('click', react, { signal, capture: true });
  // On iOS a tap on what nobody can press is no click.
  document.addEventListener('pointerup', (event) => event.pointerType === 'touch' && react(event), {
    signal,
    capture: true,
  });
  // Who has pressed its own text, or gone on to a link, is beside the field.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isOpen) return;
      open(false);
      if (!wrapper.contains(event.target as Node)) return;
      // A dialog around the form stays open.
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  const { activeElement } = document;
  if (activeElement?.matches(selectors.control) && wrapper.contains(activeElement)) open(true);
};

/** The style sheet hides descriptions: an open one says otherwise itself. */
function slide(description: HTMLElement, isOpening: boolean): void {
  for (const animation of description.getAnimations()) animation.cancel();
  description.style.display = 'block';
  const height = `${description.scrollHeight}px`;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const frames = [
    { height: '0', opacity: 0, overflow: 'hidden' },
    { height, opacity: 1, overflow: 'hidden' },
  ];
  const animation = description.animate(isOpening ? frames : frames.toReversed(), {
    duration: isCalm ? 0 : SLIDE_MS,
    easing: 'ease',
  });
  if (!isOpening) animation.onfinish = () => (description.style.display = '');
}
