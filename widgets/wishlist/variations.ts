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
      (block) => parentOf(block) === productId && pointAt(block, meant, productId),
    );
  });
}

/** Points all blocks back at their products. */
export function releaseBlocks(): void {
  for (const block of document.querySelectorAll<HTMLElement>(selectors.block)) {
    const productId = parentOf(block);
    if (productId !== undefined) pointAt(block, productId, productId);
  }
}

/** The product of a block, by its options; `undefined` where these name none. */
function parentOf(block: HTMLElement): string | undefined {
  const { parent_product_id: id } = optionsOf(block);
  const isId = typeof id === 'number' || (typeof id === 'string' && /^\d+$/.test(id));
  return isId ? String(id) : undefined;
}

/** @returns whether it meant something else before */
function pointAt(block: HTMLElement, id: string, productId: string): boolean {
  const before = block.dataset.fragmentRef ?? '';
  // What is no class name is nothing of the plugin's.
  if (before === id || /\s/.test(before)) return false;
  block.classList.replace(`add-to-wishlist-${before}`, `add-to-wishlist-${id}`);
  block.dataset.fragmentRef = id;
  setOptions(block, { ...optionsOf(block), product_id: id });
  for (const node of block.querySelectorAll<HTMLElement>('[data-original-product-id]')) {
    node.dataset.originalProductId = productId;
    node.dataset.productId = id;
  }
  return true;
}
