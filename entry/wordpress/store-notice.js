// For the head of each page: shows the store notice, or keeps it away where it was dismissed, before
// the first paint. The first notice of a page speaks for all of them, as it does in the bundle. The
// rules are in a sheet of their own, because a strict policy lets no style element be written.
try {
  const notice = '.woocommerce-store-notice';
  const sheet = new CSSStyleSheet();
  let rules = `@media screen{${notice}{display:block!important}}`;
  for (const [, id] of document.cookie.matchAll(/(?:^|; )store_notice([\w-]*)=hidden(?![^;])/g)) {
    const dismissed = notice + (id ? `[data-notice-id="${id}"]` : ':not([data-notice-id])');
    rules += `:root:has(${dismissed}:not(${notice}~*)) ${notice}{display:none!important}`;
  }
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
} catch {
  // No cookies here, or an old browser: the bundle shows the notice.
}
