import type { AddIslands } from '../shared/islands/instance';
import { savesData } from '../shared/platform/saves-data';
import type { AnyRegistration } from './registry';

/**
 * Where data is to be saved, what would come in an idle moment waits until it is in sight. What opens
 * by itself and is out of sight until then comes at once. The build reads this file without a browser.
 */
const isSaving = typeof navigator === 'object' && savesData();

/**
 * What acts before anybody does anything, and is on few pages: comes at once with those (`HAS_RARE` in
 * `starter`), and else with the first sign of a shopper, for markup that arrives later.
 */
export const rare = [
  // The theme's style sheet hides these, or shows nothing in their place, until they are told.
  { name: 'parallax', selector: '[data-parallax]', when: 'visible' },
  { name: 'reveal', selector: '[data-animate]', when: 'visible' },
  { name: 'count-up', selector: '.count-up', when: 'visible' },
  { name: 'lazy-load', selector: '.lazy-load', when: 'visible' },
  // What plays by itself may be against a shopper's wish.
  { name: 'video-background', selector: '.video-bg,.ux-youtube', when: 'visible' },
  {
    name: 'notices',
    selector: ':is(.woocommerce-message,.woocommerce-error,.is-error,.is-success)[role=alert]',
    when: 'idle',
  },
  {
    name: 'login-popup',
    selector: '#login-form-popup:has(.woocommerce-notices-wrapper>ul)',
    when: isSaving ? 'now' : 'idle',
  },
  { name: 'pixels', selector: '[data-pixel-id]', when: 'idle' },
  {
    name: 'attribution',
    selector: 'wc-order-attribution-inputs',
    when: 'visible',
    wakeFrom: 'form',
  },
] as const satisfies readonly AnyRegistration[];

export function bring(add: AddIslands): void {
  add(rare);
}
