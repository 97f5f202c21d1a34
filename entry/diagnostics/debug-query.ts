/** In the address of a page: has the diagnostics opened on it. */
export const DEBUG_QUERY = 'storefront-islands=debug';
