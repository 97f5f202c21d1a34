/** Start of the fields' names in a posted form, and of their keys with an order. */
export const ATTRIBUTION_PREFIX = 'wc_order_attribution_';

/** What the extension data of a block checkout stand under. */
export const ATTRIBUTION_NAMESPACE = 'woocommerce/order-attribution';

/** The fields as the platform prints them. */
export const ATTRIBUTION_FIELDS: Readonly<Record<string, string>> = {
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

/** The posted fields that belong to attribution, with their names as posted. */
export function attributionIn(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...form].filter(([name]) => name.startsWith(ATTRIBUTION_PREFIX)));
}

/** What is saved of an order's fields: nothing for what is empty or says that there is none. */
export function savedAttribution(
  fields: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const saved = Object.keys(ATTRIBUTION_FIELDS).flatMap((field) => {
    const value = fields[ATTRIBUTION_PREFIX + field];
    return typeof value === 'string' && value && value !== '(none)' ? [[field, value]] : [];
  });
  const values = Object.fromEntries(saved) as Record<string, string>;
  const { user_agent: agent } = values;
  return agent ? { ...values, device_type: /Mobi/.test(agent) ? 'Mobile' : 'Desktop' } : values;
}

/**
 * Reads a block checkout's values as strictly as the platform's schema: every field is there, and is
 * text or null.
 *
 * @returns the fields as a classic form would post them, or what is wrong with them
 */
export function readExtension(raw: unknown): Record<string, string> | { readonly error: string } {
  if (typeof raw !== 'object' || raw === null)
    return { error: `${ATTRIBUTION_NAMESPACE} is missing` };
  const data = new Map<string, unknown>(Object.entries(raw));
  const wrong = Object.keys(ATTRIBUTION_FIELDS).filter((field) => {
    const value = data.get(field);
    return value !== null && typeof value !== 'string';
  });
  if (wrong.length > 0) return { error: `${wrong.join(', ')}: expected a string or null` };
  return Object.fromEntries(
    Object.keys(ATTRIBUTION_FIELDS).map((field) => [
      ATTRIBUTION_PREFIX + field,
      String(data.get(field) ?? ''),
    ]),
  );
}
