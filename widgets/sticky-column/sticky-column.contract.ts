/** Source: platform document "theme", section 24. */
export const selectors = {
  /** What moves, unless the style sheet lets the column itself stick. */
  inner: ':scope > .is-sticky-column__inner',
};

/** On the body, while a dialog keeps the page from scrolling. */
export const LOCKED_CLASS = 'body-scroll-lock--active';

/** Room between the stuck header and a column that sticks, in pixels (specification section 9). */
export const ROOM_BELOW_HEADER = 30;
