// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { readChildren } from '../../shared/dom/html/server-tree';
import { $cartFreshness } from '../../shared/stores/cart';
import { $lineChanges, applyToLine } from '../../shared/stores/cart-lines';
import { updateRows } from './mini-cart.model';
import { MiniCartView } from './MiniCartView';
import { readContent } from './read-content';

const row = (key: string, name: string, quantity: number): string => `
  <li class="woocommerce-mini-cart-item mini_cart_item" data-plugin="kept">
    <a href="/basket/?remove_item=${key}&_wpnonce=n" class="remove remove_from_cart_button" aria-label="Remove ${name} from basket" data-cart_item_key="${key}">×</a>
    <a href="/product/${key}/">${name}</a>
    <div class="ux-mini-cart-qty"><div class="quantity"><input type="number" class="input-text qty text" aria-label="${name} quantity" value="${quantity}" min="0" step="1"></div></div>
  </li>`;
const content = (...rows: string[]): string =>
  rows.length === 0
    ? '<p class="woocommerce-mini-cart__empty-message empty">No products in the basket.</p>'
    : `<ul class="woocommerce-mini-cart cart_list product_list_widget">${rows.join('')}</ul>
       <p class="woocommerce-mini-cart__total total"><strong>Subtotal:</strong> £48.00</p>`;

/** The view over a server's content, kept up to date as the island does. */
function show(html: string) {
  const read = (markup: string) => {
    const template = document.createElement('div');
    template.innerHTML = markup;
    return readContent(readChildren(template));
  };
  const $content = atom(read(html));
  const $rows = atom(updateRows({ rows: [], pinned: new Set() }, $content.get().rows, {}));
  const arrange = (): void =>
    $rows.set(updateRows($rows.get(), $content.get().rows, $lineChanges.get()));
  arrange();
  stop = $lineChanges.listen(arrange);
  render(<MiniCartView $content={$content} $rows={$rows} />);
  return {
    serve: (next: string) =>
      act(() => {
        $content.set(read(next));
        arrange();
      }),
  };
}

let stop = (): void => {};
const tee = row('tee', 'Cotton Tee', 2);
const scarf = row('scarf', 'Wool Scarf', 1);
const quantityOf = (name: string): HTMLInputElement =>
  screen.getByRole('spinbutton', { name: `${name} quantity` });
const total = (): HTMLElement => screen.getByText(/Subtotal/).closest('p')!;

beforeEach(() => {
  $lineChanges.set({});
  $cartFreshness.set('fresh');
});
afterEach(() => {
  stop();
  cleanup();
});

describe('rows', () => {
  test('are the server’s, with what plugins put on them', () => {
    show(content(tee, scarf));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    for (const item of screen.getAllByRole('listitem')) {
      expect(item.getAttribute('data-plugin')).toBe('kept');
    }
    expect(quantityOf('Cotton Tee').value).toBe('2');
  });

  test('stay in what a theme has wrapped their list in', () => {
    const { serve } = show(`<div data-wrapper>${content(tee, scarf)}</div>`);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    serve(`<div data-wrapper>${content(scarf)}</div>`);
    expect(screen.getByRole('listitem').closest('[data-wrapper] > ul')).not.toBeNull();
    expect(screen.getAllByRole('list')).toHaveLength(1);
  });

  test('show a quantity before the server has it, and the total says that it is not ready', () => {
    show(content(tee, scarf));
    act(() => applyToLine('tee', { type: 'set', quantity: 3 }));
    expect(quantityOf('Cotton Tee').value).toBe('3');
    expect(total().getAttribute('aria-busy')).toBe('true');
    // The figure itself is only ever the server's.
    expect(total().textContent).toContain('£48.00');
  });

  test('go back to the server’s quantity when it refuses', () => {
    show(content(tee));
    act(() => applyToLine('tee', { type: 'set', quantity: 3 }));
    act(() => applyToLine('tee', { type: 'refused' }));
    expect(quantityOf('Cotton Tee').value).toBe('2');
    expect(total().hasAttribute('aria-busy')).toBe(false);
  });
});

describe('a removed row', () => {
  test('is hidden, and an undo stands in its place', () => {
    const { serve } = show(content(tee, scarf));
    act(() => applyToLine('tee', { type: 'remove' }));
    act(() => applyToLine('tee', { type: 'accepted' }));
    serve(content(scarf));
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('Cotton Tee was removed.');
    expect(within(first!).getByRole('button').getAttribute('aria-label')).toBe(
      'Undo: bring Cotton Tee back',
    );
    expect(second?.textContent).toContain('Wool Scarf');
  });

  test('that was the last one leaves the empty basket and its undo', () => {
    const { serve } = show(content(tee));
    act(() => applyToLine('tee', { type: 'remove' }));
    act(() => applyToLine('tee', { type: 'accepted' }));
    serve(content());
    expect(screen.getByText('No products in the basket.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Undo/ })).toBeTruthy();
    act(() => applyToLine('tee', { type: 'expired' }));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a cart that cannot be trusted', () => {
  test('says so while it is asked for', () => {
    show(content(tee));
    act(() => $cartFreshness.set('refreshing'));
    expect(total().getAttribute('aria-busy')).toBe('true');
  });

  test('says so when the refresh failed, and offers another', () => {
    show(content(tee));
    act(() => applyToLine('tee', { type: 'set', quantity: 3 }));
    act(() => $cartFreshness.set('stale'));
    const isUpdating = (): boolean[] => [
      total().getAttribute('aria-busy') === 'true',
      quantityOf('Cotton Tee').closest('li')!.classList.contains('updating'),
    ];
    expect(isUpdating(), 'a change is on its way').toEqual([true, true]);
    act(() => applyToLine('tee', { type: 'accepted' }));
    expect(isUpdating(), 'nothing is').toEqual([false, false]);
    expect(quantityOf('Cotton Tee').value).toBe('3');
    expect(screen.getByRole('button', { name: /again|refresh/i })).toBeTruthy();
    act(() => $cartFreshness.set('fresh'));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
