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
  /** These functions are those of `early-attribution.js`, and what has been said by them, if anything. */
  early?: { said?: boolean };
}

/** Raised on the document when somebody needs the values: the visit is recorded at once then. */
export const ATTRIBUTION_WANTED = 'attribution-wanted';

/** Raised on the document when the values of the attribution fields have changed. */
export const ATTRIBUTION_CHANGE = 'storefront-islands:attribution';

/** @returns `undefined` where the shop records no attribution */
export function attributionGlobal(): AttributionGlobal | undefined {
  return (globalThis as { wc_order_attribution?: AttributionGlobal }).wc_order_attribution;
}

/** Whether the platform's own script is running: what it tells would be told twice. */
export const isLeftToPlatform = ({ setOrderTracking, early }: AttributionGlobal): boolean =>
  setOrderTracking !== undefined && !early;

/** The fields as the shop prints them, which may add to them or leave some out. */
export function attributionFields(): FieldPaths {
  const fields = attributionGlobal()?.fields;
  const entries = Object.entries(fields ?? {}).filter(([, path]) => typeof path === 'string');
  return entries.length > 0 ? Object.fromEntries(entries) : ATTRIBUTION_FIELDS;
}
