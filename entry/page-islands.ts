import { stateAttribute } from '../shared/islands/island';
import { woken } from './registry-woken';

/** Milliseconds after an addition: others come along with it. */
const CALM_MS = 100;

const isPage = ({ selector }: { selector: string }): boolean => selector.startsWith('body:has(');

/** Islands of the whole page that a part of it makes one; the last of them comes with the starter. */
export const pageIslands = [
  ...woken.filter(isPage),
  { name: 'wishlist', selector: 'body:has(.wishlist-fragment)' },
] as const;

/**
 * Has the page looked over where a part that came later makes it an island: the loader looks for islands in
 * what is added, not around it.
 */
export function watchForParts(lookOver: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    timer = undefined;
    const { body } = document;
    const isNew = ({ name, selector }: (typeof pageIslands)[number]): boolean =>
      !body.hasAttribute(stateAttribute(name)) && body.matches(selector);
    if (pageIslands.some(isNew)) lookOver();
  };
  new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => addedNodes.length > 0))
      timer ??= setTimeout(look, CALM_MS);
  }).observe(document, { childList: true, subtree: true });
}
