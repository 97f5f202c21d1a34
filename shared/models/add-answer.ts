import { hasFragments } from './fragments';

/**
 * What an answer to an add asks for; `refused` is an error without an address, `failed` no answer that
 * makes sense. Source: platform document "shop", 4.2 step 7.
 */
export type AddOutcome =
  | { type: 'product'; url: string }
  | { type: 'basket' }
  | { type: 'added'; fragments: object; hash: unknown }
  | { type: 'failed' | 'refused' };

/**
 * Reads an add's answer. The order matters: an error with a product address goes there even in a
 * shop that redirects to the basket.
 */
export function readAddAnswer(answer: unknown, redirectsToBasket: boolean): AddOutcome {
  if (typeof answer !== 'object' || answer === null) return { type: 'failed' };
  const { error, product_url: url, fragments, cart_hash: hash } = answer as Record<string, unknown>;
  if (error) return typeof url === 'string' && url ? { type: 'product', url } : { type: 'refused' };
  if (redirectsToBasket) return { type: 'basket' };
  // Listeners get what the shop has sent, with what is no markup.
  return hasFragments(fragments) ? { type: 'added', fragments, hash } : { type: 'failed' };
}
