import { html, nothing, type Markup } from './markup';
import type { View } from './view';

/** An inline style as the platform prints it; the strict policy forbids them, so there it is left out. */
export function inlineStyle(view: View, declarations: string): Markup {
  return view.visitor.situation.csp === 'off' ? html` style="${declarations}"` : nothing;
}
