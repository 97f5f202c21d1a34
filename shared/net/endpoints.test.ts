import { afterEach, describe, expect, it, vi } from 'vitest';

import { forgetPageSettings, SETTINGS_ELEMENT_ID } from '../platform/page-settings';
import { adminAjaxEndpoint, shopAjaxEndpoint } from './endpoints';

function printSettings(settings: object): void {
  const element = document.createElement('script');
  element.id = SETTINGS_ELEMENT_ID;
  element.type = 'application/json';
  element.textContent = JSON.stringify(settings);
  document.body.append(element);
  forgetPageSettings();
}

afterEach(() => {
  document.body.replaceChildren();
  forgetPageSettings();
});

describe('shopAjaxEndpoint', () => {
  it('without any global is the platform’s usual address', () => {
    expect(shopAjaxEndpoint('add_to_cart')).toBe('/?wc-ajax=add_to_cart');
  });

  it.each(['wc_add_to_cart_params', 'wc_cart_fragments_params', 'woocommerce_params'])(
    'takes the pattern of %s',
    (global) => {
      vi.stubGlobal(global, { wc_ajax_url: '/sub/?wc-ajax=%%endpoint%%&lang=de' });
      expect(shopAjaxEndpoint('add_to_cart')).toBe('/sub/?wc-ajax=add_to_cart&lang=de');
    },
  );

  it('replaces the first mark only', () => {
    vi.stubGlobal('woocommerce_params', { wc_ajax_url: '/?wc-ajax=%%endpoint%%&was=%%endpoint%%' });
    expect(shopAjaxEndpoint('x')).toBe('/?wc-ajax=x&was=%%endpoint%%');
  });

  it('passes over an empty pattern to the next global, and says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('wc_add_to_cart_params', { wc_ajax_url: '' });
    vi.stubGlobal('woocommerce_params', { wc_ajax_url: '/shop/?wc-ajax=%%endpoint%%' });
    expect(shopAjaxEndpoint('x')).toBe('/shop/?wc-ajax=x');
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('wc_add_to_cart_params.wc_ajax_url is ""'),
    );
  });

  it('takes no setting without the mark, and says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('woocommerce_params', { wc_ajax_url: '/de/?wc-ajax=%%endpoint%%' });
    printSettings({ shopAjaxUrl: '/ajax/' });
    expect(shopAjaxEndpoint('x')).toBe('/de/?wc-ajax=x');
    await vi.waitFor(() =>
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(/"shopAjaxUrl" is "\/ajax\/", expected .*%%endpoint%%/),
      ),
    );
  });

  it('knows a shop plugin of another name', () => {
    printSettings({ names: { shopPlugin: 'other' } });
    vi.stubGlobal('other_params', { wc_ajax_url: '/other/%%endpoint%%', ajax_url: '/other.php' });
    expect([shopAjaxEndpoint('x'), adminAjaxEndpoint()]).toEqual(['/other/x', '/other.php']);
  });

  it('lets the page’s settings win', () => {
    vi.stubGlobal('woocommerce_params', { wc_ajax_url: '/?wc-ajax=%%endpoint%%' });
    printSettings({ shopAjaxUrl: '/mine/%%endpoint%%' });
    expect(shopAjaxEndpoint('x')).toBe('/mine/x');
  });
});

describe('adminAjaxEndpoint', () => {
  it('takes the theme’s address, then the shop plugin’s, then the usual one', () => {
    expect(adminAjaxEndpoint()).toBe('/wp-admin/admin-ajax.php');
    vi.stubGlobal('woocommerce_params', { ajax_url: '/sub/wp-admin/admin-ajax.php' });
    expect(adminAjaxEndpoint()).toBe('/sub/wp-admin/admin-ajax.php');
    vi.stubGlobal('flatsomeVars', { ajaxurl: '/theme/admin-ajax.php' });
    expect(adminAjaxEndpoint()).toBe('/theme/admin-ajax.php');
  });

  it('knows a theme of another name', () => {
    printSettings({ names: { theme: 'other' } });
    vi.stubGlobal('otherVars', { ajaxurl: '/other/admin-ajax.php' });
    expect(adminAjaxEndpoint()).toBe('/other/admin-ajax.php');
  });
});
