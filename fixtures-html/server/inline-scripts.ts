import { html, raw, type Markup } from '../templates/markup';
import { sha256 } from './digest';
import type { Visitor } from './visitor';

const scripts = new Map<string, string>();

export function findInlineScript(sha: string): string | undefined {
  return scripts.get(sha);
}

/**
 * A script as the platform prints it, in the page. Under the strict policy inline scripts are
 * forbidden, so the same code is then served from an address made of its digest.
 */
export function inlineScript(visitor: Visitor, id: string, code: string): Markup {
  if (visitor.situation.csp === 'off') return html`<script id="${id}">${raw(code)}</script>\n`;
  const sha = sha256(code).slice(0, 32);
  scripts.set(sha, code);
  return html`<script id="${id}" src="/fixture-inline/${sha}.js"></script>\n`;
}
