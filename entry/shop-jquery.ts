/**
 * `dist/shop-jquery.js`: the jQuery functions of the shop plugin's scripts for adding, variations and
 * products, from the moment on at which those would have brought them, with any jQuery that is on the page
 * or comes later; and other code's `trigger('click')` on links, which no native listener hears. A classic
 * script.
 *
 * Source: platform document "shop", 1.4 and 2.
 */
import { variationFunctions } from '../shared/platform/variation-functions';
import { passClicksOn } from './shop-jquery/pass-clicks-on';
import { meetJQueries, type JQuery, type JQuerySet } from './theme-api/meet-jqueries';
import { lookAgain } from './theme-api/look-again';

const LEFT_TO_ISLANDS = [
  'wc_variation_form',
  'wc_product_gallery',
  'wc_variations_image_update',
  'wc_variations_image_reset',
];

/** Forms and galleries are found by themselves; one that runs puts functions of its own in the place of this. */
const leave = Object.assign(
  function leave(this: JQuerySet): JQuerySet {
    lookAgain();
    return this;
  },
  { isStandIn: true },
);

function provide(jQuery: JQuery): void {
  const { fn } = jQuery;
  for (const [name, run] of Object.entries(variationFunctions)) fn[name] ??= run as never;
  for (const name of LEFT_TO_ISLANDS) fn[name] ??= leave;
  passClicksOn(jQuery);
}

meetJQueries(provide);
