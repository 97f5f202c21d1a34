// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { readSchema, type Rule } from './schema';
import { RULES } from './testing/all-rules';
import { validate } from './validate';

function read(schema: unknown): { rules: Rule[]; problems: string[] } {
  const problems: string[] = [];
  return { rules: readSchema(schema, (problem) => problems.push(problem), RULES), problems };
}

describe('readSchema', () => {
  it('reads a schema as the server sends it without a word', () => {
    const { rules: known, problems } = read({
      version: 'Contact Form 7 SWV Schema 2024-10',
      locale: 'en_GB',
      rules: [
        { rule: 'required', field: 'your-name', error: 'Please fill out this field.' },
        { rule: 'maxlength', field: 'your-name', threshold: 400, error: 'Too long.' },
        { rule: 'minnumber', field: 'age', threshold: '18', error: 'Too small.', since: 'x' },
        { rule: 'email', field: null, error: null, threshold: null, accept: null },
        { rule: 'any', field: 'f', error: 'E', rules: [{ rule: 'all', rules: [] }] },
      ],
    });
    expect(known.map(({ rule }) => rule)).toEqual([
      'required',
      'maxlength',
      'minnumber',
      'email',
      'any',
    ]);
    expect(problems).toEqual([]);
  });

  it.each([
    [undefined, 'schema: it must be an object, found undefined; left out.'],
    [null, 'schema: it must be an object, found null; left out.'],
    ['<html>', 'schema: it must be an object, found string; left out.'],
    [[], 'schema: it must be an object, found list; left out.'],
    [{}, 'schema: rules must be a list, found undefined; left out.'],
    [{ rules: {} }, 'schema: rules must be a list, found object; left out.'],
  ])('takes %j for no schema', (schema, problem) => {
    expect(read(schema)).toEqual({ rules: [], problems: [`Contact form: ${problem}`] });
  });

  it.each([
    [5, 'rules[1]: it must be an object, found number; left out.'],
    [{}, 'rules[1]: rule must be a text, found undefined; left out.'],
    [{ rule: 'email', field: 5 }, 'rules[1]: field must be a text, found number; left out.'],
    [{ rule: 'email', error: [] }, 'rules[1]: error must be a text, found list; left out.'],
    [
      { rule: 'maxlength', threshold: {} },
      'rules[1]: threshold must be a text or a number, found object; left out.',
    ],
    [
      { rule: 'stepnumber', base: 0, interval: true },
      'rules[1]: interval must be a text or a number, found boolean; left out.',
    ],
    [{ rule: 'enum', accept: 'a' }, 'rules[1]: accept must be a list, found string; left out.'],
    [
      { rule: 'file', accept: [['.jpg']] },
      'rules[1]: an item of accept must be a text or a number, found list; left out.',
    ],
    [{ rule: 'any', rules: 'a' }, 'rules[1]: rules must be a list, found string; left out.'],
    [
      { rule: 'all', rules: [{ rule: 'all', rules: [null] }] },
      'rules[1].rules[0].rules[0]: it must be an object, found null; left out.',
    ],
    [{ rule: 'nosuch', field: 5 }, 'rules[1]: field must be a text, found number; left out.'],
    [{ rule: 'constructor' }, 'rule "constructor" is unknown; left out.'],
    [{ rule: '__proto__' }, 'rule "__proto__" is unknown; left out.'],
    [{ rule: 'Required' }, 'rule "Required" is unknown; left out.'],
  ])('leaves out %j and keeps the rest', (broken, problem) => {
    const good = { rule: 'required', field: 'f', error: 'E' };
    const { rules: known, problems } = read({ rules: [good, broken, good] });
    expect(known.filter(({ rule }) => rule === 'required')).toHaveLength(2);
    expect(problems).toEqual([`Contact form: ${problem}`]);
  });

  it('tolerates properties that a rule has no use for', () => {
    expect(read({ rules: [{ rule: 'required', accept: '.jpg', threshold: {} }] })).toMatchObject({
      rules: [{ rule: 'required' }],
      problems: [],
    });
  });

  it('reports each unknown rule once, however often and wherever it stands', () => {
    const unknown = { rule: 'postcode', field: 'f' };
    const group = { rule: 'any', rules: [unknown, { rule: 'all', rules: [unknown] }] };
    expect(read({ rules: [unknown, group, unknown] }).problems).toEqual([
      'Contact form: rule "postcode" is unknown; left out.',
    ]);
  });

  it('survives groups that never end', () => {
    const endless: Record<string, unknown> = { rule: 'all', field: 'f', error: 'E' };
    endless['rules'] = [endless, endless];
    expect(read({ rules: [endless] }).problems).not.toEqual([]);

    const deep = `${'{"rule":"all","rules":['.repeat(20_000)}${']}'.repeat(20_000)}`;
    const { rules: known, problems } = read({ rules: [JSON.parse(deep)] });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('nested more than 100 deep');
    expect(validate(known, [['f', 'x']]).get('f')).toEqual({ validInputs: ['x'] });
  });

  it('takes the rules of a page besides its own', () => {
    const found = readSchema({ rules: [{ rule: 'even', field: 'f', error: 'E' }] }, () => {}, {
      even: () => (field) => field.texts.length % 2 === 0,
    });
    expect(validate(found, [['f', 'x']]).get('f')).toMatchObject({ error: 'E', rule: 'even' });
  });
});
