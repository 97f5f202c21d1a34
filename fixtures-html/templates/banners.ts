import { md5 } from '../server/digest';
import { createNonce } from '../server/nonces';
import { USER_ID, userMeta } from '../server/rest';
import { inlineStyle } from './inline-style';
import { html, nothing, type Markup } from './markup';
import { absolute, type View } from './view';

function storeNotice(view: View, text: string, hasId: boolean): Markup {
  const id = hasId ? html` data-notice-id="${md5(text)}"` : nothing;
  return html`<p role="complementary" aria-label="Store notice" class="woocommerce-store-notice demo_store"${id}${inlineStyle(view, 'display:none;')}>${text} <a role="button" href="#" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>
`;
}

function storeNotices(view: View): Markup {
  const { storeNotice: kind, storeNoticeText: text } = view.visitor.situation;
  switch (kind) {
    case 'none':
      return nothing;
    case 'one':
      return storeNotice(view, text, true);
    case 'two':
      return html`${storeNotice(view, text, true)}${storeNotice(view, 'The mill shop in York is closed on Sundays.', true)}`;
    case 'without id':
      return storeNotice(view, text, false);
  }
}

/** The platform draws the link's cross by its style sheet: there is no text in it. */
function comingSoonBanner(view: View): Markup {
  const { visitor } = view;
  const { comingSoon, loggedIn } = visitor.situation;
  const isFor = comingSoon === 'everyone' || (comingSoon === 'managers' && loggedIn);
  if (!isFor || visitor.userMeta.get(userMeta.comingSoon) === 'yes') return nothing;
  const url = absolute(view, `/wp-json/wp/v2/users/${USER_ID}`);
  return html`<div id="coming-soon-footer-banner"><div class="coming-soon-footer-banner__content">This page is in “Coming soon” mode and is only visible to you and those with permission. To make it public to everyone, <a href="/my-account/">change visibility settings</a></div><a class="coming-soon-footer-banner-dismiss" data-rest-url="${url}" data-rest-nonce="${createNonce(visitor, 'wp_rest')}"></a></div>
`;
}

function cookieNotice({ visitor }: View): Markup {
  const { cookieNotice: isOn, theme } = visitor.situation;
  if (!isOn || theme !== 'flatsome') return nothing;
  return html`<div class="flatsome-cookies"><div class="flatsome-cookies__inner"><div class="flatsome-cookies__text">This shop keeps your basket in a cookie, and remembers that you have read this.</div><div class="flatsome-cookies__buttons"><a href="/journal/how-to-wash-wool/" class="button secondary flatsome-cookies__more-btn"><span>More about it</span></a><a href="#" class="button primary flatsome-cookies__accept-btn"><span>Accept</span></a></div></div></div>
`;
}

/** Banners of the whole site, at the end of the body. */
export function siteBanners(view: View): Markup {
  return html`${storeNotices(view)}${comingSoonBanner(view)}${cookieNotice(view)}`;
}
