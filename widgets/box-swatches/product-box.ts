import { settleLazyImage } from '../../shared/dom/lazy-image';
import { safeUrl } from '../../shared/platform/safe-url';
import { classes, selectors } from './box-swatches.contract';
import { withOption } from './box-swatches.model';

/** What a swatch changes in its product box, and how it was. */
export interface ProductBox {
  /** The product's address with the option chosen. */
  addressOf: (swatch: HTMLElement) => string | undefined;
  /** Shows the option's picture, and leads to it. */
  show: (swatch: HTMLElement, updatesUrls: boolean) => void;
  /** Shows the product as the server sent it. */
  restore: () => void;
}

const IMAGE_ATTRIBUTES = ['src', 'srcset', 'sizes'] as const;

type Attributes = ReadonlyMap<string, string | null>;

export function openBox(element: HTMLElement): ProductBox {
  const image = element.querySelector<HTMLImageElement>(selectors.image);
  const sources = [...element.querySelectorAll(selectors.sources)];
  const links = [...element.querySelectorAll(selectors.links)];
  const before = new Map<Element, Attributes>(
    links.map((link) => [link, attributesOf(link, ['href'])]),
  );
  const page = element.querySelector(selectors.imageLink)?.getAttribute('href');
  /** Counts what is shown, so that a picture that comes late shows nothing of the past. */
  let turn = 0;

  const addressOf = ({ dataset }: HTMLElement): string | undefined => {
    const { attribute_name: attribute, value } = dataset;
    return page && attribute && value ? withOption(page, attribute, value) : undefined;
  };
  const showPicture = async ({ dataset }: HTMLElement): Promise<void> => {
    const own = (turn += 1);
    const { imageSrc, imageSrcset, imageSizes } = dataset;
    const src = safeUrl(imageSrc);
    if (!image || !src) return;
    const next = new Image();
    if (imageSizes) next.sizes = imageSizes;
    if (imageSrcset) next.srcset = imageSrcset;
    next.src = src;
    // The old picture stays until the new one can take its place at once.
    await next.decode().catch(() => undefined);
    if (own !== turn) return;
    settleLazyImage(image);
    // Only now: until then a lazy loader may have filled them.
    for (const part of [image, ...sources])
      if (!before.has(part))
        before.set(part, attributesOf(part, part === image ? IMAGE_ATTRIBUTES : ['srcset']));
    write(image, attributesOf(next, IMAGE_ATTRIBUTES));
    for (const source of sources) source.setAttribute('srcset', imageSrcset ?? src);
  };

  return {
    addressOf,
    show(swatch, updatesUrls) {
      element.classList.add(classes.active);
      void showPicture(swatch);
      const address = updatesUrls ? addressOf(swatch) : undefined;
      if (address) for (const link of links) link.setAttribute('href', address);
    },
    restore() {
      turn += 1;
      element.classList.remove(classes.active);
      for (const [node, attributes] of before) write(node, attributes);
    },
  };
}

function attributesOf(node: Element, names: readonly string[]): Attributes {
  return new Map(names.map((name) => [name, node.getAttribute(name)]));
}

function write(node: Element, attributes: Attributes): void {
  for (const [name, value] of attributes) {
    if (value === null) node.removeAttribute(name);
    else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  }
}
