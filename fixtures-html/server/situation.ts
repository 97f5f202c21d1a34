/** What of a situation is one of a few; the types follow. */
const CHOSEN = {
  theme: ['flatsome', 'plain'],
  cartStyle: ['dropdown', 'off-canvas', 'link'],
  redirectAfterAdd: ['yes', 'no'],
  jquery: ['none', 'before', 'late', 'twice'],
  csp: ['off', 'strict'],
  /**
   * The pixel plugin: `printed` keeps its snippet from running, for the bundle; `sender` leaves its own
   * events script in; `platform` lets all of it run; `cached` is `printed`, sent an hour ago.
   */
  pixels: ['none', 'printed', 'sender', 'platform', 'cached'],
  /** Who opens a product's pictures: the shop plugin, the theme's popup engine, or nobody. */
  galleryLightbox: ['default', 'flatsome', 'disabled'],
  /** How the theme shows a product's description, facts and reviews. */
  productDisplay: ['tabs', 'accordion', 'sections'],
  /** Who shows the options of a product: plain selects, the swatches plugin or the theme. */
  swatches: ['none', 'plugin', 'theme'],
  /** What the consent plugin prints; `awaited`: a banner will say it. `absent`: there is no plugin. */
  consent: ['absent', 'none', 'optin', 'optout', 'awaited'],
  /** How the theme's header follows a page that is scrolled. */
  headerStyle: ['static', 'jump', 'shrink', 'hide'],
  /** How wide the lists of the main menu are, and whether they open by a press. */
  menuStyle: ['default', 'container-width', 'full-width', 'toggle'],
  /**
   * How the panel with the menu shows lists in lists: in their place, from the side, or in their place in
   * one of two menus.
   */
  mobileMenu: ['toggle', 'slide', 'tabs'],
  /** Where the theme's header has its search form. */
  searchStyle: ['form', 'dropdown', 'lightbox'],
  /** What a heart offers for a product that is listed; `login`: guests have to log in first. */
  wishlist: ['off', 'view', 'add', 'remove', 'login'],
  /** Where a listing's filters are: beside it, in a panel at every width, or nowhere. */
  filters: ['none', 'column', 'off-canvas'],
  /** What the shop says on each page; two of them, or one of a template that prints no id. */
  storeNotice: ['none', 'one', 'two', 'without id'],
  /** Who finds the banner of a shop that is not open yet; `everyone`: on pages from a manager's cache. */
  comingSoon: ['off', 'managers', 'everyone'],
  /** A part of the home page opens by itself: until it was seen, or each time. */
  autoLightbox: ['off', 'once', 'always'],
} as const;

/** The same, by any key of a situation. */
export const CHOICES: Readonly<Record<string, readonly unknown[]>> = CHOSEN;

type Chosen = { -readonly [Key in keyof typeof CHOSEN]: (typeof CHOSEN)[Key][number] };

/**
 * A situation is everything about the shop that a test or a person may want different.
 * It is data, so that a page can be reproduced from one JSON object.
 */
