import { type AdClickVisit, recordAdClick } from '../../shared/models/attribution/ad-click';
import { AD_CLICK_COOKIE } from '../../shared/models/attribution/cookie-names';
import { findCookie } from '../../shared/models/cookie-text';
import { keepCookies, keptCookies } from '../../shared/stores/kept-data';

/** Keeps the click on the highest domain that the browser accepts. */
export function keepAdClick(visit: AdClickVisit, category: string): void {
  for (const assignment of recordAdClick({ ...visit, cookies: keptCookies() })) {
    if (!keepCookies(category, [assignment])) return;
    const [, kept] = /^\w+=([^;]*)/.exec(assignment) ?? [];
    if (findCookie(keptCookies(), AD_CLICK_COOKIE) === kept) return;
  }
}
