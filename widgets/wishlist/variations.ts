import { chosenVariation } from '../../shared/stores/chosen-variation';
import { optionsOf, setOptions } from './fragments';
import { selectors } from './wishlist.contract';

/**
 * Points the blocks of products with options at the chosen variation, or back at the product
 * (platform document "forms-swatches-consent", E.5). What is chosen in a dialog counts in there: nothing
 * would bring the page's blocks back once it is closed.
 *
 * @returns the blocks that now mean something else, to be rendered anew
 */
export function retargetBlocks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLFormElement>(selectors.forms)].flatMap((form) => {
    const productId = form.dataset.product_id ?? '';
    const meant = String(chosenVariation(form).get()?.variation_id ?? productId);
    const scope = form.closest('[role=dialog]') ?? document;
    return [...scope.querySelectorAll<HTMLElement>(selectors.block)].filter(
      (block) =>
        String(optionsOf(block).parent_product_id) === productId &&
        pointAt(block, meant, productId),
    );
  });
}

/** Points all blocks back at their products. */
export function releaseBlocks(): void {
  for (const block of document.querySelectorAll<HTMLElement>(selectors.block)) {
    const productId = optionsOf(block).parent_product_id;
    if (productId !== undefined) pointAt(block, String(productId), String(productId));
  }
}

/** @returns whether it meant something else before */
function pointAt(block: HTMLElement, id: string, productId: string): boolean {
  const before = block.dataset.fragmentRef ?? '';
  if (before === id) return false;
  block.classList.replace(`add-to-wishlist-${before}`, `add-to-wishlist-${id}`);
  block.dataset.fragmentRef = id;
  setOptions(block, { ...optionsOf(block), product_id: id });
  for (const node of block.querySelectorAll<HTMLElement>('[data-original-product-id]')) {
    node.dataset.originalProductId = productId;
    node.dataset.productId = id;
  }
  return true;
}
