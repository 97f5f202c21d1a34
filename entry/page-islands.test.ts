// @vitest-environment node
import { expect, test } from 'vitest';
import { pageIslands } from './page-islands';
import { registry } from './registry';

test('names every island that a part of the page makes one', () => {
  const all = registry.filter(({ selector }) => selector.startsWith('body:has('));
  const pick = ({ name, selector }: { name: string; selector: string }): string[] => [
    name,
    selector,
  ];
  expect(pageIslands.map(pick).sort()).toEqual(all.map(pick).sort());
});
