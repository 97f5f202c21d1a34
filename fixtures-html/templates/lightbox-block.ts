import { inlineStyle } from './inline-style';
import { html, nothing, raw, type Markup } from './markup';
import type { View } from './view';

/** A part of the page that the theme hides until a link to its id is pressed. */
export function lightboxBlock(view: View, id: string, width: string, content: Markup): Markup {
  return html`<div id="${id}" class="lightbox-by-id lightbox-content mfp-hide lightbox-white"${inlineStyle(view, `max-width:${width} ;padding:20px`)}>${content}</div>
`;
}

/** Ticks and closes by itself, as the theme prints it; a strict policy forbids code in markup. */
const ACCEPT =
  ' onclick="document.querySelector(\'#terms\').checked=true;jQuery.magnificPopup.close()"';

export const hasTermsCode = ({ page, visitor: { situation } }: View): boolean =>
  page === 'checkout' && situation.csp === 'off' && situation.jquery === 'before';

/** The terms that the basket and the checkout link to. */
export function termsBlock(view: View): Markup {
  return lightboxBlock(
    view,
    'terms-and-conditions-lightbox',
    '800px',
    html`<h2>Terms and conditions</h2><p>Wear it, wash it cool, and send it back within thirty days if it does not suit you. What tears, we mend.</p><p>Prices include tax. Parcels leave York on working days, and returns are free.</p><p><button type="button" class="button primary" id="terms-and-conditions-accept"${hasTermsCode(view) ? raw(ACCEPT) : nothing}>I accept</button></p>`,
  );
}

export const termsLink = html`<a href="#terms-and-conditions-lightbox" class="woocommerce-terms-and-conditions-link">terms and conditions</a>`;
