import { parseUrl } from '../../shared/models/parse-url';
import { isRecord } from '../../shared/platform/page-settings';

/**
 * Whether rules that the page gives to the browser let it fetch what a link leads to, sooner or
 * later. Only rules over the document's links and lists of addresses are looked at, as the platform
 * prints them (https://wicg.github.io/nav-speculation/speculation-rules.html).
 *
 * @param texts of the page's `<script type="speculationrules">`; malformed ones are left out, as
 *   browsers do
 */
export function isSpeculatedOn(link: HTMLAnchorElement, texts: readonly string[]): boolean {
  return texts
    .flatMap((text) => rulesIn(text))
    .some((rule) => {
      try {
        return isAbout(rule, link);
      } catch {
        // A selector or pattern that is none.
        return false;
      }
    });
}

function isAbout({ urls, where }: Record<string, unknown>, link: HTMLAnchorElement): boolean {
  if (Array.isArray(urls)) {
    return urls.some((url) => typeof url === 'string' && addressOf(url) === link.href);
  }
  return where === undefined || matches(where, link);
}

function rulesIn(text: string): Array<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (!isRecord(parsed)) return [];
    return [parsed.prefetch, parsed.prerender]
      .flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []))
      .filter(isRecord);
  } catch {
    return [];
  }
}

/** A condition over links: `and`, `or`, `not`, `href_matches`, `selector_matches`. */
function matches(condition: unknown, link: HTMLAnchorElement): boolean {
  if (!isRecord(condition)) return false;
  const { and, or, not, href_matches: hrefs, selector_matches: css } = condition;
  if (and !== undefined) return listOf(and).every((one) => matches(one, link));
  if (or !== undefined) return listOf(or).some((one) => matches(one, link));
  if (not !== undefined) return !matches(not, link);
  if (hrefs !== undefined) return listOf(hrefs).some((one) => hrefMatches(one, link.href));
  return listOf(css).some((one) => typeof one === 'string' && link.matches(one));
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

function hrefMatches(pattern: unknown, href: string): boolean {
  const { URLPattern: Pattern } = globalThis as {
    URLPattern?: new (input: string, base: string) => { test: (url: string) => boolean };
  };
  // Browsers that know such rules know such patterns; where neither is known nothing is fetched.
  return Pattern && typeof pattern === 'string'
    ? new Pattern(pattern, document.baseURI).test(href)
    : false;
}

/** `undefined` for what is no address, which browsers leave out of the list. */
const addressOf = (url: string): string | undefined => parseUrl(url, document.baseURI)?.href;
