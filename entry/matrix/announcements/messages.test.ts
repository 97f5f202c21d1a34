// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { expect, test } from 'vitest';

/** What the code can say, beside what the transcripts have. */

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`);
const SOURCES = ['shared', 'widgets']
  .flatMap(filesIn)
  .filter((path) => !/\.(?:test|e2e|page)\.|testing\//.test(path));
/** Whoever calls one of these, or makes such a region, has something said. */
const SPEAKS =
  /\bannounce\(|\bshowProblem\(|\$cartProblem\.set\(|\brole(?:=|: |', )["'](?:status|alert)["']/;
/** A text for shoppers by its key, with its default or where that stands. */
const MESSAGE = /\btext\(\s*'(\w+)',\s*'([^']+)'|(?:\btext\(|\[)\s*'(\w+)',\s*strings\.(\w+)/g;

const templateIn = (folder: string, name: string): string => {
  const texts = SOURCES.filter((path) => dirname(path) === folder).map((path) =>
    readFileSync(path, 'utf8'),
  );
  const line = new RegExp(`^ {2}${name}:\\s*'([^']+)'`, 'm');
  const found = texts.map((text) => line.exec(text)?.[1]).find((each) => each !== undefined);
  if (found === undefined) throw new Error(`${folder}: no default for strings.${name}`);
  return found;
};

/** Key → default of every text that stands where something is said. */
const MESSAGES = new Map(
  SOURCES.flatMap((path) => {
    const code = readFileSync(path, 'utf8');
    if (!SPEAKS.test(code)) return [];
    return [...code.matchAll(MESSAGE)].map(([, own, words, key, name]): [string, string] =>
      own ? [own, words!] : [key!, templateIn(dirname(path), name!)],
    );
  }),
);

const SAID = filesIn('entry/matrix/announcements')
  .filter((path) => !path.endsWith('.test.ts'))
  .flatMap((path) => [
    ...readFileSync(path, 'utf8').matchAll(/'(?:status|alert|polite|focus): ([^']+)'/g),
  ])
  .map(([, words = '']) => words);

/** What a transcript has of those that are hardly more than their parts: they would match any. */
const IN_WORDS: Readonly<Record<string, string>> = { stockLeft: 'Size: M 3 left' };

const isSaid = ([key, template]: [key: string, template: string]): boolean => {
  if (!/\w\w/.test(template.replaceAll(/\{\w+\}/g, ' '))) return SAID.includes(IN_WORDS[key]!);
  const parts = template
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.?()[\]]/g, String.raw`\$&`));
  const expression = new RegExp(parts.join('.+'));
  return SAID.some((words) => expression.test(words));
};

const TOAST =
  'a toast like that of a failed add; entry/matrix/faults/ or its island’s tests have it';
const NAME = 'names a control or a dialog; it is read with the focus';

/** Those that no transcript has, and why. */
const EXCUSES: Readonly<Record<string, string>> = {
  bannerNotSaved: TOAST,
  fetch_error: TOAST,
  heldOffline: TOAST,
  panelFailed: TOAST,
  quantitySet: TOAST,
  undoFailed: TOAST,
  wishlistHeld: TOAST,
  filmElsewhere: NAME,
  filmFile: NAME,
  gallery: NAME,
  lightboxName: NAME,
  panelName: NAME,
  quickViewName: NAME,
  quickViewProduct: NAME,
  lightboxFailedOnly: 'the same of a picture that is alone',
  noResults: 'a transcript has it in the words of the shop',
  photoFeedInvalidData: 'a part of the photo feed’s error',
  photoFeedInvalidResponse: 'a part of the photo feed’s error',
  zoomFailed: 'under the pointer only; the gallery’s tests have it',
  zoomLoading: 'under the pointer only; the gallery’s tests have it',
};

test('every message that can be said is in a transcript, or has a reason why it is in none', () => {
  expect(MESSAGES.size).toBeGreaterThan(20);
  const silent = [...MESSAGES].filter((message) => !isSaid(message)).map(([key]) => key);
  expect(silent.sort(), 'add a step to entry/matrix/announcements/').toEqual(
    Object.keys(EXCUSES).sort(),
  );
});
