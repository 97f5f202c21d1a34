import { beforeEach, expect, it, vi } from 'vitest';
import { openChoice } from './box-choice';
import { equalizeEvent } from './box-swatches.contract';

const box = { addressOf: () => undefined, show: vi.fn(), restore: vi.fn() };
let list: HTMLElement;
let swatches: HTMLElement[];

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML =
    '<div class="ux-swatches-in-loop"><div class="ux-swatch" data-value="moss"></div><div class="ux-swatch ux-swatch--limited hidden" data-value="rust"></div></div>';
  list = document.querySelector<HTMLElement>('.ux-swatches-in-loop')!;
  swatches = [...list.querySelectorAll<HTMLElement>('.ux-swatch')];
});

it('asks the list itself what a second press means, and whether links follow', () => {
  list.dataset.swatchesBoxBehaviorSelected = '1';
  list.dataset.swatchesBoxUpdateUrls = 'no';
  const choice = openChoice(list, swatches, box);
  choice.press(swatches[0]!);
  expect(box.show).toHaveBeenCalledWith(swatches[0], false);
  expect(swatches[0]!.getAttribute('aria-checked')).toBe('true');
  choice.press(swatches[0]!);
  expect(box.restore).toHaveBeenCalledOnce();
  expect(swatches[0]!.getAttribute('aria-checked')).toBe('false');
});

it('tells by the theme’s event that the box has another height', () => {
  const heard = vi.fn();
  document.addEventListener(equalizeEvent(), heard, { once: true });
  openChoice(list, swatches, box).unlimit();
  expect(heard).toHaveBeenCalledOnce();
  expect(swatches[1]!.classList).not.toContain('hidden');
});
