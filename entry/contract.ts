/**
 * Public types of the bundle, for theme developers who write TypeScript: what the page may set, what
 * it can read, and the events it can listen to.
 */
import type { IslandErrorDetail, IslandPhase, IslandState } from '../shared/islands/island';
import type { PlatformNames } from '../shared/platform/names';
import type { IntentDetail, Intents } from '../shared/platform/intents';
import type { FormEventDetail } from '../widgets/contact-form/contact-form.contract';
import type { FormStatus } from '../widgets/contact-form/form-status.model';
import type { IslandName } from './island-name';
import type { IslandEventMap } from './page-events';

export type { IslandErrorDetail, IslandName, IslandPhase, IslandState, PlatformNames };

/**
 * The object in `<script type="application/json" id="storefront-islands-settings">`. Every key is
 * optional; a `data-*` attribute wins over it where an island reads one, and it wins over the
 * platform's localized globals.
 */
export interface StorefrontIslandsSettings {
  /** Islands that are turned off on this page; one's own, too. */
  islands?: Partial<Record<IslandName | (string & {}), 'on' | 'off'>>;
  /** Brand words of the platform, where they differ from the usual ones. */
  names?: Partial<PlatformNames>;
  /** Texts for shoppers, by key; `entry/recipes/translate.md` lists the keys. */
  strings?: Record<string, string>;
  /** Storage key of the cart hash. */
  cartHashKey?: string;
  /** Storage key of the stored fragments. */
  fragmentName?: string;
  /** Milliseconds until a fragments refresh is given up; 5000 by default. */
  fragmentsTimeoutMs?: number;
  /** Fragment keys whose scripts may run. */
  scriptRegions?: readonly string[];
  isBasketPage?: boolean;
  basketUrl?: string;
  basketLabel?: string;
  /** Milliseconds until a contact form's submission is given up; 60,000 by default. */
  contactFormTimeoutMs?: number;
  /** Whether what is typed into a contact form is kept for the life of the tab. */
  contactFormDraft?: boolean;
  /** Names of the ratings in the review form, lowest first. */
  ratingNames?: readonly string[];
  /** What is said where a rating is missing. */
  ratingRequiredText?: string;
  redirectAfterAdd?: boolean;
  reviewRatingRequired?: boolean;
  /** Size charts by chart id (`chart-data-id` of the button), for charts that are not in the page. */
  sizeCharts?: Record<string, SizeChartSetting>;
  /** Whether the mini-cart shows itself after an add. */
  miniCartReveal?: boolean;
  /** Whether the chosen title stands behind an attribute's name, and what stands before it. */
  showVariationLabel?: boolean;
  variationLabelSeparator?: string;
  /** Whether a second press on a chosen swatch takes the choice back. */
  clearOnReselect?: boolean;
  /** Whether other choices give way to a value that no variation has together with them. */
  deselectUnavailable?: boolean;
  /** Whether only variations in stock count for that. */
  disableOutOfStock?: boolean;
  clickableOutOfStock?: boolean;
  /** Whether values of the last open attribute tell how few are left, and up to how many. */
  showVariationStock?: boolean;
  stockLabelThreshold?: number;
  outOfStockText?: string;
  unavailableText?: string;
  /** The theme's own swatches; on listings they stand in product boxes. */
  swatchesLayout?: 'stacked' | false;
  swatchesDisableDeselect?: boolean;
  swatchesBoxSelectEvent?: 'hover' | 'click';
  swatchesBoxBehaviorSelected?: boolean;
  swatchesBoxUpdateUrls?: boolean;
  swatchesBoxReset?: boolean;
  swatchesBoxResetLimited?: boolean;
  swatchesBoxResetExtent?: 'product-box' | false;
  /** Milliseconds; 300 by default. */
  swatchesBoxResetTime?: number;
  /** Height of what covers the top of the window, in pixels. */
  scrollPaddingTop?: number;
  /** Height of the stuck header as the theme prints it, in pixels; 70 by default. */
  stickyHeight?: number;
  /** What the buttons are called that open lists in menus, before the list's name. */
  menuToggle?: string;
  /** What the way back to a menu's first level is called. */
  mainMenu?: string;
  /** Milliseconds between the last key and the live search; 0 by default. */
  searchLatency?: number;
  /** Characters that a live search needs; 3 by default. */
  searchMinCharacters?: number;
  /** Greatest height of the suggestions, in pixels; by default as the theme's style sheet says. */
  searchMaxHeight?: number;
  /** Whether an empty answer is told of in the page; off by default. */
  searchNoResultsNotice?: boolean;
  /** Id of the advertising pixel; `data-pixel-id` on an element turns the pixel on. */
  pixelId?: string | number;
  /** Who reports, e.g. `woocommerce-11.0.1-3.7.3`. */
  pixelAgent?: string;
  /** What the shop knows of a shopper who is logged in, by the network's names; only hashed is it sent. */
  pixelUserData?: Partial<Record<PixelUserField, string | number>>;
  /** Address of the social network's library. */
  pixelScript?: string;
  /** What a product's gallery does; the platform's own values by default. */
  galleryLightbox?: boolean;
  galleryZoom?: boolean;
  gallerySlider?: boolean;
  /** What the shop plugin's button for the full-screen gallery is called. */
  galleryTriggerName?: string;
  /** Whether the chosen options of a product stand in the page's address. */
  linkableUrl?: boolean;
  /** Whether buttons of listings add without leaving the page; as the platform prints its object by default. */
  ajaxAddToCart?: boolean;
  /** Whether a chosen variation is added without leaving the page, where the shop stays there. */
  addInPage?: boolean;
  /** What a product form says. */
  noMatchingVariations?: string;
  makeASelection?: string;
  unavailableVariation?: string;
  selectionCleared?: string;
  /** Where sign-ups go, and the nonce they go with. */
  signUpUrl?: string;
  signUpNonce?: string;
  /** Where the REST API is, as whom it is called, and where a new nonce comes from. */
  restRoot?: string;
  restNonce?: string;
  restNonceEndpoint?: string;
  /** Where the dismissal of the coming-soon banner is saved. */
  restUrl?: string;
  /** Names of the button beside a password. */
  showPasswordLabel?: string;
  hidePasswordLabel?: string;
  wishlistAjaxUrl?: string;
  /** What the names of the wishlist's fragments are put together with; a dot by default. */
  wishlistFragmentGlue?: string;
  /** What is said where the browser takes no cookies. */
  wishlistCookiesDisabled?: string;
  /** Whether hearts are rendered anew for a chosen variation; the plugin's own value by default. */
  wishlistVariationReload?: boolean;
  wishlistNotices?: boolean;
  wishlistNoticeMs?: number;
  /** Whether the visitor may edit pages; the theme's own value by default. */
  canEditPages?: boolean;
  /** Address pattern of the shop ajax channel, with `%%endpoint%%` in it. */
  shopAjaxUrl?: string;
  adminAjaxUrl?: string;
}

