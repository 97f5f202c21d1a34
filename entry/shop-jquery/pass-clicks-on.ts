import type { JQuery } from '../theme-api/meet-jqueries';

/** Links that islands do something at; the platform's scripts hear their presses by jQuery. */
const LINKS = [
  'a[role=tab]',
  '.tabbed-content .nav a',
  'a.accordion-title',
  'a.ajax_add_to_cart',
  'a.remove_from_cart_button',
  '.woocommerce-product-gallery__image a',
  'a.woocommerce-product-gallery__trigger',
  'a.zoom-button',
  'a.woocommerce-review-link',
  'a.quick-view',
  'a[data-open]',
].join();

/** The little of jQuery that this needs beside. */
interface ClickJQuery extends JQuery {
  /** A page may have this script in several places. */
  passesClicksOn?: boolean;
  (target: unknown): ReturnType<JQuery> & {
    on: (type: string, selector: string, react: (event: ClickEvent) => void) => void;
  };
  event?: { triggered?: string | undefined };
}
interface ClickEvent {
  currentTarget: Element;
  originalEvent?: Event;
  preventDefault: () => void;
}

/**
 * Other code presses links by jQuery's `trigger('click')`. Of all elements it presses links alone for its
 * own listeners only: here native ones hear it, too. The link is not followed, as it would not be there.
 */
export function passClicksOn(given: JQuery): void {
  const jQuery = given as ClickJQuery;
  if (jQuery.passesClicksOn) return;
  jQuery.passesClicksOn = true;
  jQuery(document).on('click', LINKS, (event) => {
    if (event.originalEvent) return;
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    const stay = (): void => press.preventDefault();
    addEventListener('click', stay);
    const before = jQuery.event?.triggered;
    // While this is its type, jQuery tells its own listeners nothing of the native event: they have heard it.
    if (jQuery.event) jQuery.event.triggered = 'click';
    try {
      event.currentTarget.dispatchEvent(press);
    } finally {
      if (jQuery.event) jQuery.event.triggered = before;
      removeEventListener('click', stay);
    }
    event.preventDefault();
  });
}
