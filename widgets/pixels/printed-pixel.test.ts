import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { forgetPageSettings } from '../../shared/platform/page-settings';
import { pixelPage } from '../../shared/platform/pixel-page';
import { readPixel, type PrintedPixel } from './printed-pixel';

const AGENT = 'woocommerce-11.0.1-3.7.3';
const VERSIONS = { source: 'woocommerce', version: '11.0.1', pluginVersion: '3.7.3' };

/** The snippet as the plugin printed it first, and as it does since pages from a cache are told apart. */
const SNIPPETS: Record<string, (user: string) => string> = {
  early: (user) => `!function(f){f.fbq=1}(window);
    fbq('init', '123', ${user}, {
    "agent": "${AGENT}"
});`,
  later: (user) =>
    `fbq('init', '123', (function(){if(window.a){return {};}return ${user};})(), {agent:(function(){var a='${AGENT}';if(window.a){a=a.replace(/(\\d+)/,'$1_c');}return a;})()});`,
};

function read(markup: string, settings = {}): PrintedPixel {
  document.body.innerHTML = `<script type="application/json" id="storefront-islands-settings">${JSON.stringify(settings)}</script>${markup}`;
  return readPixel(document.querySelector<HTMLElement>('[data-pixel-id]')!);
}

/** The page view where nothing is printed of it. */
const VIEW = { method: 'track', name: 'PageView', eventId: undefined, isPrinted: false };

const inert = (code: string): string =>
  `<script type="text/plain" data-pixel-id="123">${code}</script>`;

function generatedAgo(seconds: number): void {
  Object.assign(pixelPage, { ['__wc_fb_page_generated']: Date.now() / 1000 - seconds });
}

beforeEach(forgetPageSettings);
afterEach(() => {
  delete pixelPage.wc_facebook_pixel_data;
  generatedAgo(0);
  document.body.innerHTML = '';
});

describe('what a page says of its pixel', () => {
  it.each(Object.keys(SNIPPETS))('is in the plugin’s %s snippet', (form) => {
    const user = JSON.stringify(
      { em: "ada.o'neil@shop.test", ln: 'O}, {Neil 1}', external_id: 17 },
      null,
      4,
    );
    expect(read(inert(SNIPPETS[form]!(user)))).toEqual({
      id: '123',
      agent: AGENT,
      userData: { em: "ada.o'neil@shop.test", ln: 'O}, {Neil 1}', external_id: 17 },
      events: [{ ...VIEW, params: VERSIONS }],
    });
  });

  it.each(Object.keys(SNIPPETS))('is little for guests, and never fails (%s)', (form) => {
    for (const user of ['{}', '{"em": broken}', '']) {
      const { userData } = read(inert(SNIPPETS[form]!(user)));
      expect(userData).toEqual({});
    }
  });

  it('is in the plugin’s data, with the event that the server reports too', () => {
    const event = { name: 'PageView', params: { ...VERSIONS, user_data: { em: 'a@b.c' } } };
    for (const list of ['eventQueue', 'staticEvents']) {
      pixelPage.wc_facebook_pixel_data = {
        pixelId: '7',
        agentString: 'woocommerce_2-1.0.0-2.0.0',
        [list]: [
          null,
          { name: 7 },
          {
            name: 'Wool',
            method: 'trackCustom',
            params: { a: 1, user_data: { em: 'd@e.f' } },
            eventId: 3,
          },
          { ...event, eventId: 'e-1' },
          { name: 'Lead', method: 'init' },
        ],
      };
      expect(read('<i data-pixel-id="9"></i>')).toEqual({
        id: '9',
        agent: 'woocommerce_2-1.0.0-2.0.0',
        userData: { em: 'a@b.c' },
        events: [
          { ...VIEW, params: VERSIONS, eventId: 'e-1', isPrinted: true },
          { ...VIEW, name: 'Wool', method: 'trackCustom', params: { a: 1 }, isPrinted: true },
          { ...VIEW, name: 'Lead', params: {}, isPrinted: true },
        ],
      });
    }
  });

  it('is in the page’s settings, and on the element before that', () => {
    const settings = { pixelAgent: 'woocommerce_3-4.5.6-7.8.9', pixelUserData: { ct: 'York' } };
    const printed = read(
      `<i data-pixel-id="1" data-pixel-user-data='{"ct":"Hull"}'></i>`,
      settings,
    );
    expect(printed).toMatchObject({
      userData: { ct: 'Hull' },
      events: [{ params: { source: 'woocommerce', version: '4.5.6', pluginVersion: '7.8.9' } }],
    });
  });

  it('is left out where it is malformed, and said', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    pixelPage.wc_facebook_pixel_data = { pixelId: '0', eventQueue: 'none' };
    expect(read(`<i data-pixel-id="UA-1" data-pixel-user-data="[1]"></i>`)).toEqual({
      id: undefined,
      agent: '',
      userData: {},
      events: [{ ...VIEW, params: { source: 'woocommerce' } }],
    });
    await vi.dynamicImportSettled();
    const said = warn.mock.calls.map(([text]) => String(text));
    expect(said).toHaveLength(3);
    expect(said[0]).toMatch(/data-pixel-user-data.*expected an object/);
    expect(said[1]).toMatch(/data-pixel-id on <i.*UA-1.*expected the number of a pixel/);
    expect(said[2]).toMatch(/wc_facebook_pixel_data\.pixelId/);
  });

  it('of a page from a cache is no shopper’s data and no event’s id, and the agent says so', () => {
    pixelPage.wc_facebook_pixel_data = { eventQueue: [{ name: 'PageView', eventId: 'e-1' }] };
    const markup = inert(SNIPPETS['later']!('{"em": "a@b.c"}'));
    generatedAgo(1700);
    expect(read(markup)).toMatchObject({ agent: AGENT, events: [{ eventId: 'e-1' }] });
    generatedAgo(1900);
    expect(read(markup, { pixelUserData: { ct: 'York' } })).toMatchObject({
      agent: 'woocommerce-11.0.1_c-3.7.3',
      userData: {},
      events: [{ params: VERSIONS, eventId: undefined, isPrinted: true }],
    });
  });
});
