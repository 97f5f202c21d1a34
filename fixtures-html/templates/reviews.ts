import type { Product } from '../catalogue/product';
import type { Review } from '../catalogue/reviews';
import { approvedReviews, averageRating, reviewPage } from '../server/reviews';
import { inlineStyle } from './inline-style';
import { longDate } from './long-date';
import { html, nothing, raw, type Markup } from './markup';
import { reviewForm } from './review-form';
import type { View } from './view';

function stars(view: View, rating: number, text: Markup): Markup {
  const percent = Math.round(rating * 20);
  return html`<div class="star-rating rated-${Math.round(rating)}" role="img" aria-label="Rated ${rating} out of 5"><span${inlineStyle(view, `width:${percent}%`)}>${text}</span></div>`;
}

/** Of a product's box; nothing before the first review, and where the shop shows none. */
export function boxRating(view: View, product: Product): Markup {
  const reviews = approvedReviews(view.visitor, product.id);
  if (!view.visitor.situation.boxRatings || reviews.length === 0) return nothing;
  const average = Number(averageRating(reviews).toFixed(2));
  return stars(view, average, html`Rated <strong class="rating">${average}</strong> out of 5`);
}

/** Average and link under the product's title; nothing before the first review. */
export function productRating(view: View, product: Product): Markup {
  const reviews = approvedReviews(view.visitor, product.id);
  if (reviews.length === 0) return nothing;
  const average = Number(averageRating(reviews).toFixed(2));
  const text = html`Rated <strong class="rating">${average}</strong> out of 5 based on <span class="rating">${reviews.length}</span> customer ratings`;
  return html`<div class="woocommerce-product-rating">${stars(view, average, text)} <a href="#reviews" class="woocommerce-review-link" rel="nofollow">(<span class="count">${reviews.length}</span> customer reviews)</a></div>`;
}

function reviewItem(view: View, review: Review, index: number): Markup {
  const { id, author, rating, text, writtenAt, isVerified, isApproved } = review;
  const meta = isApproved
    ? html`<p class="meta"><strong class="woocommerce-review__author">${author} </strong>${isVerified ? html`<em class="woocommerce-review__verified verified">(verified owner)</em> ` : nothing}<span class="woocommerce-review__dash">–</span> <time class="woocommerce-review__published-date" datetime="${writtenAt}">${longDate(new Date(writtenAt))}</time></p>`
    : html`<p class="meta"><em class="woocommerce-review__awaiting-approval">Your review is awaiting approval</em></p>`;
  return html`<li class="review ${index % 2 === 0 ? 'even thread-even' : 'odd alt thread-odd thread-alt'} depth-1" id="li-comment-${id}"><div id="comment-${id}" class="comment_container"><div class="comment-text">${rating > 0 ? stars(view, rating, html`Rated <strong class="rating">${rating}</strong> out of 5`) : nothing}${meta}<div class="description"><p>${text}</p></div></div></div></li>`;
}

function pagination(product: Product, page: number, pageCount: number): Markup {
  if (pageCount === 1) return nothing;
  const url = (to: number): string => `/product/${product.slug}/comment-page-${to}/#comments`;
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1);
  const item = (to: number): Markup =>
    to === page
      ? html`<li><span aria-label="Page ${to}" aria-current="page" class="page-numbers current">${to}</span></li>`
      : html`<li><a aria-label="Page ${to}" class="page-numbers" href="${url(to)}">${to}</a></li>`;
  const previous =
    page > 1 ? html`<li><a class="prev page-numbers" href="${url(page - 1)}">←</a></li>` : nothing;
  const next =
    page < pageCount
      ? html`<li><a class="next page-numbers" href="${url(page + 1)}">→</a></li>`
      : nothing;
  return html`<nav class="woocommerce-pagination" aria-label="Reviews"><ul class="page-numbers">${previous}${numbers.map(item)}${next}</ul></nav>`;
}

/** The page of reviews that the address asks for: `…/comment-page-2/` or `?cpage=2`. */
function askedPage(view: View): number | undefined {
  const number =
    /\/comment-page-(\d+)\//.exec(view.url.pathname)?.[1] ?? view.url.searchParams.get('cpage');
  return number ? Number(number) : undefined;
}

export function reviewsPanel(view: View, product: Product): Markup {
  const approved = approvedReviews(view.visitor, product.id);
  const { reviews, page, pageCount } = reviewPage(view.visitor, product.id, askedPage(view));
  const title =
    approved.length === 0
      ? raw('Reviews')
      : html`${approved.length} ${approved.length === 1 ? 'review' : 'reviews'} for <span>${product.name}</span>`;
  const list =
    reviews.length === 0
      ? html`<p class="woocommerce-noreviews">There are no reviews yet.</p>`
      : html`<ol class="commentlist">${reviews.map((review, index) => reviewItem(view, review, index))}</ol>${pagination(product, page, pageCount)}`;
  return html`<div id="reviews" class="woocommerce-Reviews"><div id="comments"><h2 class="woocommerce-Reviews-title">${title}</h2>${list}</div>${reviewForm(view, product, approved.length)}<div class="clear"></div></div>`;
}
