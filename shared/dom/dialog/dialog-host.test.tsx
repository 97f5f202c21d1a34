import { afterEach, expect, it, vi } from 'vitest';

import { openDialog } from './dialog-host';

const { style } = document.documentElement;
const noop = (): void => undefined;

function open(place: Element): { host: Element; leave: () => void } {
  const trigger = document.createElement('button');
  place.append(trigger);
  const leave = openDialog({ trigger, render: () => null, onClosed: noop, onError: noop }) ?? noop;
  return { host: document.querySelector('.storefront-islands-dialog') as Element, leave };
}

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('style');
});

it.each([['the one in front'], ['the one behind']])(
  'gives the page its scrolling back when %s closes first',
  (first) => {
    style.overflow = 'clip';
    const behind = open(document.body);
    const front = open(behind.host);
    const dialogs = first === 'the one behind' ? [behind, front] : [front, behind];
    for (const { leave } of dialogs) {
      expect(style.overflow).toBe('hidden');
      leave();
    }
    expect(style.overflow).toBe('clip');
  },
);

it.each([
  [0, 'marginRight'],
  [15, 'marginLeft'],
] as const)('keeps the room of a scrollbar that moves the page by %d px as %s', (moved, side) => {
  const page = document.documentElement;
  vi.spyOn(page, 'clientLeft', 'get').mockReturnValue(moved);
  vi.spyOn(page, 'clientWidth', 'get').mockReturnValue(innerWidth - 15);
  page.dir = 'rtl';
  const { leave } = open(document.body);
  expect(style[side]).toBe('15px');
  leave();
  expect(style[side]).toBe('');
});
