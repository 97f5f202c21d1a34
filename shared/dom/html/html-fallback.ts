import DOMPurify, { type Config } from 'dompurify';

import { trustedPolicy } from './trusted-types';

/** What the browser's own sanitizer lets through and the library would not. */
const KEPT_BY_BROWSERS = [
  'target',
  'aria-describedby',
  // Fields and buttons that stand outside their form.
  'form',
  'formnovalidate',
  'fetchpriority',
  'accesskey',
  'itemprop',
  'itemscope',
  'itemtype',
  'itemid',
];

/**
 * The library drops every attribute that would end a comment or an element if it were not one. What
 * other scripts keep in the page as JSON (variations with their descriptions) says the same without
 * these signs.
 */
DOMPurify.addHook('uponSanitizeAttribute', (_element, attribute) => {
  if (!attribute.attrName.startsWith('data-') || !/^\[?\{"/.test(attribute.attrValue)) return;
  attribute.attrValue = attribute.attrValue.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
});

/** The HTML gate of browsers without the Sanitizer API; behaves like `setHTML` in `html.ts`. */
export function sanitizeWithDomPurify(html: string): DocumentFragment {
  // A page that is nothing but frames leaves nothing at all.
  const nodes = DOMPurify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    FORCE_BODY: true,
    FORBID_TAGS: ['marquee'],
    ADD_ATTR: KEPT_BY_BROWSERS,
    // Handlers run on such elements as on any other.
    CUSTOM_ELEMENT_HANDLING: { tagNameCheck: /-/, attributeNameCheck: /^(?!on)/i },
    // Fields of forms may have any name; `html.ts` takes away those that stand in the document's way.
    SANITIZE_DOM: false,
    TRUSTED_TYPES_POLICY: trustedPolicy() as unknown as TrustedTypePolicyOfDomPurify,
  }) as DocumentFragment | null;
  return nodes ?? document.createDocumentFragment();
}

type TrustedTypePolicyOfDomPurify = NonNullable<Config['TRUSTED_TYPES_POLICY']>;
