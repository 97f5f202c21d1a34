/**
 * What a theme's own TypeScript may write, and what the compiler must refuse. Checked with the sources,
 * and once more in an empty project that has nothing but the packed package.
 */
import type {
  ContactFormEventMap,
  IslandName,
  StorefrontIslandsEventMap,
  StorefrontIslandsSettings,
} from 'storefront-islands';
import {
  actions,
  configure,
  events,
  registerIsland,
  stores,
  type IslandContext,
  type Mount,
  type Outcome,
  type OwnIsland,
  type ReadableStore,
} from 'storefront-islands/api';
import * as diagnostics from 'storefront-islands/diagnostics';
import { createRestClient, RestError } from 'storefront-islands/rest';

/** Fails to compile unless both types are the same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? A : never;
const same = <A, B>(_value: Same<A, B>): void => undefined;

export function readStores(form: HTMLFormElement): void {
  const hash: string | undefined = stores.cartHash.get();
  same<ReturnType<typeof stores.cartHash.get>, string | undefined>(hash);
  const stop: () => void = stores.cartFragments.subscribe((fragments) => {
    void fragments['div.cart']?.trim();
    // @ts-expect-error -- a region that is not there is `undefined`
    void fragments['div.cart'].trim();
  });
  stop();
  stores.chosenVariation(form).listen((variation) => variation?.variation_id);
  const freshness: ReadableStore<'fresh' | 'refreshing' | 'stale'> = stores.cartFreshness;
  freshness.get();
  same<ReturnType<ReturnType<typeof stores.consent>['get']>, boolean>(
    stores.consent('marketing').get(),
  );
  // @ts-expect-error -- only islands write stores
  stores.cartHash.set('');
  // @ts-expect-error -- there is none of that name
  void stores.cartTotal;
  // @ts-expect-error -- stores are given, not replaced
  stores.cartHash = freshness;
}

export function hear(signal: AbortSignal): void {
  events.on(
    'storefront-islands:add',
    ({ intent, outcome }) => {
      same<typeof intent.productId, number>(intent.productId);
      void outcome.then(describe);
      // @ts-expect-error -- an add has no line
      void intent.key;
      // @ts-expect-error -- what was pressed is told, not asked
      intent.quantity = 2;
    },
    { signal },
  );
  events.on('storefront-islands:quantity', ({ intent }) => intent.quantity + intent.name.length);
  events.on('added_to_cart', (fragments, cartHash, button) => {
    // @ts-expect-error -- raised without arguments after a change of quantity
    void fragments['div'];
    void [fragments?.['div'], cartHash?.length, button?.dataset];
  });
  events.on('wpcf7mailsent', (detail) => detail.contactFormId.toFixed());
  events.on('storefront-islands:error', ({ island, phase }) => `${island} ${phase}`);
  events.on('storefront-islands:attribution', () => undefined);
  // @ts-expect-error -- no such event
  events.on('storefront-islands:wish', () => undefined);
  // @ts-expect-error -- a signal is an AbortSignal
  events.on('wc_fragments_loaded', () => undefined, { signal: 'stop' });
  document.addEventListener('storefront-islands:remove', ({ detail }) => detail.intent.key);
  document.body.addEventListener('adding_to_cart', ({ detail: [button, data] }) => {
    data['engraving'] = button.id;
  });
  same<StorefrontIslandsEventMap['wc_fragments_loaded'], CustomEvent<[]>>(
    new CustomEvent<[]>('wc_fragments_loaded'),
  );
}

function describe(outcome: Outcome): string {
  // @ts-expect-error -- only some outcomes have a message
  void outcome.message;
  switch (outcome.type) {
    case 'done':
    case 'superseded':
      return outcome.type;
    case 'refused':
    case 'failed':
      return outcome.message;
    case 'left':
      return outcome.url;
    default:
      return outcome satisfies never;
  }
}

export async function act(): Promise<void> {
  const came: Outcome = await actions.addToBasket({ productId: 7, fields: { size: 'm' } });
  await actions.refreshFragments();
  const close = await actions.openPanel('#help', { position: 'right', name: 'Help' });
  close?.();
  // @ts-expect-error -- it may have been open already
  close();
  // @ts-expect-error -- what is added has an id
  await actions.addToBasket({ quantity: 1 });
  // @ts-expect-error -- ids are numbers
  await actions.addToBasket({ productId: '7' });
  // @ts-expect-error -- left out, not undefined
  await actions.addToBasket({ productId: 7, quantity: undefined });
  // @ts-expect-error -- no such side
  await actions.openPanel('#help', { position: 'up' });
  describe(came);
}

const mount: Mount = (element, { name, signal, fail }) => {
  element.addEventListener('click', () => fail(new Error(name), 'render'), { signal });
};

export const island: OwnIsland = {
  name: 'size-help',
  selector: '.size-help',
  when: 'visible',
  press: 'button',
  load: () => Promise.resolve({ mount }),
};

registerIsland(island);
registerIsland({ name: 'map', selector: '.map', load: '/map.js' });
registerIsland({ name: 'map-2', selector: '.map', load: new URL('https://shop.example/map.js') });
// @ts-expect-error -- an island has code
registerIsland({ name: 'map', selector: '.map' });
// @ts-expect-error -- no such moment
registerIsland({ ...island, when: 'soon' });
// @ts-expect-error -- a module without `mount`
registerIsland({ ...island, load: () => Promise.resolve({ default: mount }) });
// @ts-expect-error -- no such key
registerIsland({ name: 'map', selector: '.map', load: '/map.js', presses: 'a' });
// @ts-expect-error -- what is given to an island cannot be changed
export const rename = (context: IslandContext): void => void (context.name = 'other');

configure({ islands: { 'mini-cart': 'off', 'size-help': 'off' }, strings: { undo: 'Put back' } });
configure({ fragmentsTimeoutMs: 8000, sizeCharts: { 1: { tabs: [{ label: 'cm' }] } } });
// @ts-expect-error -- misspelt
configure({ fragmentTimeoutMs: 8000 });
// @ts-expect-error -- a word, not a boolean
configure({ islands: { 'mini-cart': false } });
// @ts-expect-error -- nothing to set
configure();

export const settings: StorefrontIslandsSettings = { searchLatency: 100 };
export const name: IslandName = 'mini-cart';
// @ts-expect-error -- no island of the bundle
export const none: IslandName = 'maxi-cart';
export type Status = ContactFormEventMap['wpcf7statuschanged']['detail']['status'];

const rest = createRestClient();
export const posts = rest
  .send<{ id: number }[]>({ path: '/wp/v2/posts' })
  .catch((error: unknown) => {
    if (error instanceof RestError) return error.status;
    throw error;
  });
// @ts-expect-error -- an address is text
void rest.send({ path: 7 });

export const rows = diagnostics.report().then((report) => report.rows.length);
export const told: Promise<string> = diagnostics.text();
// @ts-expect-error -- nothing to choose
diagnostics.open('dark');
