import { safeUrl } from '../../shared/platform/safe-url';
import { text } from '../../shared/platform/strings';
import { selectors, strings } from './quick-view.contract';

/** What a link in a product box says about its product. */
export interface ProductLink {
  id: string;
  /** As text; `undefined` where the box does not say it. */
  title: string | undefined;
  /** How the product is spoken of. */
  name: string;
  /** Address of the product's page; `undefined` where nothing in the box leads there. */
  url: string | undefined;
}

/**
 * The theme prints `#quick-view` as the link's address; the box has the product's own.
 *
 * @throws when the link does not say which product it means
 */
export function readProductLink(link: HTMLAnchorElement): ProductLink {
  const id = link.dataset['prod'] ?? '';
  if (!/^[1-9]\d*$/.test(id)) {
    throw new Error(
      `storefront-islands: data-prod on a.quick-view is ${JSON.stringify(id)}, expected the id of a product.`,
    );
  }
  const box = link.closest(selectors.box);
  const title = box?.querySelector(selectors.boxTitle)?.textContent?.trim();
  const own = link.getAttribute('href') ?? '#';
  const address = own.startsWith('#')
    ? box?.querySelector(selectors.boxLink)?.getAttribute('href')
    : own;
  return {
    id,
    title,
    name: title ? `“${title}”` : text('quickViewThisItem', strings.quickViewThisItem),
    url: safeUrl(address),
  };
}

/** Gives the focus to the product's box, where the link has been hidden or replaced meanwhile. */
export function focusBox(link: HTMLElement, box: Element | null): void {
  if (document.activeElement === link) return;
  box?.querySelector<HTMLElement>(selectors.boxText)?.focus({ preventScroll: true });
}
