/**
 * The project's only Trusted Types policy. Nothing but the HTML gate's fallback and the script
 * regions that a setting names may use it.
 */
const POLICY_NAME = 'storefront-islands';

export interface TrustedPolicy {
  createHTML: (html: string) => string;
  createScript: (code: string) => string;
  createScriptURL: (url: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: TrustedPolicy) => TrustedPolicy;
}

const passThrough: TrustedPolicy = {
  createHTML: (html) => html,
  createScript: (code) => code,
  createScriptURL: (url) => url,
};

let policy: TrustedPolicy | undefined;

/** The policy; where the browser has no Trusted Types, strings pass as they are. */
export function trustedPolicy(): TrustedPolicy {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory ? factory.createPolicy(POLICY_NAME, passThrough) : passThrough;
  return policy;
}
