/** Source: platform document "theme", section 7. */
export const classes = {
  /** On a panel that is not shown in the page. */
  hidden: 'mfp-hide',
  /** On the trigger, from opening until the panel is back in its place. */
  opened: 'current-lightbox-clicked',
};

export const selectors = {
  /** A panel that is not shown in the page, or has not left its dialog yet. */
  away: `.${classes.hidden},.storefront-islands-dialog *`,
  /** Triggers that keys reach and press by themselves, or that hold such a part: Enter is the browser's. */
  reached: 'a[href],button,input,:has(a[href],button,input,select,textarea,summary,[tabindex])',
};

export const strings = {
  panelName: 'Panel',
  panelFailed: '{name} could not be opened.',
};
