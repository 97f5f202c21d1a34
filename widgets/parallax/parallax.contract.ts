/**
 * Source: platform document "theme", section 23.2. The element is `[data-parallax=n]`, n from -10 to 10.
 */
export const attributes = {
  strength: 'data-parallax',
  /** A layer behind the words of its container, which it covers wherever the page stands. */
  background: 'data-parallax-background',
  /** Moves by itself, whatever its background is. The theme spells it like this. */
  element: 'data-parallax-elemenet',
  /** Selector of an element around it, or the mark of that element itself. */
  container: 'data-parallax-container',
  /** Fades while its container leaves the window upwards. */
  fade: 'data-parallax-fade',
};

export const classes = {
  /** The style sheet keeps the element out of sight until it has this. */
  active: 'parallax-active',
  /** On the body: mobile devices have the effect too. */
  onMobiles: 'parallax-mobile',
};

export const MAX_STRENGTH = 10;