export interface Situation extends Chosen {
  miniCartReveal: boolean;
  /** The theme's option for fields in its mini-cart, to change how many. */
  miniCartQuantity: boolean;
  ajaxAdd: boolean;
  bundle: boolean;
  bundleTwice: boolean;
  /** The scripts that stand in the place of the theme's own are on the page. */
  themeApi: boolean;
  /** Stand-ins of the platform's own scripts of basket, checkout and account; they need jQuery. */
  platformScripts: boolean;
  /** A pixel plugin adds a fragment that carries a script. */
  pixel: boolean;
  /** Printed in the page's settings JSON. */
  settings: Record<string, unknown>;
  /** A third-party script listens to every cart event. */
  thirdParty: boolean;
  /** The platform's localized globals are printed. */
  globals: boolean;
  /** The theme prints a cart widget in the sidebar of listings. */
  widgetCart: boolean;
  loggedIn: boolean;
  /** Products with more variations than this have them asked for one at a time. */
  variationThreshold: number;
  /** The theme's option for a zoom under the pointer; the shop plugin's script support for it. */
  galleryZoom: boolean;
  /** The theme's slides lie on top of each other. */
  galleryFade: boolean;
  /** Options of the theme's product slider that differ, as it prints them. */
  galleryOptions: Record<string, unknown>;
  /** Attribute key → kind of its swatches, where it is not what the fixtures choose. */
  swatchKinds: Record<string, unknown>;
  /** Options of the swatches plugin that differ, as it prints them. */
  swatchOptions: Record<string, unknown>;
  /** Options of the theme that differ, as it prints them. */
  themeOptions: Record<string, unknown>;
  /** The theme shows swatches in product boxes. */
  boxSwatches: boolean;
  /** The theme prints its bar for adding to the basket. */
  stickyBar: boolean;
  /** What comes of a message that is in order: a status word of the form plugin, or any other. */
  formOutcome: string;
  /** The consent plugin's own script runs. */
  consentScript: boolean;
  /** A banner stands at the end of each page. */
  consentSwitch: boolean;
  /** The shop notes where orders come from. */
  attribution: boolean;
  /** Parameters of attribution that differ, as the platform prints them. */
  attributionParams: Record<string, unknown>;
  /** Pages are written from right to left. */
  rtl: boolean;
  /** Links of that menu that have a list open it. */
  menuLinksOpen: boolean;
  /** The header's account link opens a panel with the login form. */
  loginPopup: boolean;
  /** The header's search form lets shoppers choose a category. */
  searchCategories: boolean;
  /** Listings have a search form in their sidebar. */
  sidebarSearch: boolean;
  /** The live search answers with an empty list where it found nothing, as no theme does by itself. */
  emptySuggestions: boolean;
  /** Hearts are printed empty and filled by a request, for pages that are cached. */
  wishlistAjax: boolean;
  /** The listing is filtered by blocks, which announce the number of results themselves. */
  blockFilters: boolean;
  /** The theme's own style sheet makes boxes of a row equal; else its script has to. */
  equalRows: boolean;
  /** Boxes of reviewed products show their rating. */
  boxRatings: boolean;
  /** Pages carry speculation rules, as those of the platform do. */
  speculation: boolean;
  storeNoticeText: string;
  /** The line that shows or hides the store notice before the first paint is in the head. */
  storeNoticeLine: boolean;
  /** The theme's option for a notice that there are cookies. */
  cookieNotice: boolean;
  /** Whoever looks may edit pages: admin bar, marks before blocks, the theme's flag. */
  editor: boolean;
}

export function defaultSituation(): Situation {
  return {
    theme: 'flatsome',
    cartStyle: 'dropdown',
    redirectAfterAdd: 'yes',
    miniCartReveal: true,
    miniCartQuantity: true,
    ajaxAdd: true,
    jquery: 'none',
    bundle: true,
    bundleTwice: false,
    themeApi: false,
    platformScripts: false,
    csp: 'off',
    pixel: false,
    pixels: 'none',
    settings: {},
    thirdParty: false,
    globals: true,
    widgetCart: false,
    loggedIn: false,
    variationThreshold: 30,
    galleryZoom: true,
    galleryFade: false,
    galleryOptions: {},
    galleryLightbox: 'default',
    productDisplay: 'tabs',
    swatches: 'none',
    swatchKinds: {},
    swatchOptions: {},
    themeOptions: {},
    boxSwatches: false,
    stickyBar: false,
    formOutcome: 'mail_sent',
    consent: 'none',
    consentScript: true,
    consentSwitch: false,
    attribution: true,
    attributionParams: {},
    rtl: false,
    headerStyle: 'jump',
    menuStyle: 'default',
    mobileMenu: 'toggle',
    menuLinksOpen: false,
    loginPopup: false,
    searchStyle: 'form',
    searchCategories: false,
    sidebarSearch: false,
    emptySuggestions: false,
    wishlist: 'off',
    wishlistAjax: false,
    filters: 'none',
    blockFilters: false,
    equalRows: true,
    boxRatings: false,
    speculation: false,
    storeNotice: 'none',
    storeNoticeText: 'Orders placed after noon on Friday leave the workshop on Monday.',
    storeNoticeLine: true,
    comingSoon: 'off',
    cookieNotice: false,
    autoLightbox: 'off',
    editor: false,
  };
}

export class SituationError extends Error {}

function checkValue(key: string, value: unknown, example: unknown): void {
  const choices = CHOICES[key];
  if (choices) {
    if (!choices.includes(value))
      throw new SituationError(
        `${key}: expected one of ${choices.join(', ')}, found ${String(value)}`,
      );
  } else if (typeof value !== typeof example || value === null || Array.isArray(value)) {
    throw new SituationError(
      `${key}: expected a value of type ${typeof example}, found ${JSON.stringify(value)}`,
    );
  }
}

/** Changes `situation` by the keys given. A misspelt key is an error: a test must not pass by accident. */
export function mergeSituation(situation: Situation, changes: unknown): void {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes)) {
    throw new SituationError('Expected a JSON object of situation keys.');
  }
  const examples: Record<string, unknown> = { ...defaultSituation() };
  for (const [key, value] of Object.entries(changes)) {
    if (!Object.hasOwn(examples, key))
      throw new SituationError(
        `${key}: no such key; known are ${Object.keys(examples).join(', ')}`,
      );
    checkValue(key, value, examples[key]);
  }
  Object.assign(situation, changes);
}
