// Of a theme: a module that imports the islands' by their names.
import { stores } from 'storefront-islands/api';
import { createRestClient } from 'storefront-islands/rest';

stores.cartFreshness.subscribe((freshness) => {
  window.themeModule = [freshness, typeof createRestClient];
});
