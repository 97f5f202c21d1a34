import { readSetting } from '../../shared/platform/settings';
import { settings } from './variation-form.settings';

/**
 * Writes each choice into the page's address, where the shop wants that: it can be shared, and the
 * server preselects it when the shopper comes back. The choice takes the place of the last one, so
 * that Back still leads to the page before.
 */
export function rememberInAddress(
  form: HTMLFormElement,
  fields: string,
  signal: AbortSignal,
): void {
  // A form in a quick view has another page's address.
  if (!document.body.classList.contains('single-product')) return;
  const remember = (): void => {
    if (!readSetting(settings.linkableUrl, form)) return;
    const url = new URL(location.href);
    for (const { name, value } of form.querySelectorAll<HTMLSelectElement>(fields)) {
      if (value) url.searchParams.set(name, value);
      else url.searchParams.delete(name);
    }
    if (url.href !== location.href) history.replaceState(history.state, '', url);
  };
  form.addEventListener('woocommerce_variation_has_changed', remember, { signal });
}
