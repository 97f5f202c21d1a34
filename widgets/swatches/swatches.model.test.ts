import { describe, expect, it } from 'vitest';

import { tabStopOf } from './swatches.model';

describe('tabStopOf', () => {
  const items = [
    { value: 's', canBeChosen: false },
    { value: 'm', canBeChosen: true },
    { value: 'l', canBeChosen: true },
  ];
  it.each([
    ['nothing chosen: the first that can be', '', undefined, 'm'],
    ['the choice', 'l', undefined, 'l'],
    ['where the focus is', 'l', 's', 's'],
    ['a choice that is no item: the first that can be', 'xl', undefined, 'm'],
  ] as const)('%s', (_what, selected, focused, expected) => {
    expect(tabStopOf(items, selected, focused)).toBe(expected);
  });

  it('can be reached when nothing can be chosen, and is none in an empty list', () => {
    expect(tabStopOf([{ value: 's', canBeChosen: false }], '', undefined)).toBe('s');
    expect(tabStopOf([], '', undefined)).toBeUndefined();
  });
});
