import { activeSuggestion, chosenIndex, isListShown } from './live-search.model';
import type { SearchActions } from './search-actions';
import type { SearchRunner } from './search-runner';

/**
 * The keys of an editable combobox with a list (ARIA Authoring Practices).
 *
 * Enter always submits the form, whatever the search is doing: it is held up by nothing, neither by a
 * search that runs or has failed, nor by what the pointer rests on. Except on a suggestion that the
 * arrow keys have chosen: there it picks, as the platform has it (document "theme", 12.4) and as keys
 * have no other way to. Tab is left to the browser.
 *
 * @returns whether the key is used up
 */
export function pressKey(
  { key, altKey }: KeyboardEvent,
  { $state, highlight }: SearchRunner,
  actions: SearchActions,
): boolean {
  const state = $state.get();
  const isShown = isListShown(state);
  switch (key) {
    case 'ArrowDown':
      if (!isShown) actions.reopen();
      if (!altKey) actions.down();
      return $state.get().phase !== 'resting';
    case 'ArrowUp':
      if (altKey) actions.leave();
      else if (isShown) actions.up();
      return isShown;
    case 'Enter':
      if (chosenIndex(state) === -1) return false;
      actions.pick(activeSuggestion(state));
      return true;
    case 'Escape': {
      const isBusy = state.phase === 'waiting' || state.phase === 'running';
      if (state.list === 'closed' && !isBusy && !actions.isChanged()) return false;
      actions.restore();
      actions.leave();
      return true;
    }
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      // The caret goes where it would in any field; what the field says stays.
      highlight(-1, 'keys');
      return false;
    default:
      return false;
  }
}
