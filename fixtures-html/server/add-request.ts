import { findProduct, findPurchasable } from '../catalogue/catalogue';
import type { Product, Variation } from '../catalogue/product';
import { addToCart, type AddRefusal } from './cart';
import { lineName } from './cart-line';
import { addedMessage, refusalMessage, type AddedItem } from './messages';
import { queueNotice } from './notices';
import { chosenVariation } from './posted-variation';
import type { Visitor } from './visitor';

/** A quantity as posted: missing, empty or zero means one. */
export function parseQuantity(text: string | null, fallback = 1): number {
  const quantity = Number.parseFloat(text ?? '');
  return Number.isFinite(quantity) && quantity !== 0 ? quantity : fallback;
}

interface Wanted {
  readonly product: Product;
  readonly variation: Variation | undefined;
  readonly quantity: number;
}

function wantedOfGroup(product: Product, fields: URLSearchParams): Wanted[] {
  return product.children.flatMap((id) => {
    const child = findProduct(id);
    const quantity = Number.parseFloat(fields.get(`quantity[${id}]`) ?? '0');
    return child && quantity > 0 ? [{ product: child, variation: undefined, quantity }] : [];
  });
}

export type AddOutcome = 'added' | 'refused' | 'ignored';

function addEach(
  visitor: Visitor,
  wanted: readonly Wanted[],
): { added: AddedItem[]; refusals: { product: Product; refusal: AddRefusal }[] } {
  const added: AddedItem[] = [];
  const refusals: { product: Product; refusal: AddRefusal }[] = [];
  for (const { product, variation, quantity } of wanted) {
    const result = addToCart(visitor, product, variation, quantity);
    if ('added' in result)
      added.push({
        name: lineName(result.added),
        quantity: product.soldIndividually ? 1 : quantity,
      });
    else refusals.push({ product, refusal: result.refused });
  }
  return { added, refusals };
}

/**
 * Carries out `add-to-cart` fields of a link or a form and queues what there is to say.
 * `continueTo` is where a shopper sent to the basket may go back to; undefined when they stay.
 */
export function addFromFields(
  visitor: Visitor,
  fields: URLSearchParams,
  continueTo: string | undefined,
): AddOutcome {
  const found = findPurchasable(Number(fields.get('add-to-cart')));
  if (!found) return 'ignored';
  const { product } = found;
  const wanted =
    product.kind === 'grouped'
      ? wantedOfGroup(product, fields)
      : [
          {
            product,
            variation: found.variation ?? chosenVariation(product, fields),
            quantity: parseQuantity(fields.get('quantity')),
          },
        ];
  if (wanted.length === 0) {
    queueNotice(visitor, 'error', refusalMessage(product, { reason: 'options-missing' }));
    return 'refused';
  }
  const { added, refusals } = addEach(visitor, wanted);
  if (added.length > 0) queueNotice(visitor, 'success', addedMessage(added, continueTo));
  for (const { product: refused, refusal } of refusals)
    queueNotice(visitor, 'error', refusalMessage(refused, refusal));
  return refusals.length > 0 ? 'refused' : 'added';
}
