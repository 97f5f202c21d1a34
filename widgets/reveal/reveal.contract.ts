/** Source: platform document "theme", section 23.3. The element is `[data-animate=name]`. */
export const attributes = {
  name: 'data-animate',
  /** Takes the place where the animation of that name begins. */
  atStart: 'data-animate-transform',
  /** From now on changes take their time. */
  moves: 'data-animate-transition',
  /** The style sheet keeps the element out of sight until this is `true`. */
  shown: 'data-animated',
};

/** From the place at the start until it is shown, in milliseconds. */
export const SHOW_AFTER_MS = 300;
