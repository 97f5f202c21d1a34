import { atom, type ReadableAtom } from 'nanostores';

import type { AnswerCache } from './answer-cache';
import { AT_REST, next, type SearchEvent, type SearchState } from './live-search.model';
import { isSame, type Suggestion, type Wanted } from './suggestion';

/** Asks the shop; rejects when there is no usable answer. */
export type Ask = (wanted: Wanted, signal: AbortSignal) => Promise<readonly Suggestion[]>;

export interface RunnerOptions {
  ask: Ask;
  cache: AnswerCache;
  /** Read before each search: milliseconds to wait, and characters that are needed. */
  limits: () => { latencyMs: number; minCharacters: number };
}

export interface SearchRunner {
  $state: ReadableAtom<SearchState>;
  /** Looks for suggestions, unless that is what is being done. */
  want: (wanted: Wanted) => void;
  /** Shuts the list and gives up what is on its way. */
  close: () => void;
  highlight: (index: number, by: SearchState['activeBy']) => void;
}

/**
 * One search at a time: the newest. Whatever is on its way for an older text is aborted, and if it
 * answers all the same, nobody listens.
 */
export function createRunner({ ask, cache, limits }: RunnerOptions): SearchRunner {
  const $state = atom(AT_REST);
  const happen = (event: SearchEvent): void => $state.set(next($state.get(), event));
  let current: AbortController | undefined;

  const run = async (wanted: Wanted, { signal }: AbortController): Promise<void> => {
    happen({ type: 'start' });
    try {
      const suggestions = await ask(wanted, signal);
      if (signal.aborted) return;
      cache.keep(wanted, suggestions);
      happen({ type: 'answer', suggestions });
    } catch {
      // What went wrong is no matter here: the form itself still searches.
      if (!signal.aborted) happen({ type: 'fail' });
    }
  };

  const begin = (wanted: Wanted, latencyMs: number): void => {
    const controller = new AbortController();
    current = controller;
    if (!latencyMs) return void run(wanted, controller);
    const timer = setTimeout(() => void run(wanted, controller), latencyMs);
    controller.signal.addEventListener('abort', () => clearTimeout(timer));
  };

  return {
    $state,
    want(wanted) {
      const { phase, wanted: before } = $state.get();
      const isUnderWay = phase === 'waiting' || phase === 'running';
      if (isUnderWay && isSame(wanted, before)) return;
      current?.abort();
      const { latencyMs, minCharacters } = limits();
      if (wanted.text.length < minCharacters || !wanted.text.trim())
        return happen({ type: 'rest', wanted });
      const known = cache.find(wanted);
      happen({ type: 'want', wanted, known });
      // Another category is chosen once; there are no further keys to wait for.
      if (!known) begin(wanted, wanted.category === before.category ? latencyMs : 0);
    },
    close() {
      current?.abort();
      happen({ type: 'close' });
    },
    highlight(index, by) {
      const { active, activeBy } = $state.get();
      if (index !== active || by !== activeBy) happen({ type: 'highlight', index, by });
    },
  };
}
