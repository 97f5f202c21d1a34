// @vitest-environment node
import { createHash } from 'node:crypto';

import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { newEventId } from './event-id';
import { hashUserData } from './hash-user-data';
import { normalise, USER_FIELDS, type UserField } from './user-data.model';

/** As the US Postal Service and Canada Post list them. */
const LISTED = `
  Alabama AL|Alaska AK|Arizona AZ|Arkansas AR|California CA|Colorado CO|Connecticut CT|Delaware DE
  District of Columbia DC|Florida FL|Georgia GA|Hawaii HI|Idaho ID|Illinois IL|Indiana IN|Iowa IA
  Kansas KS|Kentucky KY|Louisiana LA|Maine ME|Maryland MD|Massachusetts MA|Michigan MI|Minnesota MN
  Mississippi MS|Missouri MO|Montana MT|Nebraska NE|Nevada NV|New Hampshire NH|New Jersey NJ
  New Mexico NM|New York NY|North Carolina NC|North Dakota ND|Ohio OH|Oklahoma OK|Oregon OR
  Pennsylvania PA|Rhode Island RI|South Carolina SC|South Dakota SD|Tennessee TN|Texas TX|Utah UT
  Vermont VT|Virginia VA|Washington WA|West Virginia WV|Wisconsin WI|Wyoming WY
  Alberta AB|British Columbia BC|Manitoba MB|New Brunswick NB|Newfoundland and Labrador NL
  Northwest Territories NT|Nova Scotia NS|Nunavut NU|Ontario ON|Prince Edward Island PE|Quebec QC
  Saskatchewan SK|Yukon YT`;

const PLACES = LISTED.trim()
  .split(/\||\n/)
  .map((line) => /^\s*(.+) (..)$/.exec(line)!.slice(1) as [name: string, code: string]);

const field = fc.constantFrom(...USER_FIELDS);

/** Text as people write it, and as nobody does. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(...PLACES.flat(), 'İstanbul', 'ΟΔΟΣ', 'ſt', '１２', "Ma'am", '12345-6789'),
);

/** Two examples for each rule: written → compared. `undefined`: left out. */
const EXAMPLES: Record<
  UserField,
  ReadonlyArray<[written: unknown, compared: string | undefined]>
> = {
  em: [
    [' John_Smith@Gmail.com\n', 'john_smith@gmail.com'],
    ['no address', undefined],
  ],
  ph: [
    ['+1 (650) 555-1212', '16505551212'],
    ['0044 844 412 4653 ext.', '448444124653'],
    ['none', undefined],
  ],
  fn: [
    ['Mary', 'mary'],
    ['정', '정'],
    ['Valéry', 'valéry'],
    ['Vale\u0301ry', 'valéry'],
    ['Anna-Lena ', 'annalena'],
  ],
  ln: [
    ['O’Neil', 'oneil'],
    ['. ', undefined],
  ],
  ge: [
    [' Female', 'f'],
    ['Ma’am', 'f'],
    ['MR.', 'm'],
    ['he', 'm'],
    ['other', undefined],
  ],
  db: [
    ['1991-05-26', '19910526'],
    ['19910526', '19910526'],
    [19_910_526, '19910526'],
    ['26/05/1991', undefined],
    ['1991-13-01', undefined],
    ['1899-12-31', undefined],
  ],
  ct: [
    ['New York', 'newyork'],
    ['St. John’s', 'stjohns'],
  ],
  st: [
    ['Québec', 'qc'],
    ['tx', 'tx'],
    ['Washington, D.C.', 'dc'],
    ['North Yorkshire', 'northyorkshire'],
    ['東京都', '東京都'],
  ],
  zp: [
    ['94035-1234', '94035'],
    ['M1 1AE', 'm11ae'],
    ['150-0002', '1500002'],
    [75_018, '75018'],
  ],
  cn: [
    ['GB', 'gb'],
    ['United Kingdom', undefined],
  ],
  country: [['US', 'us']],
  external_id: [[' Ada-17 ', 'ada-17']],
};

