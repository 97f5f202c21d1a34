/**
 * The one gate for HTML that comes from the server. What passes is inert: no script elements, no
 * event-handler attributes, no `javascript:` addresses, no frames.
 *
 * The browser's own sanitizer does the work; where it is missing, DOMPurify is loaded once
 * (`loadHtmlGate`) before the gate is used.
 */

import { loadChunk } from '../platform/load-chunk';

/** The Sanitizer API, which the DOM library's types do not describe yet. */
interface SanitizingTemplate extends HTMLTemplateElement {
  setHTML?: (html: string, options: { sanitizer: object }) => void;
}

/** Keeps classes, ids, data attributes and forms; `setHTML` removes what is unsafe in any case. */
const KEEP_ALL_BUT_UNSAFE = { removeElements: [], comments: false };

let fallback: ((html: string) => DocumentFragment) | undefined;

/** Makes the gate ready; resolves at once where the browser sanitizes by itself. */
export async function loadHtmlGate(): Promise<void> {
  if ('setHTML' in HTMLTemplateElement.prototype) return;
  fallback ??= (await loadChunk(() => import('./html-fallback'))).sanitizeWithDomPurify;
}

/**
 * Parses server markup into inert nodes of this document.
 *
 * @throws when the browser needs the fallback and `loadHtmlGate` was not awaited
 */
export function toNodes(html: string): DocumentFragment {
  // A template's parser also accepts rows and list items without their parents.
  const template: SanitizingTemplate = document.createElement('template');
  if (template.setHTML) {
    template.setHTML(html, { sanitizer: KEEP_ALL_BUT_UNSAFE });
    return document.importNode(template.content, true);
  }
  if (!fallback) throw new Error('await loadHtmlGate() first');
  return fallback(html);
}