/** What the social network compares of a shopper. */
export type PixelUserField =
  'em' | 'ph' | 'fn' | 'ln' | 'ge' | 'db' | 'ct' | 'st' | 'zp' | 'cn' | 'country' | 'external_id';

/** A size chart: one tab for each panel, each a table, a text, or both. */
export interface SizeChartSetting {
  title?: string;
  tabs: ReadonlyArray<{
    label: string;
    title?: string;
    /** The first row is the header, the first cell of each row its label. */
    rows?: ReadonlyArray<readonly string[]>;
    text?: string;
    note?: string;
  }>;
}

/**
 * Events as this bundle raises them natively, on `document.body` unless it is said otherwise, bubbling.
 * Of the platform's, `detail` holds the arguments that jQuery listeners get, in the same order.
 */
export interface StorefrontIslandsEventMap extends IslandEventMap {
  'storefront-islands:error': CustomEvent<IslandErrorDetail>;
  /** What a shopper does to the basket, at the moment of the press, and a promise of what comes of it. */
  'storefront-islands:add': CustomEvent<IntentDetail<Intents['add']>>;
  'storefront-islands:remove': CustomEvent<IntentDetail<Intents['remove']>>;
  'storefront-islands:restore': CustomEvent<IntentDetail<Intents['restore']>>;
  'storefront-islands:quantity': CustomEvent<IntentDetail<Intents['quantity']>>;
  /** Raised on the document by others: has the page looked over for markup that has become an island. */
  'storefront-islands:attach': Event;
  'should_send_ajax_request.adding_to_cart': CustomEvent<[button: HTMLElement]>;
  'ajax_request_not_sent.adding_to_cart': CustomEvent<[false, false, button: HTMLElement]>;
  adding_to_cart: CustomEvent<[button: HTMLElement, data: Record<string, unknown>]>;
  /** Without arguments after a change of quantity. */
  added_to_cart: CustomEvent<
    [fragments?: Record<string, string>, cartHash?: string, button?: HTMLElement]
  >;
  removed_from_cart: CustomEvent<
    [fragments: Record<string, string>, cartHash: string, link: HTMLAnchorElement]
  >;
  wc_cart_button_updated: CustomEvent<[button: HTMLElement]>;
  wc_fragments_loaded: CustomEvent<[]>;
  wc_fragments_refreshed: CustomEvent<[]>;
  wc_fragments_ajax_error: CustomEvent<[]>;
  wc_fragment_refresh: CustomEvent<[]>;
  updated_wc_div: CustomEvent<[]>;
  'wvs-selected-item': CustomEvent<
    [attribute: string, value: string, select: HTMLSelectElement, form: HTMLFormElement]
  >;
  'wvs-unselected-item': CustomEvent<
    [attribute: string, value: string, select: HTMLSelectElement, form: HTMLFormElement]
  >;
  'wvs-item-updated': CustomEvent<[selected: string, value: string]>;
  woo_variation_swatches_loaded: CustomEvent<[{ form: HTMLFormElement }]>;
  /** The values of the attribution fields have changed; raised on the document. */
  'storefront-islands:attribution': CustomEvent<null>;
}

/** What every event of a contact form tells of it. */
type FormMeta = Pick<
  FormEventDetail,
  'contactFormId' | 'pluginVersion' | 'contactFormLocale' | 'unitTag' | 'containerPostId'
>;

/** Events of contact forms, raised on the form, bubbling, not cancelable. */
export interface ContactFormEventMap {
  /** What is appended to `formData` is sent. */
  wpcf7beforesubmit: CustomEvent<FormEventDetail>;
  wpcf7statuschanged: CustomEvent<FormMeta & { status: FormStatus; prevStatus: FormStatus }>;
  wpcf7invalid: CustomEvent<FormEventDetail>;
  wpcf7unaccepted: CustomEvent<FormEventDetail>;
  wpcf7spam: CustomEvent<FormEventDetail>;
  wpcf7aborted: CustomEvent<FormEventDetail>;
  wpcf7mailsent: CustomEvent<FormEventDetail>;
  wpcf7mailfailed: CustomEvent<FormEventDetail>;
  /** After every answer, whatever its status. */
  wpcf7submit: CustomEvent<FormEventDetail>;
  /** After a refill. */
  wpcf7reset: CustomEvent<FormEventDetail>;
}

declare global {
  interface DocumentEventMap extends StorefrontIslandsEventMap, ContactFormEventMap {}
  interface HTMLElementEventMap extends StorefrontIslandsEventMap, ContactFormEventMap {}
}