describe('normalise', () => {
  it.each(USER_FIELDS)('%s, as published', (name) => {
    for (const [written, compared] of EXAMPLES[name]) {
      expect(normalise(name, written), String(written)).toBe(compared);
    }
  });

  it('knows every state and province, by name and code, however written', () => {
    expect(PLACES).toHaveLength(51 + 13);
    expect(new Set(PLACES.map(([, code]) => code)).size).toBe(51 + 13);
    for (const [name, code] of PLACES) {
      const expected = code.toLowerCase();
      const ways = [name, name.toUpperCase(), ` ${name}. `, name.replaceAll(' ', '  '), code];
      expect(
        ways.map((way) => normalise('st', way)),
        name,
      ).toEqual(ways.map(() => expected));
    }
  });

  it('leaves names of no state as they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aeinort'), minLength: 1 }), (name) => {
        const listed = PLACES.find(([known]) => known.toLowerCase().replaceAll(' ', '') === name);
        expect(normalise('st', name)).toBe(listed?.[1].toLowerCase() ?? name);
      }),
    );
  });

  it('changes nothing the second time, and is one for all ways to write gaps and accents', () => {
    fc.assert(
      fc.property(field, text, (name, raw) => {
        const once = normalise(name, raw);
        if (once === undefined) return;
        expect(normalise(name, once)).toBe(once);
        expect(once).not.toBe('');
        expect(normalise(name, `\n ${raw.normalize('NFD')}\t`)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  it('leaves out what is no text, and never throws', () => {
    fc.assert(
      fc.property(field, fc.anything({ withNullPrototype: true }), (name, raw) => {
        const isText = typeof raw === 'string' || typeof raw === 'number';
        if (isText) normalise(name, raw);
        else expect(normalise(name, raw)).toBeUndefined();
      }),
    );
  });

  it('keeps what is hashed already', () => {
    const hash = createHash('sha256').update('mary').digest('hex');
    for (const name of USER_FIELDS) expect(normalise(name, hash.toUpperCase())).toBe(hash);
  });
});

describe('hashUserData', () => {
  it('gives the published hashes', async () => {
    expect(
      await hashUserData({ em: 'John_Smith@gmail.com', ph: '1(650)555-1212', fn: 'Mary' }),
    ).toEqual({
      em: '62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f',
      ph: 'e323ec626319ca94ee8bff2e4c87cf613be6ea19919ed1364124e16807ab3176',
      fn: '6915771be1c5aa0c886870b6951b03d7eafc121fea0e80a5ea83beb7c449f4ec',
    });
    expect(await hashUserData({ fn: '정', ln: 'Valéry' })).toEqual({
      fn: '8fa8cd9c440be61d0151429310034083132b35975c4bea67fdd74158eb51db14',
      ln: '08e1996b5dd49e62a4b4c010d44e4345592a863bb9f8e3976219bac29417149c',
    });
  });

  it('tells nothing in clear, and no field but those that the network compares', async () => {
    const keys = fc.oneof(
      field,
      fc.constantFrom('fbp', 'client_user_agent', '__proto__', 'toString'),
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(keys, fc.oneof(text, fc.anything())), async (raw) => {
        const expected = USER_FIELDS.flatMap((name) => {
          const value = Object.hasOwn(raw, name) ? normalise(name, raw[name]) : undefined;
          return value === undefined
            ? []
            : [[name, createHash('sha256').update(value).digest('hex')]];
        });
        expect(await hashUserData(raw)).toEqual(Object.fromEntries(expected));
      }),
    );
  });

  it('hashes a hash no second time', async () => {
    const once = await hashUserData({ fn: 'Mary', st: 'Texas' });
    expect(await hashUserData(once)).toEqual(once);
  });

  it('tells nothing where there are no means to hash', async () => {
    vi.stubGlobal('crypto', {});
    expect(await hashUserData({ em: 'a@b.c' })).toEqual({});
  });
});

describe('newEventId', () => {
  const VERSION_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

  it('is a new UUID of version 4, on pages without https too', () => {
    const { crypto } = globalThis;
    const ids = [newEventId(), newEventId()];
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    for (let count = 0; count < 50; count += 1) ids.push(newEventId());
    for (const id of ids) expect(id).toMatch(VERSION_4);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
