import type { Article } from '../catalogue/articles';
import { layout } from './layout';
import { html, type Markup } from './markup';
import { absolute, type View } from './view';

const DATE_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export function articlePage(view: View, article: Article): Markup {
  const content = html`<article class="entry prose"><header><p class="eyebrow"><time datetime="${article.date}">${DATE_FORMAT.format(new Date(article.date))}</time></p><h1 class="entry-title">${article.title}</h1><p class="lead">${article.intro}</p></header>${article.paragraphs.map((text) => html`<p>${text}</p>`)}<p><a class="button is-outline" href="/shop/">Back to the shop</a></p></article>`;
  return layout(view, { title: article.title, content });
}

export function notFoundPage(view: View): Markup {
  return layout(view, {
    title: 'Page not found',
    content: html`<section class="prose error-404"><h1>That page has worn through</h1><p>It may have moved, or it may never have been. Try the <a href="/shop/">shop</a>, or search above.</p></section>`,
  });
}

export function accountPage(view: View): Markup {
  const form = html`<form class="woocommerce-form woocommerce-form-login login" method="post"><p class="woocommerce-form-row form-row"><label for="username">Username or email address <span class="required" aria-hidden="true">*</span></label><input type="text" class="woocommerce-Input input-text" name="username" id="username" autocomplete="username" required></p><p class="woocommerce-form-row form-row"><label for="password">Password <span class="required" aria-hidden="true">*</span></label><input class="woocommerce-Input input-text" type="password" name="password" id="password" autocomplete="current-password" required></p><p class="form-row"><button type="submit" class="woocommerce-button button woocommerce-form-login__submit" name="login" value="Log in">Log in</button></p></form>`;
  const loggedIn = html`<p>Hello. You are logged in for this fixture. <a href="${absolute(view, '/shop/')}">Go to the shop</a></p>`;
  return layout(view, {
    title: 'My account',
    content: html`<div class="woocommerce prose"><h1 class="entry-title">My account</h1>${view.visitor.situation.loggedIn ? loggedIn : html`<h2>Login</h2>${form}`}</div>`,
  });
}
