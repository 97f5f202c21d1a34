import { REVIEWS, REVIEWS_PER_PAGE, type Review } from '../catalogue/reviews';
import type { Visitor } from './visitor';

/** All that this visitor may see of a product's reviews, oldest first. */
export function reviewsOf(visitor: Visitor, productId: number): Review[] {
  return [...REVIEWS, ...visitor.reviews].filter((review) => review.productId === productId);
}

export function approvedReviews(visitor: Visitor, productId: number): Review[] {
  return reviewsOf(visitor, productId).filter(({ isApproved }) => isApproved);
}

export interface ReviewPage {
  readonly reviews: readonly Review[];
  readonly page: number;
  readonly pageCount: number;
}

/** One page of reviews; without a number the newest, which is the last one. */
export function reviewPage(visitor: Visitor, productId: number, asked?: number): ReviewPage {
  const all = reviewsOf(visitor, productId);
  const pageCount = Math.max(1, Math.ceil(all.length / REVIEWS_PER_PAGE));
  const page = asked && asked >= 1 && asked <= pageCount ? asked : pageCount;
  const start = (page - 1) * REVIEWS_PER_PAGE;
  return { reviews: all.slice(start, start + REVIEWS_PER_PAGE), page, pageCount };
}

export function averageRating(reviews: readonly Review[]): number {
  const rated = reviews.filter(({ rating }) => rating > 0);
  return rated.reduce((sum, { rating }) => sum + rating, 0) / Math.max(1, rated.length);
}
