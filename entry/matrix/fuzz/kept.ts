import fc from 'fast-check';

import { cookie } from '../../theme-api/cookie';
import { checkSettings } from '../../diagnostics/switch-checks.model';
import { encodeForm } from '../../../shared/net/form-body';
import { hasWishlistNews } from '../../../shared/stores/wishlist-news';
import { isKept } from '../../../widgets/banners/kept-cookie';
import { keepDraft } from '../../../widgets/contact-form/draft';
import { readProperties } from '../../../widgets/contact-form/form-session';
import { isSpeculatedOn } from '../../../widgets/prefetch/speculation.model';
import { optionsOf, wantedFragments } from '../../../widgets/wishlist/fragments';
import { releaseBlocks, retargetBlocks } from '../../../widgets/wishlist/variations';
import { isMaybe, isText, json, jsonText, of, print, text, type Property } from './values';

const isTruth = (value: unknown): boolean => typeof value === 'boolean';

const DRAFTED = `<form><textarea name="message">Before</textarea><input name="agree" type="checkbox">
<select name="topic" multiple><option>A</option><option selected>B</option></select><input name="size" type="number">
</form>`;
const DRAFT_KEY = `storefront-islands-draft:${location.pathname}:`;

const draft = fc.oneof(
  jsonText,
  fc
    .record({ '0:message': json, '0:agree': json, '0:topic': json, '0:size': json })
    .map((kept) => JSON.stringify(kept)),
);

const BLOCKS = `<form class="variations_form" data-product_id="7"></form>
<div class="yith-wcwl-add-to-wishlist wishlist-fragment add-to-wishlist-7" data-fragment-ref="?" data-fragment-options="?"></div>`;

const blockOptions = fc.oneof(
  jsonText,
  fc
    .record({ parent_product_id: json, product_id: json })
    .map((options) => JSON.stringify(options)),
);

const condition = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    json,
    fc.record({ href_matches: fc.oneof(text, fc.constant('/*')) }),
    fc.record({ selector_matches: fc.oneof(text, fc.constant('a')) }),
    fc.record({ not: tie('any') }),
    fc.record({ and: fc.array(tie('any'), { maxLength: 3 }) }),
    fc.record({ or: fc.array(tie('any'), { maxLength: 3 }) }),
  ),
})).any;

const rule = fc.oneof(
  json,
  fc.record({ urls: fc.array(fc.oneof(text, json)) }),
  fc.record({ where: condition }),
);
const speculation = fc.oneof(
  jsonText,
  fc
    .record({ prefetch: fc.array(rule, { maxLength: 3 }), prerender: json })
    .map((rules) => JSON.stringify(rules)),
);

/** Readers of what the browser has kept, and of what the page prints for them. */
export const KEPT: Readonly<Record<string, Property>> = {
  'drafts of a message': of(draft, (kept) => {
    const plain = print(DRAFTED).querySelector('form')!;
    const form = Object.assign(plain, { wpcf7: readProperties(plain) });
    sessionStorage.setItem(DRAFT_KEY, kept);
    const left = new AbortController();
    keepDraft(form, left.signal);
    const { message, agree, size } = Object.fromEntries(new FormData(form));
    // What is kept from now on can be read the next time.
    form.dispatchEvent(new Event('input'));
    left.abort();
    const stored = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '') as Record<string, unknown>;
    return (
      isText(message) &&
      isMaybe((value) => value === 'on')(agree) &&
      Number.isFinite(Number(size)) &&
      Object.keys(stored).join() === '0:message,0:agree,0:topic,0:size'
    );
  }),
  'options of the wishlist’s blocks': of(fc.tuple(text, blockOptions), ([ref, options]) => {
    const [, block] = print(BLOCKS).children as unknown as [Element, HTMLElement];
    block.dataset.fragmentRef = ref;
    block.dataset.fragmentOptions = options;
    const wanted = wantedFragments();
    retargetBlocks();
    releaseBlocks();
    return (
      isText(encodeForm({ fragments: wanted })) && Object.getPrototypeOf(optionsOf(block)) !== null
    );
  }),
  'news of the wishlist': of(text, (changedAt) => {
    localStorage.setItem('storefront-islands-wishlist', changedAt);
    return isTruth(hasWishlistNews());
  }),
  'rules of fetching ahead': of(fc.array(speculation, { maxLength: 3 }), (rules) => {
    const link = print('<a href="/shop/">Shop</a>').querySelector('a')!;
    return isTruth(isSpeculatedOn(link, rules));
  }),
  'cookies by name': of(fc.tuple(text, text, text), ([name, value, other]) => {
    document.cookie = `fuzzed=${value.slice(0, 200)}`;
    return [name, other, 'fuzzed'].every(
      (one) => isTruth(isKept(one, value)) && (cookie(one) === null || isText(cookie(one))),
    );
  }),
  'settings, judged': of(fc.tuple(jsonText, json), ([settingsText, islands]) => {
    const known = ['mini-cart', 'quantity'];
    return [settingsText, JSON.stringify({ islands }) ?? ''].every((one) =>
      checkSettings({
        settingsElements: 1,
        settingsText: one,
        known,
      } as unknown as Parameters<typeof checkSettings>[0]).every(
        ({ what, todo }) => isText(what) && isText(todo),
      ),
    );
  }),
};
