/**
 * The one gate for HTML that comes from the server. What passes is inert: no script elements, no
 * event-handler attributes, no `javascript:` addresses, no frames.
 *
 * The browser's own sanitizer does the work; where it is missing, DOMPurify is loaded once
 * (`loadHtmlGate`) before the gate is used.
 */

import { loadChunk } from '../../platform/load-chunk';

/** The Sanitizer API, which the DOM library's types do not describe yet. */
interface SanitizingTemplate extends HTMLTemplateElement {
  setHTML: (html: string, options: { sanitizer: object }) => void;
}

/**
 * Keeps classes, ids, data attributes, forms and microdata; `setHTML` removes what is unsafe in any
 * case. Besides go what acts on the whole page from wherever it stands: addresses, other pages, style
 * sheets and code to fetch. And Chromium 156 breaks down where it takes the handlers from a `marquee`.
 */
const KEEP_ALL_BUT_UNSAFE = {
  removeElements: ['base', 'link', 'marquee'],
  removeAttributes: ['http-equiv'],
  comments: false,
};

let fallback: ((html: string) => DocumentFragment) | undefined;

/** Whether markup may pass already: always where the browser sanitizes by itself. */
export const isGateOpen = (): boolean =>
  Boolean(fallback) || 'setHTML' in HTMLTemplateElement.prototype;

/**
 * Makes the gate ready; resolves at once where the browser sanitizes by itself. The fallback weighs more
 * than all that runs at the start of a page: it is loaded when markup is about to come, not before.
 */
export async function loadHtmlGate(): Promise<void> {
  if (isGateOpen()) return;
  fallback = (await loadChunk(() => import('./html-fallback'))).sanitizeWithDomPurify;
}

/**
 * Parses server markup into inert nodes of this document.
 *
 * @throws when the browser needs the fallback and `loadHtmlGate` was not awaited
 */
export function toNodes(html: string): DocumentFragment {
  return document.importNode(parse(html), true);
}

/**
 * Parses server markup into inert nodes; of a document that loads nothing, where the browser
 * sanitizes by itself.
 *
 * @throws like `toNodes`
 */
export function parse(html: string): DocumentFragment {
  // A template's parser also accepts rows and list items without their parents.
  const template = document.createElement('template') as SanitizingTemplate;
  if (!fallback) template.setHTML(html, { sanitizer: KEEP_ALL_BUT_UNSAFE });
  const nodes = fallback?.(html) ?? template.content;
  // These would change what the document itself has, `document.cookie` for one.
  for (const part of nodes.querySelectorAll(':is(img,form,meta)[name]')) {
    if ((part.getAttribute('name') as string) in Document.prototype) part.removeAttribute('name');
  }
  return nodes;
}
