import {
  ATTRIBUTION_FIELDS,
  type FieldPaths,
  type FieldValues,
} from '../models/attribution/fields';

/** The platform's global. Source: platform document "shop", 15.2. */
export interface AttributionGlobal {
  params?: {
    lifetime?: unknown;
    session?: unknown;
    base64?: unknown;
    prefix?: unknown;
    allowTracking?: unknown;
    consentCategory?: unknown;
  };
  fields?: unknown;
  getAttributionData?: (() => FieldValues) | undefined;
  setOrderTracking?: ((isAllowed: unknown) => void) | undefined;
}

/** Raised on the document when the values of the attribution fields have changed. */
export const ATTRIBUTION_CHANGE = 'storefront-islands:attribution';

/** @returns `undefined` where the shop records no attribution */
export function attributionGlobal(): AttributionGlobal | undefined {
  return (globalThis as { wc_order_attribution?: AttributionGlobal }).wc_order_attribution;
}

/** The fields as the shop prints them, which may add to them or leave some out. */
export function attributionFields(): FieldPaths {
  const fields = attributionGlobal()?.fields;
  const entries = Object.entries(fields ?? {}).filter(([, path]) => typeof path === 'string');
  return entries.length > 0 ? Object.fromEntries(entries) : ATTRIBUTION_FIELDS;
}
