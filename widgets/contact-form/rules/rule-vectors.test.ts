// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';

import { endingsOf } from './file-types';
import vectors from './rule-vectors.json';
import { readSchema } from './schema';
import { RULES } from './testing/all-rules';
import { record, toEntries, type Recorded, type Vector } from './testing/vector';
import { validate } from './validate';

const recorded = vectors.rules as unknown as Vector[];

const fails: Recorded = { f: { error: 'ERR' } };

/**
 * Where the platform document's table of differences (I), or the engine's promise never to throw,
 * wins over the recorded outcome.
 */
const DEVIATIONS: Readonly<Record<string, { why: string; expect: Recorded }>> = {
  'date-{}-"2023-02-30"': { why: 'I.3: a real day of the calendar', expect: fails },
  'date-{}-"2023-04-31"': { why: 'I.3: a real day of the calendar', expect: fails },
  'date-{}-"0000-01-01"': { why: 'I.3: years begin with 1, as on the server', expect: fails },
  'minfilesize-{"threshold":10}-[]': { why: 'I.6: skip an empty field', expect: {} },
  'required-on-file-value': {
    why: 'A.6.5: a file is no text, so none was sent; the server says so too',
    expect: { f: { error: 'x' } },
  },
};

function run({ rules, form }: Vector): Recorded {
  return record(
    validate(
      readSchema({ rules }, () => {}, RULES),
      toEntries(form),
    ),
  );
}

describe('recorded runs of the platform’s rule engine', () => {
  it('are all here', () => {
    expect(recorded).toHaveLength(260);
    expect(Object.keys(vectors.extensionToMime)).toHaveLength(125);
  });

  it.each(recorded)('$id', (vector) => {
    const deviation = DEVIATIONS[vector.id];
    expect(run(vector)).toEqual(deviation?.expect ?? vector.expect);
  });

  it('deviate only where there is something to deviate from', () => {
    for (const [id, { expect: wanted, why }] of Object.entries(DEVIATIONS)) {
      const vector = recorded.find((each) => each.id === id);
      expect(vector, id).toBeDefined();
      expect(vector?.expect, why).not.toEqual(wanted);
    }
  });
});

describe('west and east of Greenwich', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])('results are the same in %s', (zone) => {
    const atHome = recorded.map(run);
    vi.stubEnv('TZ', zone);
    expect(new Date(0).getTimezoneOffset()).not.toBe(0);
    expect(recorded.map(run)).toEqual(atHome);
  });
});

describe('a time', () => {
  const isTime = (text: string): boolean => {
    const schema = readSchema(
      { rules: [{ rule: 'time', field: 'f', error: 'E' }] },
      () => {},
      RULES,
    );
    return !('error' in validate(schema, [['f', text]]).get('f')!);
  };
  const upTo = (last: number): string[] =>
    Array.from({ length: last + 1 }, (_, value) => String(value).padStart(2, '0'));

  it('has 24 hours, 60 minutes and, where there are any, 60 seconds', () => {
    expect(upTo(99).filter((hour) => isTime(`${hour}:00`))).toEqual(upTo(23));
    expect(upTo(99).filter((minute) => isTime(`20:${minute}`))).toEqual(upTo(59));
    expect(upTo(99).filter((second) => isTime(`09:59:${second}`))).toEqual(upTo(59));
  });
});

describe('the table of file types', () => {
  const table = Object.entries(vectors.extensionToMime);

  it.each([...new Set(table.map(([, type]) => type))])('expands %s', (type) => {
    const expected = table.filter(([, other]) => other === type).map(([end]) => `.${end}`);
    expect(endingsOf(type).toSorted()).toEqual(expected.toSorted());
  });

  it.each(['application', 'audio', 'image', 'text', 'video'])('expands %s/*', (top) => {
    const expected = table.filter(([, type]) => type.startsWith(`${top}/`));
    expect(endingsOf(`${top.toUpperCase()}/*`).toSorted()).toEqual(
      expected.map(([end]) => `.${end}`).toSorted(),
    );
  });

  it('takes an ending in any case', () => {
    expect(endingsOf('.PDF')).toEqual(['.pdf']);
  });

  it.each(['', '*', '*/*', '/*', 'image', 'image/', '.tar.gz', '.', 'IMAGE/PNG', 'image/svg+xml'])(
    'takes %j for nothing',
    (accepted) => expect(endingsOf(accepted)).toEqual([]),
  );
});
