import { create, type Scaffold } from '../../../shared/dom/slides/slider-parts';

/** Marks what our style sheet makes a scroller. */
export const SCROLLER_CLASS = 'storefront-islands-scroller';

/** `.flex-viewport > .woocommerce-product-gallery__wrapper > slides` (document "shop", 9.1) */
export function scaffoldShopSlider(wrapper: HTMLElement, signal: AbortSignal): Scaffold {
  const viewport = create('div', `flex-viewport ${SCROLLER_CLASS}`);
  const position = wrapper.scrollLeft;
  wrapper.replaceWith(viewport);
  viewport.append(wrapper);
  viewport.scrollLeft = position;
  signal.addEventListener('abort', () => viewport.replaceWith(wrapper));
  return { viewport, track: wrapper };
}
