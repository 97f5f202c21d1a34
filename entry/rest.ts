/**
 * `dist/rest.js`: the shop's REST API for theme developers, a module of its own that no page loads
 * unless it is imported.
 *
 * @example
 * import { createRestClient } from '…/storefront-islands/rest.js';
 *
 * const rest = createRestClient();
 * const posts = await rest.send({ path: '/wp/v2/posts?per_page=-1' });
 */
export {
  createRestClient,
  type RestClient,
  type RestClientOptions,
} from '../shared/net/rest/rest-client';
export { RestError } from '../shared/net/rest/rest-error';
export type { RestRequest } from '../shared/net/rest/rest-request';
