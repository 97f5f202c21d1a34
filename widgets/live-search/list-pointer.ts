import { INDEX_ATTRIBUTE, selectors } from './live-search.contract';
import { chosenIndex } from './live-search.model';
import type { SearchActions } from './search-actions';
import type { SearchRunner } from './search-runner';

/** Highlights under the pointer, and picks: in a new tab where a link would open one. */
export function hearPointer(
  results: HTMLElement,
  { $state, highlight }: SearchRunner,
  { pick }: SearchActions,
  signal: AbortSignal,
): void {
  const indexAt = ({ target }: Event): number => {
    const option = (target as Element).closest(selectors.suggestion);
    return Number(option?.getAttribute(INDEX_ATTRIBUTE) ?? -1);
  };
  const choose = (event: MouseEvent): void => {
    const suggestion = $state.get().answer?.suggestions[indexAt(event)];
    const isNewTab = event.ctrlKey || event.metaKey || event.button === 1;
    if (isNewTab && suggestion?.url) open(suggestion.url, '_blank', 'noopener');
    else if (event.button === 0) pick(suggestion);
  };
  const listeners: Record<string, (event: PointerEvent) => void> = {
    // The focus stays in the field.
    mousedown: (event) => event.preventDefault(),
    // A list that opens or scrolls under a resting pointer is not pointed at.
    pointermove: (event) => highlight(indexAt(event), 'pointer'),
    pointerleave: () => void (chosenIndex($state.get()) === -1 && highlight(-1, 'pointer')),
    click: choose,
    auxclick: choose,
  };
  for (const [type, hear] of Object.entries(listeners))
    results.addEventListener(type, (event) => hear(event as PointerEvent), { signal });
}
