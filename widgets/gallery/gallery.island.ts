import type { Mount } from '../../shared/islands/island';
import { eachJQuery } from '../../shared/platform/each-jquery';
import { listenOn } from '../../shared/platform/element-events';
import { hookJQueries, listen, raise } from '../../shared/platform/events';
import { loadChunk } from '../../shared/platform/load-chunk';
import { readSetting } from '../../shared/platform/settings';
import { chosenVariation, followForm } from '../../shared/stores/chosen-variation';
import type { JQuery } from '../../shared/platform/jquery';
import { events, galleryParams, selectors, settings } from './gallery.contract';
import { addHoverZoom } from './hover-zoom';
import type { InstanceOptions } from './instances';
import { addOpeners } from './openers';
import type { Slider } from './slider/slider';
import type { ShowVariation } from './variation/watch-choice';

/**
 * Why a behaviour: the pictures, links and thumbnails are the platform's own; it moves them, swaps
 * their attributes and puts them back.
 *
 * Sources: specification section 2 "Single product page", platform document "shop", section 9, and
 * "theme", section 16.
 */
export const mount: Mount = async (root, { signal }) => {
  raise(events.beforeInit, [root, galleryParams()], root);
  let slider: Slider | undefined;
  if (wantsSlider(root)) {
    // Without its code the pictures still scroll, as the style sheet lets them.
    const loaded = await loadChunk(() => import('./slider/start-slider')).catch(() => undefined);
    slider = await loaded?.startSlider(root, signal);
    if (signal.aborted) return;
  }

  const zoom = addHoverZoom(root, signal);
  addOpeners(root, slider, signal);
  const shown: InstanceOptions['shown'] = {};
  followForm(
    () => root.closest(selectors.product)?.querySelector<HTMLFormElement>(selectors.form),
    (form, until) => {
      shown.form = form;
      shown.show = followChoice(root, form, slider, until);
    },
    signal,
  );

  // Of this gallery alone: a page may have several. `listenOn` leaves out what islands raise.
  const hear = (name: string, react: () => void): void => {
    root.addEventListener(name, react, { signal });
    listenOn(root, name, react, signal);
  };
  hear(events.resetPosition, () => slider?.select(0));
  hear(events.initZoom, () => zoom.reset());
  listen(events.toolsInit(), () => slider?.refresh(), signal, document);
  if (root.querySelector(selectors.themeSlider)) raise(events.toolsInit(), [], document);
  const loading: Promise<void>[] = [];
  eachJQuery((jQuery) => {
    loading.push(addInstances(jQuery, { root, slider, zoom, shown, signal }));
  }, signal);
  // Scripts that come later may bring another.
  document.addEventListener('load', hookJQueries, { capture: true, signal });
  await Promise.all(loading);
  if (signal.aborted) return;
  raise(events.afterInit, [root, galleryParams()], root);
};

/** The theme's markup is a slider; for its own the shop plugin says whether it is to be one. */
function wantsSlider(root: HTMLElement): boolean {
  if (root.querySelectorAll(selectors.slide).length < 2) return false;
  return root.querySelector(selectors.themeSlider) !== null || readSetting(settings.slider, root);
}

/** The code that swaps pictures comes with the first choice; without it everything else goes on. */
function followChoice(
  root: HTMLElement,
  form: HTMLFormElement,
  slider: Slider | undefined,
  signal: AbortSignal,
): ShowVariation {
  const $chosen = chosenVariation(form);
  let loading: Promise<ShowVariation> | undefined;
  const load = async (): Promise<ShowVariation> => {
    const { watchChoice } = await loadChunk(() => import('./variation/watch-choice'));
    return signal.aborted ? () => undefined : watchChoice(root, form, slider, signal);
  };
  // Where the network is gone, the next choice tries again.
  const giveUp = (): void => void (loading = undefined);
  const begin = (): Promise<ShowVariation> => (loading ??= load());
  const stop = $chosen.subscribe((variation) => {
    if (variation) begin().catch(giveUp);
  });
  signal.addEventListener('abort', stop);
  return (variation) => void begin().then((show) => show(variation), giveUp);
}

/** For other scripts; without it the shopper lacks nothing. */
async function addInstances(jQuery: JQuery, options: InstanceOptions): Promise<void> {
  const instances = await import('./instances').catch(() => undefined);
  if (!options.signal.aborted) instances?.addInstances(jQuery, options);
}
