import { html, nothing, type Markup } from './markup';
import { noticeList } from './notices';
import { loginForm } from './page-account';
import type { View } from './view';

/** Whether the header's account link opens the panel: for guests, and not where the forms stand anyway. */
export function hasLoginPopup({ page, visitor }: View): boolean {
  const { loginPopup: isOn, loggedIn, theme } = visitor.situation;
  const isElsewhere = !['account', 'checkout', 'block-checkout'].includes(page);
  return isOn && !loggedIn && theme === 'flatsome' && isElsewhere;
}

/** Printed at the end of the page; a login that was refused is said in it. */
export function loginPopup(view: View): Markup {
  if (!hasLoginPopup(view)) return nothing;
  const { refusedLogin } = view.visitor;
  view.visitor.refusedLogin = undefined;
  const notices = refusedLogin
    ? noticeList(view, [{ kind: 'error', content: refusedLogin }])
    : nothing;
  return html`<div id="login-form-popup" class="lightbox-content mfp-hide"><div class="woocommerce"><div class="woocommerce-notices-wrapper">${notices}</div><div class="account-container lightbox-inner"><div class="row" id="customer_login"><div class="col"><h2>Login</h2>${loginForm}<p class="woocommerce-LostPassword lost_password"><a href="/my-account/">Lost your password?</a></p></div></div></div></div></div>
`;
}
