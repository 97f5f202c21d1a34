import { safeUrl } from '../../shared/platform/safe-url';

/** A picture that stands in the page itself. */
const INLINE_PICTURE = /^data:image\//i;

/** The address of a picture, as given; `undefined` when it is none that a picture may have. */
export function pictureAddress(raw: string | undefined): string | undefined {
  const address = raw?.trim() ?? '';
  return INLINE_PICTURE.test(address) || safeUrl(address) !== undefined ? address : undefined;
}

/**
 * A list of pictures by size (`srcset`), as given; `undefined` when one of its addresses is refused.
 *
 * Between two of them is a comma and white space: a comma alone may be a part of an address.
 */
export function pictureList(raw: string | undefined): string | undefined {
  const list = raw?.trim();
  if (!list) return undefined;
  const addresses = list.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0]);
  return addresses.every(pictureAddress) ? list : undefined;
}
