// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { FORM_STATUSES, toFormStatus } from './form-status.model';
import vectors from './form-vectors.json';

const isPlain = (unit: string): boolean => /^[a-zA-Z0-9]$/.test(unit);

describe('toFormStatus', () => {
  it('has every recorded vector', () => expect(vectors.statusSlugs).toHaveLength(20));

  /** Difference 9: every separator is replaced, and what is custom already stays. */
  const DEVIATIONS: Readonly<Record<string, string>> = {
    foo_bar_baz: 'custom-foo-bar-baz',
    'foo bar baz': 'custom-foo-bar-baz',
    'a.b.c': 'custom-a-b-c',
    'custom-x': 'custom-x',
  };

  it.each(vectors.statusSlugs)('$word', ({ word, client }) => {
    expect(toFormStatus(word)).toBe(DEVIATIONS[word] ?? client);
  });

  it('deviates only where there is something to deviate from', () => {
    for (const [word, status] of Object.entries(DEVIATIONS)) {
      const vector = vectors.statusSlugs.find((each) => each.word === word);
      expect(vector?.client).not.toBe(status);
    }
  });

  it.each([
    ['acceptance_missing', 'unaccepted'],
    ['mail_sent', 'sent'],
    ['Mail_Sent', 'custom-Mail-Sent'],
    ['_foo_', 'custom-foo'],
    ['', 'custom-'],
    ['constructor', 'custom-constructor'],
    ['custom_x', 'custom-custom-x'],
    // As servers print a word of their own.
    ['custom--foo', 'custom--foo'],
    ['custom-a_b-', 'custom-a_b-'],
    ['custom-a b', 'custom-a-b'],
    ['über', 'custom-ber'],
  ])('%j → %s', (word, status) => expect(toFormStatus(word)).toBe(status));

  it.each(FORM_STATUSES)('keeps %s', (status) => expect(toFormStatus(status)).toBe(status));

  it('joins the plain parts of any other word, and keeps its own answers', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aZ9_- .ü😀') }), (word) => {
        const parts = [...word].map((unit) => (isPlain(unit) ? unit : ' ')).join('');
        const status = toFormStatus(word);
        expect(status).toBe(`custom-${parts.split(' ').filter(Boolean).join('-')}`);
        expect(toFormStatus(status)).toBe(status);
      }),
    );
  });
});
