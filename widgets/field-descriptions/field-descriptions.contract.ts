/** Source: platform document "shop", sections 12.4 and 21. */

export const selectors = {
  description: '.description',
  control: 'input,select,textarea',
};

/** How long a description slides open or closed, in milliseconds. */
export const SLIDE_MS = 250;
