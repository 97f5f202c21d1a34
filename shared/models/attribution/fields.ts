/**
 * The fields that go with an order. Source: specification section 3 "Order attribution data";
 * platform document "shop", sections 15.2, 15.5 to 15.7 and 23 (row 9).
 */
import type { AttributionRecord } from './record';

/** Field → where its value stands in the record, as the platform prints it for a page. */
export type FieldPaths = Readonly<Record<string, string>>;

/** The platform's own fields; a shop may add to them or leave some out. */
export const ATTRIBUTION_FIELDS: FieldPaths = {
  source_type: 'current.typ',
  referrer: 'current_add.rf',
  utm_campaign: 'current.cmp',
  utm_source: 'current.src',
  utm_medium: 'current.mdm',
  utm_content: 'current.cnt',
  utm_id: 'current.id',
  utm_term: 'current.trm',
  utm_source_platform: 'current.plt',
  utm_creative_format: 'current.fmt',
  utm_marketing_tactic: 'current.tct',
  session_entry: 'current_add.ep',
  session_start_time: 'current_add.fd',
  session_pages: 'session.pgs',
  session_count: 'udata.vst',
  user_agent: 'udata.uag',
};

/** `null` where nothing may be told, `undefined` where there is nothing to tell. */
export type FieldValues = Readonly<Record<string, string | null | undefined>>;

/**
 * Values of the fields, as the platform's `getAttributionData()` answers.
 *
 * @param record `undefined` while tracking is off: every field is `null` then
 */
export function fieldValues(
  fields: FieldPaths,
  record: AttributionRecord | undefined,
): FieldValues {
  return mapValues(fields, (path) => (record ? valueAt(record, path) : null));
}

function valueAt(record: AttributionRecord, path: string): string | undefined {
  const [container = '', part = ''] = path.split('.');
  const parts = own(record, container);
  return parts && own(parts, part);
}

/** Never what an object inherits: names of parts come out of cookies. */
function own<T>(values: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

/** The same keys, with what becomes of each value. */
export function mapValues<In, Out>(
  values: Readonly<Record<string, In>>,
  map: (value: In) => Out,
): Record<string, Out> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}
