import { Flickity, runFlickity, type InstanceSlides } from '../../shared/dom/slides/flickity';
import type { JQuery } from '../../shared/platform/jquery';
import type { Carousel } from './carousel';
import { classes } from './slider.contract';

interface Collection extends ArrayLike<Element> {
  data: (key: string, value?: unknown) => unknown;
  removeData: (key: string) => unknown;
  trigger: (name: string, args: unknown[]) => unknown;
}
type FullJQuery = ((target: unknown) => Collection) & { fn: Record<string, unknown> };

/**
 * What other scripts reach through jQuery: the instance, its events, and the theme's functions
 * (platform document "theme", sections 2.3 and 23.1). What a page has already is left as it is.
 */
export function addInstance(
  given: JQuery,
  root: HTMLElement,
  slides: InstanceSlides,
  { embla }: Carousel,
  signal: AbortSignal,
): void {
  const jQuery = given as unknown as FullJQuery;
  const collection = jQuery(root);
  const instance = new Flickity(root, slides);
  collection.data('flickity', instance);
  signal.addEventListener('abort', () => collection.removeData('flickity'));
  addPlugins(jQuery);

  const tell = (name: string, args: unknown[] = []): void => {
    collection.trigger(`${name}.flickity`, args);
    instance.emitEvent(name, args);
  };
  embla.on('select', () => {
    for (const name of ['select', 'change', 'cellSelect']) tell(name, [slides.index]);
  });
  embla.on('settle', () => tell('settle', [slides.index]));
  embla.on('resize', () => tell('resize'));
  let isDragged = false;
  embla.on('scroll', () => {
    tell('scroll', [embla.scrollProgress(), -embla.internalEngine().offsetLocation.get()]);
    const was = isDragged;
    isDragged = root.classList.contains(classes.dragged);
    if (isDragged && !was) tell('dragStart');
  });
  embla.on('pointerUp', () => {
    if (isDragged) tell('dragEnd');
    isDragged = false;
  });
  tell('ready');
}

/** They serve every slider of the page, and so outlive each. */
function addPlugins({ fn }: FullJQuery): void {
  const plugin = function (this: Collection, method: unknown, ...args: unknown[]): Collection {
    runFlickity(this, method, args);
    return this;
  };
  // Sliders are found and started by themselves: what is left of the theme's is to run a method.
  for (const name of ['flickity', 'lazyFlickity']) fn[name] ??= plugin;
}
