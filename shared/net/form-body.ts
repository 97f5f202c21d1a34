/** Values as the platform's own scripts send them; nested objects and arrays are allowed. */
export type FormFields = Readonly<Record<string, unknown>>;

/**
 * Encodes fields the way the shop's handlers expect (platform document "shop", 3.2): UTF-8, space
 * as `+`, `a[b]=` and `a[]=` for nesting, `null` as an empty value, `undefined` left out. The
 * apostrophe is percent-encoded, because web-application firewalls refuse a literal one.
 */
export function encodeForm(fields: FormFields): string {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(fields)) append(pairs, name, value);
  return pairs.join('&');
}

function append(pairs: string[], name: string, value: unknown): void {
  if (value === undefined || typeof value === 'function') return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      append(pairs, `${name}[${typeof item === 'object' && item !== null ? index : ''}]`, item);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) append(pairs, `${name}[${key}]`, item);
  } else {
    pairs.push(`${encode(name)}=${encode(value === null ? '' : String(value))}`);
  }
}

function encode(value: string): string {
  // Lone surrogates would make encodeURIComponent throw; they become U+FFFD, as in any UTF-8 form.
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .replaceAll('%20', '+')
    .replaceAll("'", '%27');
}
