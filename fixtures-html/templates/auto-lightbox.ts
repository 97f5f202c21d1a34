import { inlineScript } from '../server/inline-scripts';
import { hasTermsCode, lightboxBlock } from './lightbox-block';
import { html, nothing, scriptJson, type Markup } from './markup';
import type { View } from './view';

const ID = 'mending-club';
const VERSION = 1;
/** Milliseconds until it opens; the theme's own default is 2500. */
const TIMER = 500;
/** How long before that whatever is open is closed. */
const LEAD = 350;

/** Whether the page has a part that opens by itself, and the inline code for it. */
export const opensItself = ({ page, visitor }: View): boolean =>
  page === 'home' && visitor.situation.autoLightbox !== 'off';

/** A part of the page that opens by itself, as the theme's page editor prints it. */
export function autoLightbox(view: View): Markup {
  if (!opensItself(view)) return nothing;
  return lightboxBlock(
    view,
    ID,
    '520px',
    html`<p class="eyebrow">For those who keep things</p><h2>The mending club</h2><p>Bring us whatever has worn through, ours or not. On the first Saturday of each month we mend it with you, over tea.</p><p><a class="button primary" href="/letters/">Tell me when</a></p>`,
  );
}

/** Inline code calls the functions that the theme’s script offers: between jQuery and that code. */
export function popupScripts(view: View): Markup {
  const opens = opensItself(view);
  if (!view.visitor.situation.bundle || !(opens || hasTermsCode(view))) return nothing;
  return html`<script src="/wp-content/plugins/storefront-islands/popups.js" id="storefront-islands-popups-js"></script>
${opens ? openingScript(view) : nothing}`;
}

function openingScript(view: View): Markup {
  const isAlways = view.visitor.situation.autoLightbox === 'always';
  const cookie = `lightbox_${ID}`;
  const own = {
    src: `#${ID}`,
    cookie,
    value: `opened_${VERSION}`,
    timer: TIMER,
    lead: LEAD,
    isAlways,
  };
  const code = `jQuery(document).ready(function ($) {
  var own = ${scriptJson(own)};
  if (own.isAlways) Flatsome.cookie(own.cookie, false);
  if (Flatsome.cookie(own.cookie) === own.value) return;
  setTimeout(function () { if ($.fn.magnificPopup) $.magnificPopup.close(); }, own.timer - own.lead);
  setTimeout(function () {
    $.loadMagnificPopup().then(function () { $.magnificPopup.open({ items: { src: own.src, type: 'inline' } }); });
  }, own.timer);
  Flatsome.cookie(own.cookie, own.value, 365);
});`;
  return inlineScript(view.visitor, 'auto-lightbox-js', code);
}
