import type { Suggestion, Wanted } from './suggestion';

/**
 * - `resting`: nothing to look for, or nobody looks at it
 * - `waiting`: the delay after the last key
 * - `running`: the shop is being asked
 * - `answered`: `answer` is what the shop has for what is wanted
 * - `failed`: the shop had no usable answer
 */
export type SearchPhase = 'resting' | 'waiting' | 'running' | 'answered' | 'failed';

export interface SearchState {
  readonly phase: SearchPhase;
  readonly wanted: Wanted;
  /** What can be shown; while a longer text is looked up, still what an earlier one found. */
  readonly answer: { readonly to: Wanted; readonly suggestions: readonly Suggestion[] } | undefined;
  readonly list: 'open' | 'closed';
  /** Index of the highlighted suggestion; -1 for none. */
  readonly active: number;
  /** Who highlighted it: the pointer may rest where the list opens, so it decides nothing by itself. */
  readonly activeBy: 'keys' | 'pointer';
}

export type SearchEvent =
  /** The shopper wants suggestions; `known` when they were asked for before. */
  | { type: 'want'; wanted: Wanted; known: readonly Suggestion[] | undefined }
  /** There is too little text to look for anything. */
  | { type: 'rest'; wanted: Wanted }
  | { type: 'start' }
  | { type: 'answer'; suggestions: readonly Suggestion[] }
  | { type: 'fail' }
  | { type: 'close' }
  | { type: 'highlight'; index: number; by: SearchState['activeBy'] };

export const AT_REST: SearchState = {
  phase: 'resting',
  wanted: { text: '', category: '' },
  answer: undefined,
  list: 'closed',
  active: -1,
  activeBy: 'keys',
};

/** What follows from what happens. Timers and requests are the runner's (`search-runner.ts`). */
export function next(state: SearchState, event: SearchEvent): SearchState {
  const calm = { ...state, active: -1 };
  switch (event.type) {
    case 'rest':
      return { ...AT_REST, wanted: event.wanted };
    case 'want':
      if (event.known) return answered({ ...calm, wanted: event.wanted }, event.known);
      return {
        ...calm,
        phase: 'waiting',
        wanted: event.wanted,
        // Of another category nothing stays; of a shorter text the list does, rather than flicker.
        ...(event.wanted.category !== state.wanted.category || state.phase === 'failed'
          ? { list: 'closed', answer: undefined }
          : {}),
      };
    case 'start':
      return { ...state, phase: 'running' };
    case 'answer':
      return answered(calm, event.suggestions);
    case 'fail':
      return { ...calm, phase: 'failed', answer: undefined, list: 'open' };
    case 'close':
      return {
        ...calm,
        list: 'closed',
        phase: state.phase === 'answered' ? 'answered' : 'resting',
      };
    case 'highlight':
      return {
        ...state,
        active: isPickable(state, event.index) ? event.index : -1,
        activeBy: event.by,
      };
    default:
      return event satisfies never;
  }
}

function answered(state: SearchState, suggestions: readonly Suggestion[]): SearchState {
  const answer = { to: state.wanted, suggestions };
  return { ...state, phase: 'answered', answer, list: 'open' };
}

/** Whether there is a list of suggestions to be seen. */
export function isListShown({ list, answer }: SearchState): boolean {
  return list === 'open' && answer !== undefined && answer.suggestions.length > 0;
}

/** The highlighted suggestion. */
export function activeSuggestion({ answer, active }: SearchState): Suggestion | undefined {
  return answer?.suggestions[active];
}

/** Index of the suggestion that the keys have chosen, which Enter leads to; -1 for none. */
export function chosenIndex(state: SearchState): number {
  return state.activeBy === 'keys' && isListShown(state) ? state.active : -1;
}

/**
 * The suggestion that an arrow key leads to: past those that lead nowhere; up from the first one back
 * into the field (-1), up from the field to the last one, and down no further than that.
 *
 * Source: platform document "theme", 12.4; the way up from the field is the ARIA pattern's.
 */
export function neighbour(state: SearchState, step: 1 | -1): number {
  const count = state.answer?.suggestions.length ?? 0;
  const start = state.active === -1 && step === -1 ? count : state.active;
  for (let index = start + step; index >= 0 && index < count; index += step) {
    if (isPickable(state, index)) return index;
  }
  return step === 1 ? state.active : -1;
}

/** An answer to an earlier text can be pressed, but keys wait for the one to this text. */
function isPickable({ phase, answer }: SearchState, index: number): boolean {
  return phase === 'answered' && answer?.suggestions[index]?.url !== undefined;
}
