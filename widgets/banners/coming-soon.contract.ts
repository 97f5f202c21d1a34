import { safeUrl } from '../../shared/platform/safe-url';
import { readFilledText, type Setting } from '../../shared/platform/settings';

/** Source: platform document "shop", 12.6. */

/** What the link of the coming-soon banner says of the call. */
export const settings = {
  restUrl: {
    key: 'restUrl',
    read: safeUrl,
    expected: 'the http address of the user in the REST API',
    fallback: undefined,
  } as Setting<string | undefined>,
  restNonce: {
    key: 'restNonce',
    read: readFilledText,
    expected: 'a nonce',
    fallback: undefined,
  } as Setting<string | undefined>,
};

/** The platform sets no limit; nobody waits longer than this, in milliseconds. */
export const TIMEOUT_MS = 30_000;
