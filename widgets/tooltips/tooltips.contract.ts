/** Source: platform document "theme", section 3 "Tooltips", and 10.2 for the bullets. */
export const selectors = {
  trigger: '.tooltip,.has-tooltip,.tip-top,li.chosen a,.tooltip-as-html,.scroll-to-bullets a',
  /** Their title is markup. */
  markup: '.tooltip-as-html',
  /** Points on a picture: on touch screens a tap shows what they say. */
  tapped: '.hotspot.tooltip:not(.quick-view)',
  bullet: '.scroll-to-bullets a',
  /** What else gives a trigger its name. */
  named: 'img[alt]:not([alt=""]),svg title',
  focusable: 'a[href],button:not([disabled]),input,select,textarea,[tabindex="0"]',
};

/** On what has shown its tooltip once. */
export const ATTACHED_CLASS = 'tooltipstered';

/** Until a tooltip shows itself, in milliseconds; beside bullets it takes longer. */
export const SHOW_MS = 10;
export const SHOW_BESIDE_BULLET_MS = 50;
/** Time for the pointer to get from a trigger to its tooltip, in milliseconds. */
export const LEAVE_MS = 100;
/** How long a tooltip fades, in milliseconds. */
export const FADE_MS = 300;
