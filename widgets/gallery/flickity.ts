import type { Flickity } from '../../shared/dom/slides/flickity';
import { watchGestures } from './slider/gestures';
import type { Slider } from './slider/slider';

/** A jQuery collection of one slider. */
export interface SliderCollection {
  trigger: (name: string, args: unknown[]) => unknown;
}

type Tell = (name: string, args: unknown[]) => void;

/** On the slider while it is dragged. */
const DRAGGED_CLASS = 'is-dragging';

/** A drag that moves the row no more has come to rest after so long, in milliseconds. */
const REST_MS = 150;

/** Raises the main slider's events, in jQuery and on the instance, with the library's arguments. */
export function tellOfSlider(
  instance: Flickity,
  collection: SliderCollection,
  slider: Slider,
): void {
  const { signal, theme } = slider;
  const tell: Tell = (name, args) => {
    collection.trigger(`${name}.flickity`, args);
    instance.emitEvent(name, args);
  };
  slider.listen((index) => {
    for (const name of ['select', 'change', 'cellSelect']) tell(name, [index]);
    if (slider.isFade) tell('settle', [index]);
  });
  const { element } = instance;
  const isDragged = (): boolean => element.classList.contains(DRAGGED_CLASS);
  const settleSoon = tellOfScrolling(tell, slider, isDragged);
  watchGestures(
    slider.viewport,
    theme?.settings.dragThresholdPx ?? 0,
    (name, event, pointer, moved) => {
      if (name === 'dragStart') element.classList.add(DRAGGED_CLASS);
      if (name === 'dragEnd') {
        element.classList.remove(DRAGGED_CLASS);
        settleSoon();
      }
      if (name !== 'click') return tell(name, [event, pointer, ...(moved ? [moved] : [])]);
      const index = slider.slides.findIndex((slide) => slide.contains(event.target as Node));
      tell('staticClick', [event, pointer, slider.slides[index], index < 0 ? undefined : index]);
    },
    signal,
  );
  addEventListener('resize', () => tell('resize', []), { signal });
  tell('ready', []);
}

/** @returns tells of the rest that comes without another move */
function tellOfScrolling(tell: Tell, slider: Slider, isDragged: () => boolean): () => void {
  const { viewport, signal } = slider;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Each rest is told of once. Firefox pauses just before a slide's place, and then creeps there. */
  let hasMoved = false;
  let toldOf: number | undefined;
  const settle = (): void => {
    clearTimeout(timer);
    // A pause on the way is no rest.
    if (!hasMoved || isDragged() || !slider.isInPlace) return;
    hasMoved = false;
    toldOf = slider.index;
    tell('settle', [toldOf]);
  };
  const settleSoon = (): void => {
    hasMoved = true;
    clearTimeout(timer);
    timer = setTimeout(settle, REST_MS);
  };
  const onScroll = (): void => {
    hasMoved ||= slider.index !== toldOf || !slider.isInPlace;
    const position = Math.abs(viewport.scrollLeft);
    const end = viewport.scrollWidth - viewport.clientWidth;
    tell('scroll', [end > 0 ? position / end : 0, position]);
    clearTimeout(timer);
  };
  viewport.addEventListener('scroll', onScroll, { signal, passive: true });
  slider.listenRest(settle);
  signal.addEventListener('abort', () => clearTimeout(timer));
  return settleSoon;
}
