import { Flickity, runFlickity } from '../../shared/dom/slides/flickity';
import type { JQuery } from '../../shared/platform/jquery';
import { easyZoomOf } from './easy-zoom';
import { classes, selectors } from './gallery.contract';
import { tellOfSlider } from './flickity';
import type { HoverZoom } from './hover-zoom';
import type { Slider } from './slider/slider';
import type { ShowVariation } from './variation/watch-choice';

/**
 * What other scripts reach through jQuery: the instances of the platform's sliders and gallery, and
 * the functions of its gallery scripts (platform documents "shop", 1.4 and 9.4, "theme", 23.1).
 * Only what stands for the gallery's own parts; whatever a page has already is left as it is.
 */
export interface InstanceOptions {
  root: HTMLElement;
  slider: Slider | undefined;
  zoom: HoverZoom;
  /** The product's variation form, and what shows a picture for it; another may come in its place. */
  shown: { form?: HTMLFormElement; show?: ShowVariation };
  signal: AbortSignal;
}

type Plugin = (this: Collection, ...args: never[]) => unknown;
type Collection = ArrayLike<Element> & {
  data: (key: string, value?: unknown) => unknown;
  removeData: (key: string) => unknown;
  trigger: (name: string, args: unknown[]) => unknown;
};
type FullJQuery = ((target: unknown) => Collection) & { fn: Record<string, unknown> };

export function addInstances(given: JQuery, options: InstanceOptions): void {
  const { root, slider, zoom, signal } = options;
  const jQuery = given as unknown as FullJQuery;
  const setData = (element: Element, key: string, value: unknown, until = signal): void => {
    jQuery(element).data(key, value);
    until.addEventListener('abort', () => jQuery(element).removeData(key));
  };
  const theme = root.querySelector<HTMLElement>(selectors.themeSlider);
  const gallery = {
    $target: jQuery(root),
    $images: jQuery(root.querySelectorAll(selectors.slide)),
  };
  setData(root, 'product_gallery', gallery);
  if (slider && theme) {
    const main = new Flickity(theme, slider);
    const strip = slider.theme?.strip;
    setData(theme, 'flickity', main, slider.signal);
    if (strip) setData(strip, 'flickity', new Flickity(strip, slider), slider.signal);
    tellOfSlider(main, jQuery(theme), slider);
  } else if (slider) {
    setData(root, 'flexslider', flexsliderOf(slider));
  }
  for (const slide of root.querySelectorAll<HTMLElement>(
    `.${classes.hasZoom} ${selectors.slide}`,
  )) {
    setData(slide, 'easyZoom', easyZoomOf(slide, zoom));
  }
  addPlugins(jQuery, options);
}

/** The shop plugin's slider as other scripts know it. */
function flexsliderOf(slider: Slider): Record<string, unknown> {
  return {
    get currentSlide() {
      return slider.index;
    },
    get count() {
      return slider.slides.length;
    },
    flexAnimate: (index: number) => slider.select(index),
    resize: () => undefined,
  };
}

function addPlugins(jQuery: FullJQuery, { shown, signal }: InstanceOptions): void {
  const showOn = (collection: Collection, variation: unknown): void => {
    if (shown.form && Array.from(collection).includes(shown.form))
      shown.show?.(variation || undefined);
  };
  const plugins: Record<string, Plugin> = {
    // New galleries are found by themselves.
    wc_product_gallery() {
      return this;
    },
    wc_variations_image_update(variation: unknown) {
      showOn(this, variation);
    },
    wc_variations_image_reset() {
      showOn(this, undefined);
    },
    flickity(method: string, ...args: unknown[]) {
      runFlickity(this, method, args);
      return this;
    },
  };
  for (const [name, plugin] of Object.entries(plugins)) {
    const before = jQuery.fn[name];
    if (before && !(before as { isStandIn?: boolean }).isStandIn) continue;
    jQuery.fn[name] = plugin;
    signal.addEventListener('abort', () => {
      if (jQuery.fn[name] === plugin) jQuery.fn[name] = before;
    });
  }
}
