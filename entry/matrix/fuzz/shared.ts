import fc from 'fast-check';

import { toNodes } from '../../../shared/dom/html/html';
import { toText } from '../../../shared/dom/html/html-text';
import { readCookie } from '../../../shared/dom/cookies';
import { safeUrl } from '../../../shared/platform/safe-url';
import { readTree } from '../../../shared/dom/html/server-tree';
import { readAddAnswer } from '../../../shared/models/add-answer';
import { readCookie as readStoredCookie } from '../../../shared/models/attribution/cookie-format';
import { readQuery, readReferrer } from '../../../shared/models/attribution/address';
import { classify } from '../../../shared/models/attribution/classify';
import { readRecord, storedTexts } from '../../../shared/models/attribution/record';
import { readAnswers, readChange, readConsentType } from '../../../shared/models/consent';
import { readServiceAnswers, readServiceCategories } from '../../../shared/models/consent-services';
import { findCookie } from '../../../shared/models/cookie-text';
import {
  parseFragments,
  parseTimestamp,
  readCartAnswer,
  usableCopy,
} from '../../../shared/models/fragments';
import { parseUrl } from '../../../shared/models/parse-url';
import { raiseToMin, stepQuantity } from '../../../shared/models/quantity';
import { parseInSlices } from '../../../shared/models/variations/parse-in-slices';
import { readVariations } from '../../../shared/models/variations/read-variations';
import { VariationIndex } from '../../../shared/models/variations/variation-index';
import { RequestError } from '../../../shared/net/request-error';
import { parseJson } from '../../../shared/net/shop-request';
import {
  forgetPageSettings,
  pageSettings,
  SETTINGS_ELEMENT_ID,
} from '../../../shared/platform/page-settings';
import {
  readAmount,
  readBoolean,
  readFilledText,
  readSetting,
  readText,
  readTextList,
} from '../../../shared/platform/settings';
import { readManifest } from '../../diagnostics/manifest';
import { readLoaderVersion, readSwitches } from '../../diagnostics/read-page';
import { readFilm } from '../../../widgets/lightbox-video/film.model';
import {
  text,
  json,
  jsonText,
  addresses,
  cookies,
  globals,
  isText,
  isMaybe,
  isAmount,
  isTexts,
  isWeb,
  type Property,
  of,
} from './values';

function settingFrom(source: 'attribute' | 'page' | 'global', raw: unknown): unknown[] {
  const element = document.createElement('div');
  Reflect.deleteProperty(globalThis, 'fuzzed_params');
  document.getElementById(SETTINGS_ELEMENT_ID)?.remove();
  if (source === 'attribute') element.setAttribute('data-fuzzed', String(raw));
  if (source === 'global') Object.assign(globalThis, { fuzzed_params: { fuzzed: raw } });
  if (source === 'page') {
    const own = Object.assign(document.createElement('template'), { id: SETTINGS_ELEMENT_ID });
    own.textContent = typeof raw === 'string' ? raw : `{"fuzzed":${JSON.stringify(raw)}}`;
    document.body.append(own);
  }
  forgetPageSettings();
  const base = {
    key: 'fuzzed',
    global: ['fuzzed_params', 'fuzzed'] as const,
    expected: 'something',
  };
  return [
    [readAmount, isAmount],
    [readBoolean, (value: unknown) => typeof value === 'boolean'],
    [readText, isText],
    [readFilledText, (value: unknown) => isText(value) && value !== ''],
    [readTextList, isTexts],
  ].filter(([read, is]) => {
    const value = readSetting(
      { ...base, read: read as () => unknown, fallback: 'the default' },
      element,
    );
    return value !== 'the default' && !(is as (value: unknown) => boolean)(value);
  });
}

const variationList = fc.array(
  fc.record({
    variation_id: fc.integer(),
    attributes: fc.dictionary(text, text),
    is_in_stock: json,
    variation_is_active: json,
    image: json,
  }),
  { maxLength: 6 },
);

