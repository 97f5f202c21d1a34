/** What shoppers have said about products. */
export interface Review {
  readonly id: number;
  readonly productId: number;
  readonly author: string;
  /** Stars, 1 to 5; 0 when none were asked for. */
  readonly rating: number;
  readonly text: string;
  /** ISO date and time. */
  readonly writtenAt: string;
  /** Bought here with the same address. */
  readonly isVerified: boolean;
  /** Shown to everybody; the others are shown to their author alone. */
  readonly isApproved: boolean;
}

export const REVIEWS_PER_PAGE = 5;

const SAID: readonly (readonly [
  productId: number,
  author: string,
  rating: number,
  text: string,
])[] = [
  [101, 'Marian', 5, 'The neck has kept its shape through a whole summer of washing.'],
  [101, 'Tomasz', 4, 'Heavier than I expected, in a good way. True to size.'],
  [101, 'Ottilie', 3, 'Lovely cloth, a little long in the body for me.'],
  [101, 'Priya', 5, 'I came back for two more.'],
  [101, 'Gwen', 2, 'The colour is warmer than on my screen.'],
  [101, 'Laszlo', 5, 'Neat stitching, no twisting at the side seams.'],
  [101, 'Beatrix', 4, 'Soft from the first day, and it irons flat.'],
  [107, 'Hamish', 5, 'Light enough for the train, warm enough for the platform.'],
  [107, 'Sunniva', 4, 'Fine knit that has not pilled yet.'],
];

/** Oldest first, as the platform pages them. */
export const REVIEWS: readonly Review[] = SAID.map(([productId, author, rating, text], index) => ({
  id: index + 2,
  productId,
  author,
  rating,
  text,
  writtenAt: new Date(Date.UTC(2026, 8, 3 + index * 6, 9, 15)).toISOString(),
  isVerified: index % 2 === 0,
  isApproved: true,
}));

/** Products that take no reviews. */
const CLOSED = new Set([309, 310]);

export function takesReviews(productId: number): boolean {
  return !CLOSED.has(productId);
}
