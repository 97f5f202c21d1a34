/** Source: platform document "theme", section 20.4. */

/** Class of what stands around the table; the theme's style sheet has it scroll at narrow widths. */
export const WRAPPER = 'touch-scroll-table';

/** Name of the table where it scrolls. */
export const NAME = { key: 'ordersTable', fallback: 'Orders, scrolls sideways' };
