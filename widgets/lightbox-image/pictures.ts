import { safeUrl } from '../../shared/platform/safe-url';
import { selectors } from './lightbox-image.contract';

/**
 * Anywhere in path or query, as in `photo.jpg?w=800`, but as a word of its own. The theme knows only
 * the first three, in lower case (platform document "theme", section 8.1).
 */
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|svg)(?![\w-])/i;

/** Whether an address is one of a picture, by its looks. */
export function isPictureAddress(address: string): boolean {
  const url = safeUrl(address);
  if (!url) return false;
  const { pathname, search } = new URL(url);
  return PICTURE.test(pathname + search);
}

/** Whether a press on a link shows a picture, as far as the page can tell. */
export function isPictureLink(link: HTMLAnchorElement): boolean {
  if (link.matches(selectors.notOurs)) return false;
  return link.matches(selectors.marked)
    ? safeUrl(link.href) !== undefined
    : isPictureAddress(link.href);
}

export interface Pictures {
  /** In the order of the page; one for each address where several in a row lead to the same. */
  links: HTMLAnchorElement[];
  /** Of the link that was pressed. */
  index: number;
  /** What makes the pictures a gallery; nothing where the link stands alone. */
  gallery?: Element;
}

/** What is shown together with the picture behind a link. */
export function picturesWith(link: HTMLAnchorElement): Pictures {
  const gallery = galleryOf(link);
  if (!gallery) return { links: [link], index: 0 };
  const isMember = gallery.matches(`${selectors.multiGallery},${selectors.gallery}`)
    ? isPictureLink
    : (other: HTMLAnchorElement) => other.matches(selectors.galleryLink) && isPictureLink(other);
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(isMember)
    // Boxes link their picture and their title.
    .filter((other, at, all) => other.href !== all[at - 1]?.href);
  const sameAddress = links.findIndex(({ href }) => href === link.href);
  return { links, index: Math.max(links.indexOf(link), sameAddress), gallery };
}

function galleryOf(link: HTMLAnchorElement): Element | null {
  const gallery =
    link.closest(selectors.multiGallery) ??
    (isPictureAddress(link.href) ? link.closest(selectors.gallery) : null);
  if (gallery || !link.matches(selectors.galleryLink)) return gallery;
  return link.closest(selectors.row) ?? link.parentElement;
}
