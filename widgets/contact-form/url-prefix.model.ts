const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * What a URL field holds after a change: trimmed, and with `http://` in front when it has no scheme
 * but a dot. `example.com:8080` counts as having a scheme, and is left to the rule `url`.
 *
 * Source: specification section 5 "Contact form"; platform document "forms-swatches-consent",
 * section A.5.5.
 */
export function prefixUrl(typed: string): string {
  const url = typed.trim();
  if (SCHEME.test(url) || !url.includes('.')) return url;
  return `http://${url.replace(/^\/+/, '')}`;
}
