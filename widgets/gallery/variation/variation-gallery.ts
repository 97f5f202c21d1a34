import { toNodes } from '../../../shared/dom/html/html';
import { raise } from '../../../shared/platform/events';
import { isRecord } from '../../../shared/platform/page-settings';
import { CURRENT_IMAGE, events, FOLLOW_UP_MS, galleryParams, selectors } from '../gallery.contract';
import { ACTIVE_ATTRIBUTE, ownGallery } from './own-gallery';

const DEFAULT_TEMPLATE = '.wc-product-gallery-default-template';
const DEFAULTS_GLOBAL = 'wc_variation_gallery_defaults';

/** The gallery that the server sent, per form: put back as it is. */
const originals = new WeakMap<HTMLFormElement, HTMLElement>();
/** The markup that a gallery was made of. */
const madeOf = new WeakMap<HTMLElement, string>();

/**
 * Replaces the whole gallery by that of a variation, or by the product's own when the variation has
 * none (platform document "shop", section 9.3). The new element is an island by itself, and follows
 * the choice from then on.
 *
 * Call it once the HTML gate is ready.
 *
 * @returns whether `root` has nothing more to show
 */
export function replaceGallery(
  root: HTMLElement,
  form: HTMLFormElement,
  variation: unknown,
): boolean {
  const html = ownGallery(variation);
  if (html && madeOf.get(root) === html) return true;
  const next = html ? galleryFrom(html) : defaultGallery(form);
  // Without the product's own gallery, one variation's pictures must not get another's among them.
  if (!next) return form.hasAttribute(ACTIVE_ATTRIBUTE);
  if (html) madeOf.set(next, html);
  if (!madeOf.has(root)) originals.set(form, root);

  raise(events.beforeDestroy, [root, galleryParams()], root);
  root.replaceWith(next);
  if (html) {
    const id = isRecord(variation) ? variation['image_id'] : undefined;
    form.setAttribute(CURRENT_IMAGE, typeof id === 'number' ? String(id) : '');
    form.setAttribute(ACTIVE_ATTRIBUTE, 'yes');
  } else {
    form.setAttribute(CURRENT_IMAGE, '');
    form.removeAttribute(ACTIVE_ATTRIBUTE);
  }
  setTimeout(() => dispatchEvent(new Event('resize')), FOLLOW_UP_MS);
  return true;
}

function galleryFrom(html: string): HTMLElement | undefined {
  return toNodes(html).querySelector<HTMLElement>(selectors.gallery) ?? undefined;
}

function defaultGallery(form: HTMLFormElement): HTMLElement | undefined {
  const original = originals.get(form);
  if (original) return original;
  const template = form.querySelector(DEFAULT_TEMPLATE);
  const defaults = (globalThis as unknown as Record<string, unknown>)[DEFAULTS_GLOBAL];
  const html =
    template?.innerHTML ??
    (isRecord(defaults) ? defaults[form.dataset.product_id ?? ''] : undefined);
  return typeof html === 'string' ? galleryFrom(html) : undefined;
}
