/** Marks the page as taken, for a second copy of the bundle. */
export const TAKEN = Symbol.for('storefront-islands');
