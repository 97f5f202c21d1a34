import { afterEach, expect, it, vi } from 'vitest';

import { basketUrl } from './cart-settings';
import { readSetting } from './settings';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each(['javascript:alert(1)', 'https://', ' '])(
  'an address of the basket that leads nowhere, %j, is told, and passed over',
  async (address) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('wc_add_to_cart_params', { cart_url: 'https://shop.example/cart/' });
    const button = document.createElement('a');
    button.dataset.basketUrl = address;
    expect(readSetting(basketUrl, button)).toBe('https://shop.example/cart/');
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  },
);
