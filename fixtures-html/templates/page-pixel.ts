import { layout } from './layout';
import { html, type Markup } from './markup';
import type { View } from './view';

/** What the pixel's library is called with on this page, and what it has reported so far. */
export function pixelPage(view: View): Markup {
  const reports = view.visitor.requests.filter(({ path }) => path.startsWith('/fixture-pixel/'));
  const list = html`<ol>${reports.map(({ path }) => html`<li><code>${decodeURIComponent(path)}</code></li>`)}</ol>`;
  return layout(view, {
    title: 'Pixels',
    content: html`<div class="prose"><h1 class="entry-title">Pixels</h1><p>A stand-in takes the place of the social network’s library. It writes down what it is called with, and reports page views to the fixture shop.</p><h2>Calls on this page</h2><pre class="situation-now" tabindex="0" aria-label="Calls on this page" data-pixel-calls>None yet.</pre><h2>Reports from pages before</h2>${reports.length > 0 ? list : html`<p>None.</p>`}<p><a class="button is-outline" href="/pixel/">Load the page again</a></p></div>`,
  });
}
