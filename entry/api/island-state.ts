import { stateAttribute, type IslandState } from '../../shared/islands/island';
import { whenShown } from '../../shared/islands/schedule';
import { whenParsed } from './when-parsed';

/**
 * Waits for an island of the whole page to be in one of some states.
 *
 * @param wanted any state by default
 * @returns the state; `undefined` where the page has loaded and the loader has not found the island
 */
export function bodyIsland(
  name: string,
  wanted?: readonly IslandState[],
): Promise<IslandState | undefined> {
  const attribute = stateAttribute(name);
  return new Promise((resolve) => {
    const look = (): void => {
      const state = document.body.getAttribute(attribute) as IslandState | null;
      if (state ? wanted?.includes(state) === false : document.readyState !== 'complete') return;
      observer.disconnect();
      removeEventListener('load', look);
      resolve(state ?? undefined);
    };
    const observer = new MutationObserver(look);
    const watch = (): void => {
      observer.observe(document.body, { attributes: true, attributeFilter: [attribute] });
      addEventListener('load', look);
      look();
    };
    whenShown(() => whenParsed(watch));
  });
}
