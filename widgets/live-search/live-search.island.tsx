import { announce } from '../../shared/dom/announcer';
import { createEdits } from '../../shared/dom/regions/page-edits';
import { reactIsland } from '../../shared/islands/react-island';
import { loadChunk } from '../../shared/platform/load-chunk';
import { readSetting } from '../../shared/platform/settings';
import { text } from '../../shared/platform/strings';
import { AnswerCache } from './answer-cache';
import { createCombobox } from './combobox';
import { countText } from './count-text';
import { classes, MAX_ANSWERS, selectors, settings, strings } from './live-search.contract';
import { activeSuggestion, AT_REST, isListShown, type SearchState } from './live-search.model';
import { keepPlaced, placeResults, unplaceResults } from './place-results';
import { createPrefetch } from './prefetch-result';
import { createRunner, type Ask, type SearchRunner } from './search-runner';
import { SuggestionsView } from './SuggestionsView';

const loadAsk = (): Promise<typeof import('./ask-shop')> => loadChunk(() => import('./ask-shop'));
const ask: Ask = async (wanted, signal) => (await loadAsk()).askShop(wanted, signal);

/** What is found in one form is known to the others, as long as the page lives. */
const cache = new AnswerCache(MAX_ANSWERS);

/** Ids in the page may repeat, where forms were copied; those of the lists must not. */
let listCount = 0;

/**
 * Why an island: suggestions come and go with every key, are chosen by pointer and keys, and are
 * rendered in the theme's results container, while form and field stay the platform's own.
 *
 * Sources: specification, sections 2 and 4 "Live search", platform document "theme", section 12.
 */
export const mount = reactIsland(({ element: results, context: { signal } }) => {
  const form = results.closest<HTMLFormElement>(selectors.form);
  const field = form?.querySelector<HTMLInputElement>(selectors.field);
  if (!form || !field) {
    const { outerHTML } = (form ?? results).cloneNode() as Element;
    throw new Error(`live-search: expected a form with ${selectors.field}, at ${outerHTML}`);
  }
  const runner = createRunner({
    ask,
    cache,
    limits: () => ({
      latencyMs: readSetting(settings.latencyMs(), form),
      minCharacters: readSetting(settings.minCharacters, form),
    }),
  });
  listCount += 1;
  const listId = `storefront-islands-search-${listCount}`;
  // Whoever is near the field will search soon. A failure is met by the search itself.
  loadAsk().catch(() => undefined);

  reflectSearch(form, runner, signal);
  const hang = hangResults(form, field, results, runner, signal);
  const category = form.querySelector<HTMLSelectElement>(selectors.category);
  createCombobox({ form, field, category, results, listId }, runner, signal);
  return (
    <SuggestionsView
      $state={runner.$state}
      listId={listId}
      noteOf={(state) => noteOf(state, form)}
      onShown={hang}
    />
  );
});

/** Button, announcements and pages fetched ahead follow the search. */
function reflectSearch(form: HTMLFormElement, { $state }: SearchRunner, signal: AbortSignal): void {
  const edits = createEdits(signal);
  const submit = form.querySelector(selectors.submit);
  const prefetch = createPrefetch(signal);
  const reflect = (state: SearchState, before = AT_REST): void => {
    if (submit) edits.toggleClass(submit, classes.loading, state.phase === 'running');
    prefetch(activeSuggestion(state)?.url);
    tell(state, before);
  };
  signal.addEventListener('abort', $state.listen(reflect));
}

/** Hangs the results on the field; to be called whenever there are some to be seen. */
function hangResults(
  form: HTMLFormElement,
  field: HTMLElement,
  results: HTMLElement,
  { $state }: SearchRunner,
  signal: AbortSignal,
): (list: HTMLElement) => void {
  createEdits(signal).toggleClass(results, classes.placed, true);
  signal.addEventListener('abort', () => unplaceResults(results));
  const anchor = form.querySelector<HTMLElement>(selectors.anchor) ?? field;
  let shown: HTMLElement | undefined;
  const place = (): void => {
    if (!shown) return;
    const maxHeight = readSetting(settings.maxHeight, form);
    if (maxHeight !== undefined) shown.style.maxHeight = `${maxHeight}px`;
    placeResults({ results, list: shown, anchor });
  };
  keepPlaced(place, () => $state.get().list === 'open', signal);
  return (list) => {
    shown = list;
    place();
  };
}

/** What stands in the place of suggestions. */
function noteOf({ list, phase, answer }: SearchState, form: HTMLElement): string | undefined {
  if (list === 'closed') return undefined;
  if (phase === 'failed') return text('searchFailed', strings.searchFailed);
  const isEmpty = phase === 'answered' && answer?.suggestions.length === 0;
  return isEmpty && readSetting(settings.noResultsNotice, form)
    ? text('noResults', strings.noResults)
    : undefined;
}

/** Takes back what was said last of a search; what others say is theirs. */
let takeBack = (): void => undefined;

/** Says what a search came to; what an earlier one came to is no longer worth saying. */
function tell(state: SearchState, before: SearchState): void {
  if (state.wanted !== before.wanted) takeBack();
  const news = newsOf(state, before);
  if (news !== undefined) takeBack = announce(news);
}

function newsOf(state: SearchState, before: SearchState): string | undefined {
  const { phase, answer } = state;
  if (phase === 'failed' && before.phase !== 'failed')
    return text('searchFailed', strings.searchFailed);
  if (phase !== 'answered' || answer === before.answer || !answer) return undefined;
  const count = answer.suggestions.filter(({ url }) => url !== undefined).length;
  const [first] = answer.suggestions;
  if (count > 0) return countText(count, document.documentElement.lang);
  // The shop says in its own words that there is nothing.
  return isListShown(state) && first ? first.name : text('noResults', strings.noResults);
}
