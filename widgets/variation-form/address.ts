/**
 * Writes the choice into the page's address: it can be shared, and the server preselects it when the shopper
 * comes back. It takes the place of the last one, so that Back still leads to the page before.
 */
export function rememberInAddress(form: HTMLFormElement, fields: string): void {
  // A form elsewhere, or in a quick view, is that of another page.
  if (!document.body.classList.contains('single-product') || form.closest('.product-lightbox'))
    return;
  const url = new URL(location.href);
  for (const { name, value } of form.querySelectorAll<HTMLSelectElement>(fields)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
