import type { Product } from '../catalogue/product';
import { html, nothing, type Markup } from './markup';
import type { View } from './view';

const STAR = html`&nbsp;<span class="required">*</span>`;
const RATINGS = ['Perfect', 'Good', 'Average', 'Not that bad', 'Very poor'];

function ratingField(): Markup {
  const options = RATINGS.map((name, index) => html`<option value="${5 - index}">${name}</option>`);
  return html`<div class="comment-form-rating"><label for="rating" id="comment-form-rating-label">Your rating${STAR}</label><select name="rating" id="rating" required><option value="">Rate…</option>${options}</select></div>`;
}

function guestFields(): Markup {
  return html`<p class="comment-form-author"><label for="author">Name${STAR}</label><input id="author" name="author" type="text" autocomplete="name" value="" size="30" required></p><p class="comment-form-email"><label for="email">Email${STAR}</label><input id="email" name="email" type="email" autocomplete="email" value="" size="30" required></p>`;
}

/** The platform's ordinary comment form, with a rating; it works without script. */
export function reviewForm(view: View, product: Product, reviewCount: number): Markup {
  const { loggedIn } = view.visitor.situation;
  const title = reviewCount > 0 ? 'Add a review' : `Be the first to review “${product.name}”`;
  const note = loggedIn
    ? html`<p class="logged-in-as">Logged in as Ada. <span class="required-field-message">Required fields are marked <span class="required">*</span></span></p>`
    : html`<p class="comment-notes"><span id="email-notes">Your email address will not be published.</span> <span class="required-field-message">Required fields are marked <span class="required">*</span></span></p>`;
  return html`<div id="review_form_wrapper"><div id="review_form"><div id="respond" class="comment-respond"><span id="reply-title" class="comment-reply-title" role="heading" aria-level="3">${title}</span><form action="/wp-comments-post.php" method="post" id="commentform" class="comment-form">${note}${ratingField()}<p class="comment-form-comment"><label for="comment">Your review${STAR}</label><textarea id="comment" name="comment" cols="45" rows="8" required></textarea></p>${loggedIn ? nothing : guestFields()}<p class="form-submit"><input name="submit" type="submit" id="submit" class="submit" value="Submit"> <input type="hidden" name="comment_post_ID" value="${product.id}" id="comment_post_ID"> <input type="hidden" name="comment_parent" id="comment_parent" value="0"></p></form></div></div></div>`;
}
