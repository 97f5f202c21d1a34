import type { Locator, Page, Shop } from '../../../fixtures-html/testing/shop-test';
import type { Situation } from '../../../fixtures-html/server/situation';

/** How a shopper causes a request, and where its outcome is met. */
export interface Driver {
  situation?: Partial<Situation>;
  /** Opens the page, and gets everything ready for the first press. */
  open: (page: Page, shop: Shop) => Promise<void>;
  /**
   * Whether page and server agree: half an answer comes after the server has done its work. Where they do
   * not, the page is opened anew.
   */
  agrees?: (page: Page, shop: Shop) => Promise<boolean>;
  /** Before each press: how things were before the one before. */
  ready?: (page: Page, shop: Shop) => Promise<void>;
  /** Fills in what is to be sent. */
  type?: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
  /** Where the outcome is seen. */
  seen: (page: Page) => Locator;
  /** What a shopper presses to try again, where it is not in the message that lies over the page. */
  again?: (page: Page) => Locator;
  /** What shows that it is under way, and must not be left. */
  busy: string;
  /** What the shopper has typed or chosen. */
  kept?: (page: Page) => Promise<unknown>;
  /** Waits until it has worked. */
  done: (page: Page, shop: Shop) => Promise<void>;
}

/** The message that lies over the page. */
export const toast = (page: Page): Locator => page.locator('.storefront-islands-toast p');
