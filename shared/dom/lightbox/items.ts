import { readAmount } from '../../platform/settings';
import { safeUrl } from '../../platform/safe-url';

/** One picture of the lightbox, in the library's terms. */
export interface LightboxItem {
  src: string;
  width: number;
  height: number;
  /** The size is a guess, until the picture is there. */
  isGuessed: boolean;
  alt: string;
  /** The small picture, shown until the large one is there. */
  msrc: string;
  caption: string;
}

/** Where the server gave no size of the large picture, it is taken to be this much larger. */
const UNKNOWN_SCALE = 2;

/**
 * Reads what links to large pictures tell of them: those of a product (platform document "shop",
 * section 9.4), and those of a page's content ("theme", sections 6.3 and 8.1). The library counts from
 * the left: in a page written from the right, the first picture is its last.
 */
export function readItems(links: readonly HTMLAnchorElement[], isRtl: boolean): LightboxItem[] {
  const items = links.map(readItem);
  return isRtl ? items.toReversed() : items;
}

function readItem(link: HTMLAnchorElement): LightboxItem {
  const image = link.querySelector('img');
  const data = image?.dataset ?? {};
  const width = readAmount(data.large_image_width);
  const height = readAmount(data.large_image_height);
  const guess = (natural = 0, laidOut = 0): number => (natural || laidOut || 1) * UNKNOWN_SCALE;
  return {
    src: safeUrl(link.href) ?? safeUrl(data.large_image) ?? '',
    width: width || guess(image?.naturalWidth, image?.width),
    height: height || guess(image?.naturalHeight, image?.height),
    isGuessed: !(width && height),
    alt: image?.alt ?? link.textContent.trim(),
    msrc: image?.currentSrc ?? '',
    caption: data.caption || link.title || image?.title || captionBeside(link),
  };
}

/** Text only: what stands in a caption is not markup here. */
function captionBeside(link: HTMLAnchorElement): string {
  return link.closest('figure')?.querySelector(':scope>figcaption')?.textContent.trim() ?? '';
}
