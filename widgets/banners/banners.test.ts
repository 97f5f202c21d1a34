import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { IslandContext } from '../../shared/islands/island';
import { hideBanners } from './hide-banners';
import { mount } from './banners.island';
import { nameLink } from './name-link';
import { noticeCookie } from './store-notice';

let controller = new AbortController();

const context = (): IslandContext => ({
  name: 'banners',
  signal: controller.signal,
  fail: (error) => {
    throw error;
  },
});

function print(html: string): HTMLElement {
  document.body.innerHTML = html;
  const banner = document.body.firstElementChild;
  if (!(banner instanceof HTMLElement)) throw new Error('nothing was printed');
  return banner;
}

const NOTICE =
  '<p class="woocommerce-store-notice" data-notice-id="ab" style="display: none;">Closed <a class="woocommerce-store-notice__dismiss-link" href="#">Dismiss</a></p>';
const COMING_SOON =
  '<div id="coming-soon-footer-banner">Soon <a class="coming-soon-footer-banner-dismiss"></a></div>';
const COOKIES =
  '<div class="flatsome-cookies"><p class="flatsome-cookies__text">Cookies</p><a class="flatsome-cookies__accept-btn" href="#">OK</a></div>';

beforeEach(() => {
  controller = new AbortController();
});

afterEach(() => {
  controller.abort();
  document.body.replaceChildren();
  vi.useRealTimers();
  for (const name of ['store_noticeab', 'flatsome_cookie_notice']) {
    document.cookie = `${name}=;max-age=-1;path=/`;
  }
});

describe('a banner before anybody is near', () => {
  it('is shown, and its link is a button; both end with the island', async () => {
    const notice = print(NOTICE);
    await mount(notice, context());
    expect(notice.style.display).toBe('block');
    const link = notice.querySelector('a');
    expect([link?.role, link?.getAttribute('tabindex')]).toEqual(['button', '0']);
    controller.abort();
    expect(notice.style.display).toBe('none');
    expect(link?.getAttributeNames()).toEqual(['class', 'href']);
  });

  it('stays away where its cookie says so, and leaves when that comes later', async () => {
    const notice = print(NOTICE);
    await mount(notice, context());
    document.cookie = `${noticeCookie()}=hidden;path=/`;
    dispatchEvent(new Event('pageshow'));
    expect(notice.style.display).toBe('none');
    const again = print(NOTICE);
    await mount(again, context());
    expect(again.style.display).toBe('none');
  });

  it('has a name where its link has only a picture', async () => {
    const banner = print(COMING_SOON);
    await mount(banner, context());
    await vi.waitFor(() => expect(banner.querySelector('[aria-label=Dismiss]')).not.toBeNull());
    controller.abort();
    expect(banner.outerHTML).toBe(COMING_SOON);
  });

  it.each([
    ['its picture’s text', '<a><img alt="Close the banner" src="x.svg"></a>'],
    ['its title', '<a title="Close the banner"></a>'],
    ['another element', '<a aria-labelledby="closing"></a>'],
  ])('keeps the name that its link has by %s', (_how, named) => {
    const link = print(named);
    nameLink(link, controller.signal);
    expect(link.outerHTML).toBe(named);
  });

  it('that has no link to dismiss it is shown all the same', async () => {
    const notice = print('<p class="woocommerce-store-notice" style="display:none">Closed</p>');
    await mount(notice, context());
    expect(notice.style.display).toBe('block');
    expect(noticeCookie()).toBe('store_notice');
  });

  it.each([
    ['2', true],
    ['1', false],
  ])('about cookies comes after 2.5 seconds, unless accepted in version 1 (%s)', (kept, comes) => {
    vi.useFakeTimers();
    document.cookie = `flatsome_cookie_notice=${kept};path=/`;
    const notice = print(COOKIES);
    void mount(notice, context());
    vi.advanceTimersByTime(2499);
    expect(notice.className).toBe('flatsome-cookies');
    vi.advanceTimersByTime(1);
    expect(notice.classList.contains('flatsome-cookies--active')).toBe(comes);
    controller.abort();
    expect(notice.outerHTML).toBe(COOKIES);
  });
});

describe('the focus of a banner that is hidden', () => {
  it('goes to the main content, which can have it no longer than that', () => {
    const banner = print(`${NOTICE}<main>Shop</main><button>More</button>`);
    const main = document.querySelector('main');
    banner.style.display = 'block';
    banner.querySelector('a')?.focus();
    hideBanners([banner]);
    expect(document.activeElement).toBe(main);
    document.querySelector('button')?.focus();
    expect(main?.hasAttribute('tabindex')).toBe(false);
  });

  it('stays where it is, if it is elsewhere', () => {
    const banner = print(`${NOTICE}<main>Shop</main><button>More</button>`);
    document.querySelector('button')?.focus();
    hideBanners([banner]);
    expect(document.activeElement?.localName).toBe('button');
  });
});
