/** Sources: platform document "theme", sections 6.1 and 8.2. */
export const selectors = {
  /** Films of the slide that is shown: they rest while another is looked at. */
  slideFilms: '.slider .is-selected video',
};

/** The popup engine's classes, and those that the theme adds for films. */
export const classes = {
  film: 'my-mfp-video',
  file: 'ux-mfp-inline-content ux-mfp-inline-content--video',
};

export const strings = {
  filmName: 'Video',
  filmLoading: 'Loading…',
  filmFailed: 'This could not be shown here.',
  filmFile: 'Open the film by itself',
  filmElsewhere: 'Open it on {host}',
};

/** A frame that has not loaded by then, in milliseconds, is taken to have failed. */
export const FRAME_LIMIT_MS = 20_000;
