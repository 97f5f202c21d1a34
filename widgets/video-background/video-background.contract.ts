/** Source: platform document "theme", section 23.5. */
export const selectors = {
  /** What a film is the background of: its button has to lie above the words in it. */
  host: '.banner,.section,.slide',
  slider: '[data-flickity-options]',
};

export const classes = { button: 'storefront-islands-player storefront-islands-film-player' };

/** Attributes of `div.ux-youtube`. */
export const attributes = { id: 'data-videoid', loop: 'data-loop', audio: 'data-audio' };

/** What shoppers have to allow before another company's player is asked for anything. */
export const FILM_CATEGORY = 'marketing';

/** Motion that ends by itself so soon needs no button, in seconds (WCAG 2.2.2). */
export const SHORT_SECONDS = 5;

export const strings = {
  playFilm: 'Play background film',
  pauseFilm: 'Pause background film',
  backgroundFilm: 'Background film',
};
