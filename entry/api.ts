/**
 * Public types of the bundle, for theme developers who write TypeScript: what the page may set, what
 * it can read, and the events it can listen to.
 */
import type { IslandErrorDetail, IslandPhase, IslandState } from '../shared/islands/island';
import type { PlatformNames } from '../shared/platform/names';
import type { registry } from './registry';

export type { IslandErrorDetail, IslandPhase, IslandState, PlatformNames };

/** Name of an island, as in its state attribute `data-island-<name>`. */
export type IslandName = (typeof registry)[number]['name'];

/**
 * The object in `<script type="application/json" id="storefront-islands-settings">`. Every key is
 * optional; a `data-*` attribute wins over it where an island reads one, and it wins over the
 * platform's localized globals.
 */
export interface StorefrontIslandsSettings {
  /** Islands that are turned off on this page. */
  islands?: Partial<Record<IslandName, 'on' | 'off'>>;
  /** Brand words of the platform, where they differ from the usual ones. */
  names?: Partial<PlatformNames>;
  /** Texts for shoppers, by key; the README lists the keys. */
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
  redirectAfterAdd?: boolean;
  /** Whether the mini-cart shows itself after an add. */
  miniCartReveal?: boolean;
  /** Address pattern of the shop ajax channel, with `%%endpoint%%` in it. */
  shopAjaxUrl?: string;
  adminAjaxUrl?: string;
}

/**
 * Platform events as this bundle raises them natively, on `document.body`, bubbling. `detail` holds
 * the arguments that jQuery listeners get, in the same order.
 */
export interface StorefrontIslandsEventMap {
  'storefront-islands:error': CustomEvent<IslandErrorDetail>;
  'should_send_ajax_request.adding_to_cart': CustomEvent<[button: HTMLElement]>;
  'ajax_request_not_sent.adding_to_cart': CustomEvent<[false, false, button: HTMLElement]>;
  adding_to_cart: CustomEvent<[button: HTMLElement, data: Record<string, unknown>]>;
  added_to_cart: CustomEvent<
    [fragments: Record<string, string>, cartHash: string, button: HTMLElement] | []
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
}

declare global {
  interface DocumentEventMap extends StorefrontIslandsEventMap {}
  interface HTMLElementEventMap extends StorefrontIslandsEventMap {}
}
