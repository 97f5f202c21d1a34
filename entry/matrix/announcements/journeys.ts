import type { Situation } from '../../../fixtures-html/server/situation';
import type { Page, Shop } from '../../../fixtures-html/testing/shop-test';
import { basket } from './basket';
import { blocks } from './blocks';
import { finding } from './finding';
import { forms } from './forms';
import { product } from './product';

/** What is done, ending with what can be seen of it, and what is said of that: once, in this order. */
export interface Step {
  does: (page: Page, shop: Shop) => Promise<unknown>;
  says: readonly string[];
}

export interface Journey {
  name: string;
  path: string;
  situation?: Partial<Situation>;
  cart?: ReadonlyArray<{ sku: string; quantity: number }>;
  steps: readonly Step[];
}

/** Each journey is one page, from its first moment to its last word. */
export const JOURNEYS: readonly Journey[] = [
  ...basket,
  ...product,
  ...finding,
  ...forms,
  ...blocks,
];
