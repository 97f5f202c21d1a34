import { randomUUID } from 'node:crypto';
import { inlineScript } from '../server/inline-scripts';
import { html, nothing, raw, scriptJson, type Markup } from './markup';
import { FIXTURE_SCRIPTS, type View } from './view';

const LIBRARY = `${FIXTURE_SCRIPTS}/pixel-library.js`;
const PIXEL_ID = '1234567890';
const VERSION = '11.0.1';
const PLUGIN_VERSION = '3.7.3';
const AGENT = `woocommerce_2-${VERSION}-${PLUGIN_VERSION}`;
const HOUR_SECONDS = 3600;
const VIEWED = { name: 'ViewContent', method: 'track', params: { content_type: 'product' } };

/** Of a shopper who is logged in, as an account has it: nobody has brought it into any form. */
const USER_INFO = {
  em: ' Ada.Shopper@Shop.Test ',
  fn: 'Ada',
  ln: 'O’Neil',
  external_id: '17',
  ct: 'New York',
  zp: '10001-1234',
  cn: 'US',
  st: 'New York',
  ph: '+1 (212) 555-0100',
};

/** The snippet in the head: as it runs, or kept from running as the plugin's filter allows. */
export function pixelSnippet(view: View): Markup {
  const { pixels, loggedIn } = view.visitor.situation;
  if (pixels === 'none') return nothing;
  const seconds = Math.floor(Date.now() / 1000) - (pixels === 'cached' ? HOUR_SECONDS : 0);
  const generated = inlineScript(
    view.visitor,
    'wc-facebook-generated',
    `window.__wc_fb_page_generated = ${seconds};`,
  );
  const userInfo = scriptJson(loggedIn ? USER_INFO : {});
  const begin = `fbq('init', '${PIXEL_ID}', ${userInfo}, {"agent": "${AGENT}"});`;
  if (pixels === 'platform') {
    // The shop asks the bundle to pass the shopper's answers on.
    const named = html`<meta name="pixel" data-pixel-id="${PIXEL_ID}">\n`;
    return html`${generated}${named}${inlineScript(view.visitor, 'pixel-snippet', `${QUEUE}\n${begin}`)}`;
  }
  // Two elements, as the plugin prints them.
  return html`${generated}<script type="text/plain" data-pixel-id="${PIXEL_ID}">${raw(QUEUE)}</script>
<script type="text/plain" data-pixel-id="${PIXEL_ID}">${raw(begin)}</script>
`;
}

/** The queue that everybody calls, and the library. */
const QUEUE = `(function () {
  if (window.fbq) return;
  const fbq = (window.fbq = window._fbq = function () {
    fbq.callMethod ? fbq.callMethod.apply(fbq, arguments) : fbq.queue.push(arguments);
  });
  Object.assign(fbq, { push: fbq, loaded: true, version: '2.0', queue: [] });
  const library = document.createElement('script');
  library.async = true;
  library.src = '${LIBRARY}';
  document.head.append(library);
})();`;

/** The events that the server wants reported, before the plugin's own script. */
export function pixelData(view: View): Markup {
  const { pixels, globals } = view.visitor.situation;
  if (pixels === 'none' || !globals) return nothing;
  const data = {
    pixelId: PIXEL_ID,
    eventQueue: [
      {
        name: 'PageView',
        method: 'track',
        params: { source: 'woocommerce', version: VERSION, pluginVersion: PLUGIN_VERSION },
        eventId: randomUUID(),
      },
      ...(view.page === 'product' ? [VIEWED] : []),
    ],
    agentString: AGENT,
  };
  return inlineScript(
    view.visitor,
    'wc-facebook-pixel-events-js-extra',
    `var wc_facebook_pixel_data = ${scriptJson(data)};`,
  );
}

/** The plugin's own script, where the shop leaves it in. */
export function pixelScript({ visitor }: View): Markup {
  const isIn = ['platform', 'sender'].includes(visitor.situation.pixels);
  return isIn
    ? html`<script src="${FIXTURE_SCRIPTS}/pixel-events.js" id="wc-facebook-pixel-events-js"></script>\n`
    : nothing;
}

/** Fixtures never call a real network: the library is a stand-in. */
export function pixelSettings({ visitor }: View): Record<string, unknown> {
  return visitor.situation.pixels === 'none' ? {} : { pixelScript: LIBRARY };
}
