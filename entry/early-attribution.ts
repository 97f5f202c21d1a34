/**
 * `dist/early-attribution.js`: the functions of the shop plugin's script for order attribution, from the
 * page's first moment on. What a consent tool says by them before somebody is there to act on it is kept,
 * and acted on then. A classic script, that only shops need where other code calls these functions: it
 * takes the place of the plugin's own, right behind the global that the platform prints.
 *
 * Source: platform document "shop", section 15.1.
 */
import { fieldValues } from '../shared/models/attribution/fields';
import {
  ATTRIBUTION_WANTED,
  attributionFields,
  attributionGlobal,
} from '../shared/stores/attribution-page';

const shop = attributionGlobal();
if (shop && !shop.setOrderTracking) {
  const setOrderTracking = (isAllowed: unknown): void => {
    const now = shop.setOrderTracking;
    // Somebody is there, and this one was kept by who calls it.
    if (now && now !== setOrderTracking) return now(isAllowed);
    shop.params = { ...shop.params, allowTracking: Boolean(isAllowed) };
    shop.early = { said: Boolean(isAllowed) };
    document.dispatchEvent(new CustomEvent(ATTRIBUTION_WANTED));
  };
  shop.early = {};
  shop.setOrderTracking = setOrderTracking;
  shop.getAttributionData = () => fieldValues(attributionFields(), undefined);
}
