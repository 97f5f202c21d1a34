import type { IslandSchedule, Mount, ReactMount, Registration } from '../shared/islands/island';

/** The islands there are, by name. Types only: the loader must not carry their code. */
interface IslandModules {
  'cart-fragments': typeof import('../widgets/cart-fragments/cart-fragments.island');
  'add-to-cart': typeof import('../widgets/add-to-cart/add-to-cart.island');
  quantity: typeof import('../widgets/quantity/quantity.island');
  'cart-item': typeof import('../widgets/cart-item/cart-item.island');
  'mini-cart': typeof import('../widgets/mini-cart/mini-cart.island');
}

/** React must not run on the critical path: `now` is no schedule for an island that needs it. */
export type ScheduleFor<Module extends { mount: Mount }> = Module['mount'] extends ReactMount
  ? Exclude<IslandSchedule, 'now'>
  : IslandSchedule;

export type RegistrationOf<Name extends keyof IslandModules> = Registration & {
  name: Name;
  when: ScheduleFor<IslandModules[Name]>;
};

type AnyRegistration = { [Name in keyof IslandModules]: RegistrationOf<Name> }[keyof IslandModules];

/** Connected in this order, so that what others rely on comes first. */
export const registry = [
  { name: 'cart-fragments', selector: 'body', when: 'now' },
  {
    name: 'add-to-cart',
    selector: 'body',
    when: 'interaction',
    wake: '.add_to_cart_button,.remove_from_cart_button',
    press: '.add_to_cart_button.ajax_add_to_cart:not(.wc-interactive),.remove_from_cart_button',
  },
  {
    name: 'quantity',
    selector: 'body',
    when: 'visible',
    sight: '.quantity',
    press: '.quantity .plus,.quantity .minus',
  },
  {
    name: 'cart-item',
    // On the basket and checkout pages it is a plain link.
    selector: '.cart-item:has(.nav-dropdown,.off-canvas-toggle)',
    when: 'idle',
    press: '.off-canvas-toggle',
  },
  {
    name: 'mini-cart',
    selector: '.widget_shopping_cart_content',
    when: 'interaction',
    wakeFrom: '.cart-item,.site-header-cart',
    press: '.remove_from_cart_button',
  },
] as const satisfies readonly AnyRegistration[];
