import { REVIEWS, takesReviews, type Review } from '../catalogue/reviews';
import { findProduct } from '../catalogue/catalogue';
import type { Product } from '../catalogue/product';
import { reviewErrorPage } from '../templates/page-review-error';
import type { ShopRequest } from './http';
import { reviewsOf } from './reviews';
import type { Visitor } from './visitor';

interface Refusal {
  readonly status: 400 | 403 | 404 | 409;
  readonly message: string;
}

/** What the platform checks, in its order. */
function refusal(
  visitor: Visitor,
  product: Product | undefined,
  fields: URLSearchParams,
): Refusal | undefined {
  if (!product) return { status: 404, message: 'There is no such product.' };
  if (!takesReviews(product.id))
    return { status: 403, message: 'Sorry, comments are closed for this item.' };
  const text = (fields.get('comment') ?? '').trim();
  if (!visitor.situation.loggedIn) {
    const email = fields.get('email') ?? '';
    if (!fields.get('author')?.trim() || email.length < 6)
      return { status: 400, message: 'Error: Please fill the required fields.' };
    if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email))
      return { status: 400, message: 'Error: Please enter a valid email address.' };
  }
  if (!/^[1-5]$/.test(fields.get('rating') ?? ''))
    return { status: 400, message: 'Error: Please rate the product.' };
  if (text === '') return { status: 400, message: 'Error: Please type your comment text.' };
  if (reviewsOf(visitor, product.id).some((review) => review.text === text))
    return {
      status: 409,
      message: 'Duplicate comment detected; it looks as though you’ve already said that!',
    };
  return undefined;
}

/** Takes a review as the platform's comment form posts it; guests' are held until approved. */
export function takeReview(c: ShopRequest): Response | Promise<Response> {
  const visitor = c.get('visitor');
  const fields = c.get('form');
  const product = findProduct(Number(fields.get('comment_post_ID')));
  const refused = refusal(visitor, product, fields);
  if (refused || !product) {
    const { status, message } = refused ?? { status: 404 as const, message: '' };
    return c.html(reviewErrorPage(message), status);
  }
  const { loggedIn } = visitor.situation;
  const review: Review = {
    id: REVIEWS.length + 100 + visitor.reviews.length,
    productId: product.id,
    author: loggedIn ? 'Ada' : (fields.get('author') ?? ''),
    rating: Number(fields.get('rating')),
    text: (fields.get('comment') ?? '').trim(),
    writtenAt: new Date().toISOString(),
    isVerified: false,
    isApproved: loggedIn,
  };
  visitor.reviews.push(review);
  const held = loggedIn ? '' : `?unapproved=${review.id}&moderation-hash=${visitor.nonceSecret}`;
  return c.redirect(`/product/${product.slug}/${held}#comment-${review.id}`, 302);
}
