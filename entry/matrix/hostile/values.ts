import { seeded } from '../seeded';

/** What nobody prints in an attribute, a setting or a localized global, and a page may have all the same. */
const HOSTILE_VALUES: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '-0.5',
  '1e309',
  '0x10',
  '9'.repeat(40),
  'NaN',
  'null',
  'true',
  'no',
  '٣',
  '{',
  '{}',
  '[]',
  '[[1]]',
  '{"__proto__":{"polluted":true}}',
  '{"toString":1,"length":-1}',
  '#',
  '#%E0%A4%A',
  '.a{',
  ':is(',
  '*',
  'body',
  'javascript:document.title=1',
  'java\tscript:document.title=1',
  '//evil.test/x',
  'https://[',
  'data:text/html,x',
  '<img src=x: onerror=pwn()>',
  '</script>',
  '\\',
  '%',
  '\u202E\u200Dx',
  'x'.repeat(3000),
];

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Puts hostile values in the place of some of a page's data attributes, and of texts in its settings
 * and localized globals. What the page is made of stays: names, classes, forms, scripts.
 *
 * @param share of the values that are replaced
 */
export function withHostileValues(html: string, seed: number, share: number): string {
  const random = seeded(seed);
  const next = (): string => HOSTILE_VALUES[Math.floor(random() * HOSTILE_VALUES.length)]!;
  return html
    .replace(
      /(<script\b[^>]*>)([^]*?)(<\/script>)/g,
      (_all, open: string, code: string, close: string) => {
        const changed = code.replace(
          /("[\w-]+":)("(?:[^"\\]|\\.)*"|-?[\d.]+(?:e[+-]?\d+)?|true|false)/g,
          (own, key: string) =>
            random() < share ? key + JSON.stringify(next()).replaceAll('<', '\\u003c') : own,
        );
        return open + changed + close;
      },
    )
    .replace(/( data-(?!island)[\w-]+=)"([^"]*)"/g, (own, name: string) =>
      random() < share ? `${name}"${escaped(next())}"` : own,
    );
}
