import { isRecord } from '../../shared/platform/page-settings';
import type { Explanation } from './facts';
import type { PageSetup } from './page-checks.model';

/** Settings that cannot be read, names in them that are no island's, and texts that are none. */
export function checkSettings({ settingsElements, settingsText, known }: PageSetup): Explanation[] {
  const problems: Explanation[] = [];
  if (settingsElements > 1) {
    problems.push({
      what: `${settingsElements} elements have the id storefront-islands-settings; only the first is read.`,
      todo: 'Print one of them, with the keys of all.',
    });
  }
  if (!settingsText?.trim()) return problems;
  let settings: unknown;
  try {
    settings = JSON.parse(settingsText);
  } catch (error) {
    return [
      ...problems,
      {
        what: `The page’s settings are no JSON, so that all of them are ignored: ${String(error)}`,
        todo: 'Print them by wp_json_encode(), in one object.',
      },
    ];
  }
  if (!isRecord(settings)) {
    const todo = 'Print {"islands": {…}, …}.';
    return [...problems, { what: 'The page’s settings are no object, and ignored.', todo }];
  }
  return [
    ...problems,
    ...checkSwitches(settings['islands'], known),
    ...checkTexts('strings', settings['strings']),
    ...checkTexts('names', settings['names']),
  ];
}

/** The texts are read where they are used, many at once with the page: there, a wrong one is passed over in silence. */
function checkTexts(key: string, texts: unknown): Explanation[] {
  if (texts === undefined) return [];
  if (!isRecord(texts)) {
    const todo = `Write {"${key}": {…}}, with a text for each name.`;
    return [{ what: `The setting “${key}” is no object, and ignored.`, todo }];
  }
  return Object.entries(texts)
    .filter(([, text]) => typeof text !== 'string')
    .map(([name, text]) => ({
      what: `The setting “${key}” has ${JSON.stringify(text)} for “${name}”, which is no text, and ignored.`,
      todo: 'Write it in quotation marks.',
    }));
}

function checkSwitches(switches: unknown, known: readonly string[]): Explanation[] {
  if (switches === undefined) return [];
  if (!isRecord(switches)) {
    const what = 'The setting “islands” is no object, and ignored.';
    return [{ what, todo: 'Write {"islands": {"mini-cart": "off"}}.' }];
  }
  return Object.entries(switches).flatMap(([name, value]) => {
    if (!known.includes(name)) {
      return {
        what: `The setting “islands” names “${name}”, which is no island of the bundle, and none on this page.`,
        todo: meant(name, known),
      };
    }
    if (['on', 'off', true, false].includes(value as string | boolean)) return [];
    return {
      what: `The setting “islands” has ${JSON.stringify(value)} for “${name}”, which turns nothing off.`,
      todo: 'Write "off", or leave it out.',
    };
  });
}

/** Attributes that were meant to turn an island off, and do not. */
export function checkStrayAttributes({ strayAttributes, known }: PageSetup): Explanation[] {
  return strayAttributes.flatMap(({ name, value, element }) => {
    const written = `data-island-${name}="${value}" on ${element}`;
    if (!known.includes(name)) {
      // A site's own island says its state in the same way.
      return value === 'off'
        ? { what: `${written} names no island.`, todo: meant(name, known) }
        : [];
    }
    return value === 'off'
      ? []
      : { what: `${written} turns nothing off.`, todo: `Write data-island-${name}="off".` };
  });
}

/** The name that was meant by a wrong one, if one is near enough. */
function meant(name: string, known: readonly string[]): string {
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');
  const near =
    known.find((other) => plain(other) === plain(name)) ??
    known
      .map((other) => ({ other, steps: distance(plain(name), plain(other)) }))
      .sort((a, b) => a.steps - b.steps)
      .find(({ steps }) => steps <= 2)?.other;
  return near
    ? `Write “${near}”.`
    : 'Look it up in the list of islands, unless it is the site’s own.';
}

/** How many letters have to be added, left out or replaced to make one word of the other. */
export function distance(from: string, to: string): number {
  let row = [...to, ''].map((_, index) => index);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [index, other] of [...to].entries()) {
      next.push(
        Math.min(
          (row[index] ?? 0) + (letter === other ? 0 : 1),
          (row[index + 1] ?? 0) + 1,
          (next[index] ?? 0) + 1,
        ),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