/** Readers that several islands have in common. */
export const SHARED: Readonly<Record<string, Property>> = {
  'settings on an element': of(text, (raw) => settingFrom('attribute', raw).length === 0),
  'settings of the page': of(
    fc.oneof(json, jsonText),
    (raw) => settingFrom('page', raw).length === 0,
  ),
  'settings of the platform': of(globals, (raw) => settingFrom('global', raw).length === 0),
  'settings of the page, whole': of(jsonText, (raw) => {
    settingFrom('page', raw);
    return Object.getPrototypeOf(pageSettings()) === Object.prototype;
  }),
  'bodies of answers': of(fc.tuple(jsonText, fc.integer()), ([body, status]) => {
    try {
      return parseJson(body, status) !== undefined || body.trim() === '';
    } catch (error) {
      return error instanceof RequestError && error.code === 'invalid_json';
    }
  }),
  'what diagnostics read': of(
    fc.tuple(json, fc.dictionary(text, json), jsonText, text),
    ([raw, islands, settings, version]) => {
      settingFrom('page', settings);
      const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
      script.setAttribute('src', `/storefront-islands/loader.js?ver=${version}`);
      document.body.replaceChildren(script);
      const { starter = '' } = readManifest(raw) ?? {};
      const whole = readManifest({ islands, chunks: raw, starter: {} });
      return (
        isText(starter) &&
        Object.values(whole?.islands ?? {}).every(({ ownBytes, file }) => ownBytes >= 0 && file) &&
        Object.getPrototypeOf(readSwitches()) === Object.prototype &&
        isMaybe(isText)(readLoaderVersion())
      );
    },
  ),
  'answers of the cart': of(json, (answer) => {
    const cart = readCartAnswer(answer);
    return !cart || (isText(cart.hash) && Object.values(cart.fragments).every(isText));
  }),
  'answers to an add': of(fc.tuple(json, fc.boolean()), ([answer, redirects]) =>
    ['product', 'basket', 'added', 'failed', 'refused'].includes(
      readAddAnswer(answer, redirects).type,
    ),
  ),
  'stored carts': of(
    fc.tuple(jsonText, text, text, text, fc.integer()),
    ([fragments, hash, created, cookie, now]) => {
      const stored = {
        fragments: parseFragments(fragments),
        hash,
        createdAt: parseTimestamp(created),
      };
      return Object.values(usableCopy(stored, cookie, now)?.fragments ?? {}).every(isText);
    },
  ),
  'variations of a form': of(fc.oneof(json, jsonText, variationList), (raw) => {
    const source = readVariations(raw);
    if (source.type === 'malformed') return source.problem.startsWith('expected ');
    return source.type === 'on-demand' || Array.isArray(source.variations);
  }),
  'variations, chosen from': of(
    fc.tuple(variationList, fc.dictionary(text, text)),
    ([list, choice]) => {
      const source = readVariations(list);
      if (source.type !== 'embedded') return source.type === 'malformed';
      const index = new VariationIndex(source.variations);
      const found = index.find(choice);
      return found === undefined || source.variations.includes(found);
    },
  ),
  'variations, in slices': fc.asyncProperty(jsonText, async (raw) => {
    const outcome = (parsed: unknown): string => JSON.stringify(parsed) ?? '';
    const whole = await Promise.resolve(raw)
      .then(JSON.parse)
      .then(outcome, () => 'error');
    const sliced = await parseInSlices(raw, () => Promise.resolve(), 8).then(
      outcome,
      () => 'error',
    );
    return whole === sliced;
  }) as Property,
  'limits of quantities': of(
    fc.tuple(text, text, text, text),
    ([value, min, max, step]) =>
      isText(stepQuantity('plus', value, { min, max, step })) &&
      isMaybe(isText)(raiseToMin(value, min)),
  ),
  cookies: of(fc.tuple(cookies, text), ([all, name]) => {
    document.cookie = `fuzzed=${all.split(';')[0]!.slice(0, 200)}`;
    readAnswers(all);
    return (
      isMaybe(isText)(findCookie(all, name)) &&
      isMaybe(isText)(readCookie('fuzzed')) &&
      isMaybe(isText)(readStoredCookie(all, name)) &&
      typeof readRecord(storedTexts(all)) === 'object'
    );
  }),
  'answers to services': of(
    fc.tuple(jsonText, globals),
    ([cookie, printed]) =>
      [...readServiceAnswers(cookie).values()].every((answer) => typeof answer === 'boolean') &&
      readServiceCategories(printed) instanceof Map,
  ),
  'events of consent': of(
    globals,
    (detail) => readChange(detail) instanceof Map && isText(readConsentType(detail) ?? ''),
  ),
  'addresses of visits': of(
    fc.tuple(addresses, addresses, fc.boolean()),
    ([search, referrer, hasSession]) => {
      readReferrer(referrer);
      const source = classify({
        location: { hostname: 'shop.test', search: `?${search}` },
        referrer,
        hasSession,
      });
      return readQuery(search) instanceof Map && Object.values(source).every(isMaybe(isText));
    },
  ),
  addresses: of(fc.oneof(globals, addresses), (raw) => {
    const url = safeUrl(raw);
    if (url) readFilm(url);
    return (
      isMaybe(isWeb)(url) &&
      isMaybe((parsed) => parsed instanceof URL)(parseUrl(isText(raw) ? (raw as string) : ''))
    );
  }),
  markup: of(
    fc.oneof(
      text,
      fc.array(text).map((parts) => parts.join('')),
      fc
        .array(
          fc.constantFrom(
            '<',
            '>',
            '<svg>',
            '<math>',
            '<style>',
            '</style>',
            '<template>',
            '<form>',
            '<input name=',
            '<a href=',
            '"',
            "'",
            '<!--',
            '-->',
            '<table>',
            '<td>',
            '<p>',
            '<select>',
            ' on',
            'x=',
            '&lt;',
          ),
        )
        .map((parts) => parts.join('')),
    ),
    (html) => {
      const nodes = toNodes(html);
      for (const element of nodes.children) readTree(element);
      return (
        isText(toText(html)) && nodes.querySelector('script,iframe,object,embed,base,link') === null
      );
    },
  ),
};
