import { platformName } from '../../shared/platform/names';
import { readAmount, readBoolean, type Setting } from '../../shared/platform/settings';

/** Source: platform document "theme", sections 12.1 and 12.3. */
export const classes = {
  list: 'autocomplete-suggestions',
  suggestion: 'autocomplete-suggestion',
  selected: 'autocomplete-selected',
  image: 'search-image',
  name: 'search-name',
  price: 'search-price',
  /** On the submit button while a search runs. */
  loading: 'loading',
  /** On the results container while the island places it. */
  placed: 'storefront-islands-search',
  note: 'storefront-islands-search-note',
};

export const selectors = {
  form: 'form',
  field: 'input[name=s]',
  category: 'select[name=product_cat]',
  submit: '.submit-button',
  /** What the results hang on: field and button side by side. */
  anchor: '.flex-row',
  suggestion: `.${classes.suggestion}`,
};

/** Place of a suggestion in the answer; the theme's own name. */
export const INDEX_ATTRIBUTE = 'data-index';

/** Platform document "theme", 12.2: the handler that answers, and an id that leads nowhere. */
export const searchAction = (): string => `${platformName('theme')}_ajax_search_products`;
export const NOWHERE_ID = '-1';

/** The handler answers with at most 100 products and 100 pages; more would only slow the list down. */
export const MAX_SUGGESTIONS = 200;

/** Answers that are kept, over all categories, for shoppers who change their mind. */
export const MAX_ANSWERS = 100;

/** No limit is documented; this one is beyond any answer that somebody still waits for. In ms. */
export const SEARCH_TIMEOUT_MS = 15_000;

/** How long a result has to stay highlighted before its page is fetched ahead, in ms. */
export const PREFETCH_AFTER_MS = 150;

/** What suggestions need to be read, in pixels: fields are often narrower, and windows lower. */
export const COMFORTABLE_WIDTH = 320;
export const COMFORTABLE_HEIGHT = 180;

const expectedNumber = 'a number not below zero';

export const settings = {
  /** Milliseconds between the last key and the search. */
  latencyMs: (): Setting<number> => ({
    key: 'searchLatency',
    global: [`${platformName('theme')}Vars`, 'options', 'search_result_latency'],
    read: readAmount,
    expected: `${expectedNumber}, of milliseconds`,
    fallback: 0,
  }),
  minCharacters: {
    key: 'searchMinCharacters',
    read: readAmount,
    expected: expectedNumber,
    fallback: 3,
  } as Setting<number>,
  /** Without it the theme's style sheet says how high the list may be. */
  maxHeight: {
    key: 'searchMaxHeight',
    read: readAmount,
    expected: `${expectedNumber}, of pixels`,
    fallback: undefined,
  } as Setting<number | undefined>,
  /** Whether an empty answer is told of in the page. */
  noResultsNotice: {
    key: 'searchNoResultsNotice',
    read: readBoolean,
    expected: 'true or false',
    fallback: false,
  } as Setting<boolean>,
};

export const strings = {
  suggestions: 'Suggestions',
  searchCount_one: '{count} suggestion. Use the up and down arrow keys to choose.',
  searchCount_other: '{count} suggestions. Use the up and down arrow keys to choose.',
  noResults: 'No results',
  searchFailed: 'Suggestions could not be loaded. Press Enter to search.',
};
