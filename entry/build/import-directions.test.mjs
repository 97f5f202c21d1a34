// @vitest-environment node
// @ts-check
import { expect, test } from 'vitest';
import { importViolations } from './import-directions.mjs';

/**
 * @param {string} from
 * @param {string} to
 */
const check = (from, to) => importViolations({ [from]: { imports: [{ path: to }] } });

test.each([
  ['entry/loader.ts', 'shared/islands/dispatcher.ts'],
  ['entry/loader.ts', 'virtual:storefront-islands:files'],
  ['entry/storefront-islands.css', 'widgets/mini-cart/mini-cart.css'],
  ['widgets/mini-cart/MiniCartView.tsx', 'widgets/mini-cart/mini-cart.model.ts'],
  ['widgets/mini-cart/mini-cart.island.tsx', 'shared/stores/cart.ts'],
  ['widgets/mini-cart/mini-cart.island.tsx', 'node_modules/react/index.js'],
  ['shared/stores/cart.ts', 'shared/net/queue.ts'],
  ['shared/stores/cart.ts', 'shared/dom/storage.ts'],
  ['shared/net/queue.ts', 'shared/models/fragments.ts'],
  ['shared/net/queue.ts', 'shared/platform/names.ts'],
  ['shared/islands/mount.tsx', 'shared/dom/html.ts'],
  ['shared/dom/html.ts', 'shared/dom/url.ts'],
])('%s may import %s', (from, to) => {
  expect(check(from, to)).toEqual([]);
});

test.each([
  ['entry/loader.ts', 'widgets/mini-cart/mini-cart.model.ts', 'only the island'],
  ['widgets/mini-cart/MiniCartView.tsx', 'widgets/quantity/quantity.model.ts', 'other widget'],
  ['widgets/mini-cart/MiniCartView.tsx', 'widgets/quantity/quantity.island.tsx', 'other widget'],
  ['widgets/mini-cart/MiniCartView.tsx', 'entry/registry.ts', 'nothing from entry/'],
  ['shared/dom/html.ts', 'widgets/mini-cart/mini-cart.model.ts', 'nothing from widgets/'],
  ['shared/islands/dispatcher.ts', 'entry/registry.ts', 'nothing from entry/'],
  ['shared/platform/names.ts', 'shared/dom/html.ts', 'no other layer'],
  ['shared/models/fragments.ts', 'shared/platform/names.ts', 'no other layer'],
  ['shared/net/queue.ts', 'shared/stores/cart.ts', 'platform, models'],
  ['shared/stores/cart.ts', 'shared/dom/html.ts', 'dom/storage'],
  ['shared/stores/cart.ts', 'shared/islands/island.ts', 'may import net'],
  ['shared/islands/mount.tsx', 'shared/stores/cart.ts', 'dom, platform'],
  ['shared/helpers/misc.ts', 'shared/dom/html.ts', 'no known layer'],
])('%s may not import %s', (from, to, rule) => {
  expect(check(from, to)).toEqual([{ from, to, rule: expect.stringContaining(rule) }]);
});
