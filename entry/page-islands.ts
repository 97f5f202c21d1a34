import { stateAttribute } from '../shared/islands/island';
import { woken } from './registry-woken';

/** Milliseconds after an addition: others come along with it. */
const LOOK_AFTER_MS = 100;

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
  // Not for texts: one that counts down would have the page looked over for as long as it does.
  const isPart = (node: Node): boolean => node instanceof Element;
  new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => [...addedNodes].some(isPart)))
      timer ??= setTimeout(look, LOOK_AFTER_MS);
  }).observe(document, { childList: true, subtree: true });
}
