import fc from 'fast-check';

import { safeUrl } from '../../../shared/platform/safe-url';
import { readCounter, countCharacters } from '../../../widgets/contact-form/character-count.model';
import { readFields } from '../../../widgets/contact-form/rules/fields';
import { readSchema } from '../../../widgets/contact-form/rules/schema';
import { RULES } from '../../../widgets/contact-form/rules/testing/all-rules';
import { validate } from '../../../widgets/contact-form/rules/validate';
import { readNumber } from '../../../widgets/count-up/count-up.model';
import { readImageChanges } from '../../../widgets/gallery/variation/image-changes';
import { readAnswer as readSuggestions } from '../../../widgets/live-search/read-answer';
import { isOpaqueText, readAnswer as readFeed } from '../../../widgets/photo-feed/photo-feed.model';
import { readPicture } from '../../../widgets/quick-view/pictures';
import { readOptions } from '../../../widgets/slider/slider.model';
import { fragmentSelector, readOutcome } from '../../../widgets/wishlist/wishlist.model';
import { text, json, isText, isMaybe, isWeb, type Property, of } from './values';

const schemaLike = fc.record({
  rules: fc.array(
    fc.oneof(
      json,
      fc.record(
        {
          rule: fc.oneof(fc.constantFrom(...Object.keys(RULES), 'all', 'any'), text),
          field: text,
          error: json,
          threshold: json,
          accept: json,
          rules: json,
        },
        { requiredKeys: ['rule'] },
      ),
    ),
  ),
});

const picture = fc.record({
  src: text,
  full_src: json,
  title: json,
  alt: json,
  srcset: json,
  sizes: json,
});

/** Readers of single islands. */
export const OF_WIDGETS: Readonly<Record<string, Property>> = {
  'rules of a form': of(fc.oneof(json, schemaLike), (schema) => {
    const problems: string[] = [];
    const rules = readSchema(schema, (problem) => problems.push(problem), RULES);
    return (
      validate(rules, [['a', 'b']]) instanceof Map &&
      problems.every((line) => line.startsWith('Contact form: '))
    );
  }),
  'messages, judged': of(
    fc.tuple(schemaLike, fc.array(fc.tuple(text, text))),
    ([schema, entries]) =>
      validate(
        readSchema(schema, () => undefined, RULES),
        entries,
      ) instanceof Map,
  ),
  'entries of a form': of(fc.array(fc.tuple(text, text)), (entries) =>
    [...readFields(entries).values()].every(
      ({ values, texts }) =>
        !values.includes('') && texts.every((one) => one && one === one.trim()),
    ),
  ),
  suggestions: of(
    fc.oneof(
      json,
      fc.record({ suggestions: fc.array(json) }),
      fc.record({
        suggestions: fc.array(
          fc.record({ value: text, id: json, url: json, img: json, price: json }),
        ),
      }),
    ),
    (answer) => {
      const { suggestions } = Object(answer) as { suggestions?: unknown };
      let list: ReturnType<typeof readSuggestions>;
      try {
        list = readSuggestions(answer);
      } catch (error) {
        return !Array.isArray(suggestions) && String(error).includes('expected {"suggestions"');
      }
      return list.every(
        ({ name, url, image, price }) =>
          name && isText(price) && isMaybe(isWeb)(url) && isMaybe(isWeb)(image),
      );
    },
  ),
  'answers of the wishlist': of(fc.tuple(json, fc.boolean(), text), ([answer, isList, glue]) => {
    const { type, message, fragments } = readOutcome(answer, isList);
    for (const key of Object.keys(fragments)) {
      const selector = fragmentSelector(key, glue || ' ');
      if (selector) document.querySelector(selector);
    }
    return isText(type) && isText(message) && Object.values(fragments).every(isText);
  }),
  'answers of the photo feed': of(fc.tuple(json, text), ([answer, raw]) => {
    const outcome = readFeed(answer);
    return (
      typeof isOpaqueText(raw) === 'boolean' && (outcome.kind !== 'markup' || isText(outcome.html))
    );
  }),
  'pictures of variations': of(fc.oneof(json, fc.record({ image: picture })), (raw) => {
    const own = readPicture(raw);
    const changes = readImageChanges(raw, (url) => safeUrl(url) !== undefined);
    const href = changes?.link['href'];
    return (!own || safeUrl(own.src)) && (href ? safeUrl(href) !== undefined : true);
  }),
  'options of sliders': of(json, (raw) => {
    const { autoplayMs, firstIndex, dragThresholdPx, duration } = readOptions(
      Object(raw) as Record<string, unknown>,
    );
    return [autoplayMs, firstIndex, dragThresholdPx, duration].every(
      (value) => Number.isFinite(value) && value >= 0,
    );
  }),
  'limits of characters': of(
    fc.tuple(text, text, text, text),
    ([content, maximumValue, minimumValue, startingValue]) =>
      Number.isFinite(
        countCharacters(
          content,
          readCounter(document.body.classList, { maximumValue, minimumValue, startingValue }),
        ).shown,
      ),
  ),
  'numbers in texts': of(text, (raw) => /^\d*$/.test(readNumber(raw)?.digits ?? '')),
};
