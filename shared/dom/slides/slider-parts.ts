import { icon } from '../icon';
import { announce } from '../announcer';
import { createEdits } from '../regions/page-edits';
import { text } from '../../platform/strings';

/**
 * The elements that the platform's sliders put around slides and beside them, whatever moves the
 * slides. Style sheets and other scripts know them (platform document "theme", section 23.1).
 */
export interface Scaffold {
  /** The part that shows a slide. */
  viewport: HTMLElement;
  /** The parent of the slides. */
  track: HTMLElement;
}

export const strings = {
  gallery: 'Product images',
  previous: 'Previous',
  next: 'Next',
  imageShown: 'Image {n} of {count}',
};

/**
 * `.flickity-enabled > .flickity-viewport > .flickity-slider > slides`
 *
 * @param ownClass marks for our style sheet what moves the slides; nothing else of the theme's
 *   sliders is touched
 */
export function scaffoldThemeSlider(
  root: HTMLElement,
  ownClass: string,
  signal: AbortSignal,
): Scaffold {
  const viewport = create('div', `flickity-viewport ${ownClass}`);
  const track = create('div', 'flickity-slider');
  const position = root.scrollLeft;
  keepFocus(root, () => {
    track.append(...root.childNodes);
    viewport.append(track);
    root.append(viewport);
  });
  root.classList.add('flickity-enabled', 'is-draggable');
  // A shopper may have swiped before this code was there.
  viewport.scrollLeft = position;
  signal.addEventListener('abort', () => {
    root.classList.remove('flickity-enabled', 'is-draggable');
    keepFocus(root, () => {
      root.append(...track.childNodes);
      viewport.remove();
    });
  });
  return { viewport, track };
}

/** What is moved in a document loses the focus. */
function keepFocus(root: HTMLElement, move: () => void): void {
  const focused = document.activeElement;
  const isInside = root !== focused && root.contains(focused);
  move();
  if (isInside) (focused as HTMLElement).focus({ preventScroll: true });
}

export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}

/** Keeps the viewport as high as the selected slide where slides differ, as the platform does. */
export function adaptHeight(
  viewport: HTMLElement,
  slides: readonly HTMLElement[],
  index: number,
): void {
  const heights = slides.map(({ offsetHeight }) => offsetHeight);
  const differ = Math.max(...heights) - Math.min(...heights) > 1;
  viewport.style.height = differ ? `${heights[index]}px` : '';
}

/**
 * Lets a slider's height follow what is selected, and the slider's width, which heights depend on. Not
 * before somebody moves the slides: until then the page stays as it is laid out.
 *
 * @param adapt writes the height
 * @returns to be called whenever a slide is selected
 */
export function followHeight(
  viewport: HTMLElement,
  adapt: () => void,
  signal: AbortSignal,
): () => void {
  let width: number | undefined;
  const follow = (): void => {
    width = viewport.clientWidth;
    adapt();
  };
  const observer = new ResizeObserver(() => {
    if (width !== undefined && width !== viewport.clientWidth) follow();
  });
  observer.observe(viewport);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    viewport.style.removeProperty('height');
  });
  return follow;
}

/** Makes a slider one Tab stop with a name, which arrow keys move in both writing directions. */
export function addArrowKeys(
  element: HTMLElement,
  step: (steps: -1 | 1) => void,
  signal: AbortSignal,
  label = text('gallery', strings.gallery),
): void {
  createEdits(signal).attributes(element, {
    tabindex: '0',
    role: 'group',
    'aria-roledescription': 'carousel',
    'aria-label': label,
  });
  element.addEventListener(
    'keydown',
    (event) => {
      const steps = KEYS[event.key];
      if (event.defaultPrevented || (event.target as Element).closest(OWN_KEYS)) return;
      if (!steps || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      const isRtl = getComputedStyle(element).direction === 'rtl';
      step(isRtl ? (-steps as -1 | 1) : steps);
    },
    { signal },
  );
}

/** What does something of its own with arrow keys. */
const OWN_KEYS = 'input,select,textarea,video,audio,[role=radio],[role=tab],[contenteditable]';

const KEYS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Buttons and keys leave the focus where it is: only words tell what is shown now. */
export function tellSlide(index: number, count: number): void {
  announce(text('imageShown', strings.imageShown, { n: index + 1, count }), 0);
}

/** A chevron to the left on a field of 100 by 100. */
const ARROW = 'M62 12 24 50l38 38 7-7-31-31 31-31z';

export interface ArrowButtons {
  /** Turns a button off at its end; if it has the focus, that goes to the other one. */
  update: (ends: { atStart: boolean; atEnd: boolean }) => void;
}

/** The theme's previous and next buttons. */
export function addArrowButtons(
  root: HTMLElement,
  onPress: (steps: -1 | 1) => void,
  signal: AbortSignal,
): ArrowButtons {
  const [previous, next] = (['previous', 'next'] as const).map((name) => {
    const button = create('button', `flickity-button flickity-prev-next-button ${name}`);
    button.type = 'button';
    button.setAttribute('aria-label', text(name, strings[name]));
    button.append(icon(ARROW, 'flickity-button-icon'));
    button.addEventListener('click', () => onPress(name === 'next' ? 1 : -1), { signal });
    root.append(button);
    signal.addEventListener('abort', () => button.remove());
    return button;
  });
  return {
    update({ atStart, atEnd }) {
      if (!previous || !next) return;
      const { activeElement } = document;
      previous.disabled = atStart;
      next.disabled = atEnd;
      // The button that has just been pressed may have nowhere left to go.
      if (atStart && activeElement === previous) next.focus({ preventScroll: true });
      if (atEnd && activeElement === next) previous.focus({ preventScroll: true });
    },
  };
}
