/** Source: platform document "shop", section 11. */
export const selectors = { choice: 'select.orderby' };
