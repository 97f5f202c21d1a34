import { loadDialog, openWithBack } from '../../shared/dom/dialog/open-with-back';
import { isPlainPress } from '../../shared/dom/input/plain-press';
import type { IslandContext, Mount } from '../../shared/islands/island';
import { text } from '../../shared/platform/strings';
import { selectors, strings } from './lightbox-link.contract';

/**
 * Why a behaviour: links to a part of the page that the theme hides open it in a dialog, and the part
 * goes back to its place; without the code they stay links.
 *
 * Sources: specification section 2 "Checkout and cart terms", platform document "theme", sections 8.3
 * and 20.3 and section 31, row 20.
 */
export const mount: Mount = (body, { signal, fail }) => {
  const linkAt = ({ target }: Event): HTMLAnchorElement | null =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(selectors.link) : null;

  body.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest(selectors.acceptTerms)) {
        return acceptTerms();
      }
      const link = linkAt(event);
      if (!link || event.defaultPrevented || !isPlainPress(event) || !lightboxOf(link)) return;
      event.preventDefault();
      open(link, fail).catch(() => showInPlace(link));
    },
    { signal },
  );
  for (const near of ['pointerover', 'focusin']) {
    const prepare = (event: Event): void => {
      const link = linkAt(event);
      if (link && lightboxOf(link)) loadDialog().catch(() => undefined);
    };
    body.addEventListener(near, prepare, { signal });
  }
};

/** The part of this page that a link leads to, if it is one to be shown in a dialog. */
function lightboxOf(link: HTMLAnchorElement): HTMLElement | null {
  const { hash, host, pathname, search } = link;
  if (host !== location.host || pathname !== location.pathname || search !== location.search) {
    return null;
  }
  const part = document.getElementById(decode(hash.slice(1)));
  return part?.matches(selectors.lightbox) ? part : null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function open(trigger: HTMLAnchorElement, fail: IslandContext['fail']): Promise<unknown> {
  return openWithBack(() => {
    const panel = lightboxOf(trigger);
    const name = trigger.textContent.trim() || text('popupName', strings.popupName);
    const onError = (error: unknown): void => {
      fail(error, 'render');
      showInPlace(trigger);
    };
    return panel ? { panel, trigger, name, onError } : undefined;
  });
}

/** Without the dialog: in the page, where the link leads. */
function showInPlace(link: HTMLAnchorElement): void {
  lightboxOf(link)?.classList.remove('mfp-hide');
  location.assign(link.hash);
}

function acceptTerms(): void {
  const box = document.querySelector<HTMLInputElement>(selectors.termsBox);
  if (box && !box.checked) box.click();
  // The dialog is left as by a press beside it.
  document.querySelector<HTMLElement>('.storefront-islands-dialog .mfp-close')?.click();
}
