// @vitest-environment node
import { expect, it } from 'vitest';
import { printedObject } from './printed-object';

it('reads an object up to its own end', () => {
  expect(printedObject('{"a":{"b":"}"}};var c={"d":1};')).toEqual({ a: { b: '}' } });
  expect(printedObject('{}')).toEqual({});
});

it.each(['', 'null', '{', '{"a":', '{a:1}', ' {}', '[{}]'])('finds none in %j', (text) => {
  expect(printedObject(text)).toBeUndefined();
});
