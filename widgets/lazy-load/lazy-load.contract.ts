/** Source: platform document "theme", section 24. */
export const classes = {
  /** Until the picture is there; it is how the image was found. */
  waiting: 'lazy-load',
  asked: 'lazy-load-active',
};
