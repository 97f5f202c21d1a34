import { navigate } from '../../shared/platform/navigate';
import { activeSuggestion, neighbour } from './live-search.model';
import type { SearchRunner } from './search-runner';
import type { Suggestion } from './suggestion';

/** What shoppers can do with field and list, by whatever means. */
export interface SearchActions {
  /** Looks for what the field says now. */
  look: () => void;
  /** Shows what was found for the typed text, or looks for it again. */
  reopen: () => void;
  leave: () => void;
  /** One suggestion down; as soon as there are some, if they are on their way. */
  down: () => void;
  up: () => void;
  pick: (suggestion: Suggestion | undefined) => void;
  /** Whether the field shows something that was not typed. */
  isChanged: () => boolean;
  /** Gives back what was typed. */
  restore: () => void;
}

/** A highlighted suggestion shows its name in the field; what was typed is kept meanwhile. */
export function createActions(
  field: HTMLInputElement,
  category: HTMLSelectElement | null,
  runner: SearchRunner,
  signal: AbortSignal,
): SearchActions {
  const { $state } = runner;
  let typed = field.value;
  /** What the field said last: a name that was shown in it is not typed by being met again. */
  let said = typed;
  /** Presses of the down key that came before the answer. */
  let early = 0;

  const reopen = (): void => runner.want({ text: typed, category: category?.value ?? '' });
  const show = (value: string): void => {
    said = value;
    // Setting a value moves the caret, even if it is the same.
    if (field.value !== value) field.value = value;
  };
  const moveTo = (index: number): void => {
    runner.highlight(index, 'keys');
    show(activeSuggestion($state.get())?.name ?? typed);
  };
  const goDown = (): void => {
    for (; early && $state.get().phase === 'answered'; early -= 1)
      moveTo(neighbour($state.get(), 1));
  };
  const leave = (): void => {
    early = 0;
    runner.close();
  };
  const onChange = $state.listen(({ phase }, before) => {
    if (phase === 'answered' && before?.phase === 'running') goDown();
    // What was pressed for an answer that never came is over.
    if (phase === 'failed') early = 0;
  });
  signal.addEventListener('abort', onChange);

  return {
    look() {
      if (field.value !== said) said = typed = field.value;
      early = 0;
      reopen();
    },
    reopen,
    leave,
    down() {
      early += 1;
      goDown();
    },
    up: () => moveTo(neighbour($state.get(), -1)),
    pick(suggestion) {
      if (!suggestion?.url) return;
      show(suggestion.name);
      leave();
      navigate(suggestion.url);
    },
    isChanged: () => field.value !== typed,
    restore: () => show(typed),
  };
}
