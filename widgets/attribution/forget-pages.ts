import {
  AD_CLICK_COOKIE,
  attributionCookiesIn,
} from '../../shared/models/attribution/cookie-names';
import { forgetVisit } from '../../shared/models/attribution/forget';
import { findCookie } from '../../shared/models/cookie-text';
import { keepCookies, keptCookies, mayKeep } from '../../shared/stores/kept-data';

/**
 * Deletes every attribution cookie that this page can see, wherever it was set; that of a click on an
 * advertisement, which a pixel may have written too, where consent does not cover it.
 */
export function forgetPages(category: string): void {
  const cookies = keptCookies();
  const isClick = findCookie(cookies, AD_CLICK_COOKIE) !== undefined && !mayKeep(category);
  const names = [...attributionCookiesIn(cookies), ...(isClick ? [AD_CLICK_COOKIE] : [])];
  keepCookies('necessary', forgetVisit(location.hostname, names));
}
