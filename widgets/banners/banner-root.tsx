import Cookies from 'js-cookie';
import { atom } from 'nanostores';

import { announce } from '../../shared/dom/announcer';
import { readChildren } from '../../shared/dom/html/server-tree';
import { showProblem } from '../../shared/dom/toast';
import { adoptingIsland } from '../../shared/islands/adopting-island';
import { loadChunk } from '../../shared/platform/load-chunk';
import { text } from '../../shared/platform/strings';
import { keepBy } from '../../shared/stores/kept-data';
import { COMING_SOON, COOKIE_NOTICE, NOTICE } from './banners.contract';
import { strings } from './banners.strings';
import { BannerView, type BannerState } from './BannerView';
import { COOKIE, hideCookieNotice, LIFETIME_DAYS, noticeVersion } from './theme-notice';
import { hideBanners } from './hide-banners';
import { HIDDEN, noticeCookie } from './store-notice';

/**
 * The React root of one banner: a dismissal has a course of its own (pressed, told to the shop, saved
 * or not) that link, banner, focus and screen reader follow. What was dismissed stays so, whatever
 * becomes of the root: it was the shopper's doing.
 */
export const mountRoot = adoptingIsland(({ element, context: { signal } }) => {
  const $state = atom<BannerState>('shown');
  const hide = (selector: string, by?: (banner: HTMLElement) => void): void => {
    $state.set('hidden');
    hideBanners(document.querySelectorAll<HTMLElement>(selector), by);
  };
  // The cookies are kept at the shopper's own wish, and say no more than that: no consent is needed.
  const dismissNotice = (): void => {
    keepBy('necessary', () => Cookies.set(noticeCookie(), HIDDEN));
    hide(NOTICE);
    announce(text('noticeDismissed', strings.noticeDismissed));
  };
  const acceptCookieNotice = (): void => {
    keepBy('necessary', () => Cookies.set(COOKIE, noticeVersion(), { expires: LIFETIME_DAYS }));
    hide(COOKIE_NOTICE, hideCookieNotice);
    announce(text('noticeDismissed', strings.noticeDismissed));
  };
  const save = async (link: HTMLElement): Promise<void> => {
    const reason = await loadChunk(() => import('./save-dismissal')).then(
      ({ saveDismissal }) => saveDismissal(link, signal),
      () => text('fetch_error', strings.fetch_error),
    );
    if (signal.aborted) return;
    hide(COMING_SOON);
    if (reason === undefined) announce(text('bannerDismissed', strings.bannerDismissed));
    else {
      const message = text('bannerNotSaved', strings.bannerNotSaved, { reason });
      showProblem({ message, retry: () => void save(link) });
    }
  };

  const onDismiss = (link: HTMLElement): void => {
    if ($state.get() !== 'shown') return;
    if (element.matches(NOTICE)) dismissNotice();
    else if (element.matches(COOKIE_NOTICE)) acceptCookieNotice();
    else {
      $state.set('sending');
      void save(link);
    }
  };
  return <BannerView nodes={readChildren(element)} $state={$state} onDismiss={onDismiss} />;
});
