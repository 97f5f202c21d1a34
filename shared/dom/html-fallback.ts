import DOMPurify, { type Config } from 'dompurify';

import { trustedPolicy } from './trusted-types';

/** The HTML gate of browsers without the Sanitizer API; behaves like `setHTML` in `html.ts`. */
export function sanitizeWithDomPurify(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    FORCE_BODY: true,
    ADD_ATTR: ['target', 'aria-describedby'],
    CUSTOM_ELEMENT_HANDLING: { tagNameCheck: /-/, attributeNameCheck: () => true },
    TRUSTED_TYPES_POLICY: trustedPolicy() as unknown as TrustedTypePolicyOfDomPurify,
  });
}

type TrustedTypePolicyOfDomPurify = NonNullable<Config['TRUSTED_TYPES_POLICY']>;
