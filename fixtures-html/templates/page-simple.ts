import type { Article } from '../catalogue/articles';
import { layout } from './layout';
import { longDate } from './long-date';
import { html, type Markup } from './markup';
import type { View } from './view';

export function articlePage(view: View, article: Article): Markup {
  const content = html`<article class="entry prose"><header><p class="eyebrow"><time datetime="${article.date}">${longDate(new Date(article.date))}</time></p><h1 class="entry-title">${article.title}</h1><p class="lead">${article.intro}</p></header>${article.paragraphs.map((text) => html`<p>${text}</p>`)}<p><a class="button is-outline" href="/shop/">Back to the shop</a></p></article>`;
  return layout(view, { title: article.title, content });
}

export function notFoundPage(view: View): Markup {
  return layout(view, {
    title: 'Page not found',
    content: html`<section class="prose error-404"><h1>That page has worn through</h1><p>It may have moved, or it may never have been. Try the <a href="/shop/">shop</a>, or search for what you were after.</p></section>`,
  });
}
