/** Source: platform document "theme", section 23.4. The element is `span.count-up`. */
export const classes = {
  /** The theme's style sheet keeps the number out of sight until it has this. */
  shown: 'active',
  /** Ours, while it counts: the final number keeps its room, the count lies over it. */
  counting: 'storefront-islands-counting',
};

/** How long a number counts, in milliseconds. */
export const COUNT_MS = 4000;
