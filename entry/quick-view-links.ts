import { isPlainPress } from '../shared/dom/input/plain-press';
import { stateAttribute } from '../shared/islands/island';

const FAILED = `[${stateAttribute('quick-view')}=failed][href^="#"]`;

/**
 * The theme prints `#quick-view` as the address of its quick views. Where their code cannot be had, a
 * press on one leads to the product of its box.
 */
export function leadOn(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const link = target.closest(FAILED);
    const product = link
      ?.closest('.box')
      ?.querySelector<HTMLElement>('.box-image a[href]:has(img),.box-text a[href]');
    if (!product || !isPlainPress(event)) return;
    event.preventDefault();
    product.click();
  });
}
