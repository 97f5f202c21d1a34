import { inlineScript } from '../server/inline-scripts';
import { localizedGlobals } from './globals';
import { html, nothing, raw, scriptJson, type Markup } from './markup';
import type { View } from './view';

const BUNDLE = '/wp-content/plugins/storefront-islands';
const FIXTURE_SCRIPTS = '/wp-content/themes/fixture/scripts';
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

export function headAssets(view: View): Markup {
  const { visitor } = view;
  return html`${inlineScript(visitor, 'no-js-swap', "(function(html){html.className=html.className.replace(/\\bno-js\\b/,'js')})(document.documentElement);")}<link rel="stylesheet" href="/wp-content/themes/fixture/shop.css">
${visitor.situation.bundle ? html`<link rel="stylesheet" href="${BUNDLE}/storefront-islands.css">\n` : nothing}<link rel="icon" href="/wp-content/themes/fixture/icons/favicon.svg" type="image/svg+xml">
`;
}

/** What the platform prints before `</body>`, in its order: globals, settings, scripts. */
export function footerScripts(view: View): Markup {
  const { visitor } = view;
  const { settings, thirdParty } = visitor.situation;
  return html`${inlineScript(visitor, 'woocommerce-js-class', "document.body.className=document.body.className.replace(/\\bwoocommerce-no-js\\b/,'woocommerce-js');")}${localizedGlobals(view)}<script type="application/json" id="storefront-islands-settings">${raw(scriptJson(settings))}</script>
${jquery(view)}${thirdParty ? html`<script src="${FIXTURE_SCRIPTS}/third-party.js" id="third-party-js"></script>\n` : nothing}${bundle(view)}`;
}
