import {
  readBoolean,
  readFilledText,
  readTextList,
  type Setting,
} from '../../shared/platform/settings';

/** Source: platform document "shop", sections 1.3 and 10.2. */
export const selectors = { select: 'select', label: 'label', star: 'a' };

export const classes = {
  stars: 'stars',
  /** On the stars once one is chosen. */
  selected: 'selected',
  active: 'active',
  error: 'storefront-islands-rating-error',
};

const GLOBAL = 'wc_single_product_params';

export const settings = {
  /** Names of the ratings, lowest first. */
  names: {
    key: 'ratingNames',
    global: [GLOBAL, 'i18n_rating_options'],
    read: readTextList,
    expected: 'a list of texts, one for each rating',
    fallback: [],
  } as Setting<readonly string[]>,
  required: {
    key: 'reviewRatingRequired',
    global: [GLOBAL, 'review_rating_required'],
    read: readBoolean,
    expected: 'true or false',
    fallback: false,
  } as Setting<boolean>,
  requiredText: {
    key: 'ratingRequiredText',
    global: [GLOBAL, 'i18n_required_rating_text'],
    read: readFilledText,
    fallback: 'Please select a rating',
  } as Setting<string>,
};

export const strings = { ratingName: '{rating} of {count} stars' };
