import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineScript } from '../server/inline-scripts';
import { DIST_FOLDER } from '../server/paths';
import { opensItself, popupScripts } from './auto-lightbox';
import { localizedGlobals } from './globals';
import { html, nothing, raw, scriptJson, type Markup } from './markup';
import { pixelData, pixelScript, pixelSnippet, pixelSettings } from './pixel';
import { photoswipeDialog } from './product-gallery';
import { variationTemplates } from './variable-form';
import { FIXTURE_SCRIPTS, hasVariationForms, type View } from './view';

const BUNDLE = '/wp-content/plugins/storefront-islands';
const JQUERY = '/wp-includes/js/jquery/jquery.js';

function jquery(view: View): Markup {
  const copy = html`<script src="${JQUERY}" id="jquery-core-js"></script>\n`;
  switch (view.visitor.situation.jquery) {
    case 'none':
      return nothing;
    case 'before':
      return copy;
    case 'twice':
      return html`${copy}<script src="${JQUERY}?second" id="jquery-second-js"></script>\n`;
    case 'late':
      return html`<script src="${FIXTURE_SCRIPTS}/late-jquery.js" data-src="${JQUERY}" id="late-jquery-js"></script>\n`;
  }
}

function bundle(view: View): Markup {
  const { situation } = view.visitor;
  if (!situation.bundle) return nothing;
  const loader = html`<script type="module" src="${BUNDLE}/loader.js" id="storefront-islands-js"></script>\n`;
  // The same module address would run once only; a second plugin copy has another query.
  const second = html`<script type="module" src="${BUNDLE}/loader.js?second" id="storefront-islands-second-js"></script>\n`;
  return situation.bundleTwice ? html`${loader}${second}` : loader;
}

/** In the place of the shop plugin's own scripts, where the page has jQuery. */
function shopScripts({ visitor }: View): Markup {
  const { bundle: hasBundle, jquery: loading } = visitor.situation;
  if (!hasBundle || loading === 'none') return nothing;
  return html`<script src="${BUNDLE}/shop-jquery.js" id="woocommerce-js"></script>\n<script src="${BUNDLE}/shop-jquery.js" id="wc-add-to-cart-variation-js"></script>\n`;
}

/** In the place of the theme's own scripts, behind the jQuery that they need. */
function themeScripts(view: View): Markup {
  const { themeApi, bundle: hasBundle, jquery: loading, theme } = view.visitor.situation;
  // What opens by itself keeps its cookie by the theme's function.
  if (!(themeApi || opensItself(view)) || !hasBundle || theme !== 'flatsome') return nothing;
  const print = (name: string, id: string): Markup =>
    html`<script src="${BUNDLE}/${name}.js" id="${id}"></script>\n`;
  return html`${print('theme-api', 'flatsome-js-js')}${loading === 'none' ? nothing : print('theme-jquery', 'flatsome-theme-woocommerce-js-js')}`;
}

/** What the platform lets the browser fetch ahead; a strict policy does not let the page say so. */
const SPECULATION_RULES = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: ['/wp-*.php', '/wp-admin/*', '/wp-content/*', '/*\\?(.+)'],
            },
          },
          { not: { selector_matches: 'a[rel~="nofollow"]' } },
          { not: { selector_matches: '.no-prefetch, .no-prefetch a' } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
};

/** The platform's own scripts that stay beside the bundle, as far as they have to do with it. */
function platformScripts({ page, visitor }: View): Markup {
  const { platformScripts: isOn, jquery: loading } = visitor.situation;
  const names = {
    basket: 'platform-cart',
    checkout: 'platform-checkout',
    account: 'platform-account',
  };
  const name = (names as Partial<Record<View['page'], string>>)[page];
  if (!isOn || loading === 'none' || !name) return nothing;
  return html`<script src="${FIXTURE_SCRIPTS}/${name}.js" id="${name}-js"></script>\n`;
}

function speculation(view: View): Markup {
  const { speculation: isOn, csp } = view.visitor.situation;
  if (!isOn || csp === 'strict') return nothing;
  return html`<script type="speculationrules">${raw(scriptJson(SPECULATION_RULES))}</script>\n`;
}

function consentScripts({ visitor }: View): Markup {
  const { consent, consentScript, consentSwitch, globals } = visitor.situation;
  const print = (name: string): Markup =>
    html`<script src="${FIXTURE_SCRIPTS}/${name}.js" id="${name}-js"></script>\n`;
  const hasPlugin = consentScript && consent !== 'absent' && globals;
  return html`${hasPlugin ? print('platform-consent') : nothing}${consentSwitch ? print('consent-switch') : nothing}`;
}

/** The shop's link to the consent plugin comes last, behind every script that might read it. */
function consentCategory({ visitor }: View): Markup {
  const { consent, attribution, globals } = visitor.situation;
  if (consent === 'absent' || !attribution || !globals) return nothing;
  const code = 'window.wc_order_attribution.params.consentCategory = "marketing";';
  return inlineScript(visitor, 'wp-consent-api-integration-js-before', code);
}

/** The shop's line for its store notice; a file under a strict policy, which lets nothing else run. */
function storeNoticeLine({ visitor }: View): Markup {
  const { storeNotice, storeNoticeLine: isOn, bundle: hasBundle, csp } = visitor.situation;
  if (storeNotice === 'none' || !isOn || !hasBundle) return nothing;
  return csp === 'strict'
    ? html`<script src="${BUNDLE}/store-notice.js"></script>\n`
    : html`<script>${raw(readFileSync(join(DIST_FOLDER, 'store-notice.js'), 'utf8').trim())}</script>\n`;
}

export function headAssets(view: View): Markup {
  const { visitor } = view;
  return html`${storeNoticeLine(view)}${inlineScript(visitor, 'no-js-swap', "(function(html){html.className=html.className.replace(/\\bno-js\\b/,'js')})(document.documentElement);")}<link rel="stylesheet" href="/wp-content/themes/fixture/shop.css">
${visitor.situation.bundle ? html`<link rel="stylesheet" href="${BUNDLE}/storefront-islands.css">\n` : nothing}<link rel="icon" href="/wp-content/themes/fixture/icons/favicon.svg" type="image/svg+xml">
${pixelSnippet(view)}`;
}

/** What the platform prints before `</body>`, in its order: globals, settings, scripts. */
export function footerScripts(view: View): Markup {
  const { visitor } = view;
  const { settings, thirdParty } = visitor.situation;
  return html`${inlineScript(visitor, 'woocommerce-js-class', "document.body.className=document.body.className.replace(/\\bwoocommerce-no-js\\b/,'woocommerce-js');")}${localizedGlobals(view)}${hasVariationForms(view) ? variationTemplates : nothing}${view.page === 'product' && visitor.situation.galleryLightbox !== 'disabled' ? photoswipeDialog : nothing}<script type="application/json" id="storefront-islands-settings">${raw(scriptJson({ ...pixelSettings(view), ...settings }))}</script>
${speculation(view)}${jquery(view)}${shopScripts(view)}${themeScripts(view)}${popupScripts(view)}${platformScripts(view)}${thirdParty ? html`<script src="${FIXTURE_SCRIPTS}/third-party.js" id="third-party-js"></script>\n` : nothing}${consentScripts(view)}${view.page === 'block-checkout' ? html`<script src="${FIXTURE_SCRIPTS}/block-checkout.js" id="block-checkout-js"></script>\n` : nothing}${pixelData(view)}${pixelScript(view)}${bundle(view)}${consentCategory(view)}`;
}
