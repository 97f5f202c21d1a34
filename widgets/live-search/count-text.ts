import { text } from '../../shared/platform/strings';
import { strings } from './live-search.contract';

/**
 * How many suggestions there are, in the plural form that the page's language has for the number.
 * The strings `searchCount_few` and so on are there for languages that need them; what is not given
 * reads as `searchCount_other`.
 *
 * @param locale the page's language, as in its `lang` attribute
 */
export function countText(count: number, locale: string): string {
  const form = pluralForm(count, locale);
  const fallback =
    form === 'one' ? strings.searchCount_one : text('searchCount_other', strings.searchCount_other);
  return text(`searchCount_${form}`, fallback, { count });
}

function pluralForm(count: number, locale: string): Intl.LDMLPluralRule {
  try {
    return new Intl.PluralRules(locale || undefined).select(count);
  } catch {
    // The attribute is no language tag, for instance `en_GB`.
    return new Intl.PluralRules().select(count);
  }
}
