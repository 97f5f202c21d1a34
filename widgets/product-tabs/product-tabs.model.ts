/** Parts of an address that mean a page of reviews, wherever they stand after its first character. */
const REVIEW_PAGES = ['comment-page-', 'cpage='];
const REVIEW_HASHES = new Set(['#comments', '#reviews', '#tab-reviews']);

/**
 * Whether an address asks for the reviews (specification section 2 "Single product page"; the
 * platform's spelling, theme document 20.6: hashes as they are written, `comment-` in any case).
 */
export function asksForReviews(href: string, hash: string): boolean {
  return (
    REVIEW_HASHES.has(hash) ||
    hash.toLowerCase().includes('comment-') ||
    REVIEW_PAGES.some((part) => href.indexOf(part) > 0)
  );
}
