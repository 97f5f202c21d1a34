/** Source: platform document "theme", section 24. */
export const selectors = {
  /** What moves, unless the style sheet lets the column itself stick. */
  inner: ':scope > .is-sticky-column__inner',
};

/** Room between the stuck header and a column that sticks, in pixels (specification section 9). */
export const ROOM_BELOW_HEADER = 30;
