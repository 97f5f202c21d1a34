// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { consentGlobals } from '../../shared/platform/consent-globals';
import { addConsentFunctions } from './consent-functions';

let controller = new AbortController();

beforeEach(() => {
  controller = new AbortController();
  consentGlobals.consent_api = { consent_type: 'optout', waitfor_consent_hook: '1' };
});

afterEach(() => {
  controller.abort();
  for (const name of ['consent_api', 'wp_fallback_consent_type'] as const) {
    delete consentGlobals[name];
  }
});

const printed = (): unknown[] => [
  consentGlobals.wp_fallback_consent_type,
  consentGlobals.waitfor_consent_hook,
];

describe('the globals that the plugin’s script sets at load', () => {
  it('are those of its data, and end with the functions', () => {
    addConsentFunctions(controller.signal);
    expect(printed()).toEqual(['optout', '1']);
    controller.abort();
    expect(printed()).toEqual([undefined, undefined]);
    expect(consentGlobals.wp_has_consent).toBeUndefined();
  });

  it('are left as they are where other code has set them, then and later', () => {
    consentGlobals.wp_fallback_consent_type = 'optin';
    addConsentFunctions(controller.signal);
    expect(printed()).toEqual(['optin', '1']);
    consentGlobals.waitfor_consent_hook = '';
    controller.abort();
    expect(printed()).toEqual(['optin', '']);
    delete consentGlobals.waitfor_consent_hook;
  });
});
