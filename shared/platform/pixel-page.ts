/**
 * What the shop's pixel plugin, and the social network's library, put on the page for everybody.
 * Source: platform document "theme", section 26.
 */

/** The category of consent that pixels belong to. */
export const PIXEL_CATEGORY = 'marketing';

/**
 * The queue of the library, as everybody who reports to it knows it: calls wait in `queue` until the
 * library takes them by `callMethod`.
 */
export interface PixelQueue {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  push?: PixelQueue;
  loaded: boolean;
  version: string;
  /** The library would count a page view for every address that an island writes. */
  disablePushState: boolean;
}

export interface PixelGlobals {
  fbq?: PixelQueue;
  /** Its older name. */
  _fbq?: PixelQueue;
  /** The plugin's data; `staticEvents` is the older name of `eventQueue`. */
  wc_facebook_pixel_data?: {
    pixelId?: unknown;
    agentString?: unknown;
    eventQueue?: unknown;
    staticEvents?: unknown;
  };
  /** Ids of events that have been sent. */
  wcFacebookPixelFiredEvents?: Record<string, boolean>;
  /** When the server made the page, in seconds since the epoch. */
  __wc_fb_page_generated?: unknown;
}

export const pixelPage = globalThis as unknown as PixelGlobals;

export const pixelSelectors = {
  /** What the pixel is printed with: any element that has its id. */
  pixel: '[data-pixel-id]',
  /** Where fragments put the events of a basket that has changed. */
  events: '.wc-facebook-pixel-event-placeholder',
  /** The plugin's own script, which sends what the plugin has printed. */
  sender: 'script#wc-facebook-pixel-events-js[src]',
} as const;
