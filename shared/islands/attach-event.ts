/**
 * Raised on the document when a script has changed markup so that it may have become an island, such as
 * by an attribute: markup that is inserted is noticed without it.
 */
export const ATTACH_EVENT = 'storefront-islands:attach';
