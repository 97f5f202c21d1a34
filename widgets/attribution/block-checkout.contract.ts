import type { checkoutValues } from '../../shared/models/attribution/sent-values';

/** What the block checkout's scripts offer. Source: platform document "shop", 15.7. */
export interface BlockGlobals {
  wc?: { wcBlocksData?: { CHECKOUT_STORE_KEY?: string } };
  wp?: {
    data?: {
      dispatch: (store: string) => Partial<Record<ExtensionAction, SetExtensionData>> | undefined;
      subscribe?: (listener: () => void) => () => void;
    };
  };
}

/** The action, and what it was called before version 9.9 of the shop plugin. */
export const ACTIONS = ['setExtensionData', '__internalSetExtensionData'] as const;
export type ExtensionAction = (typeof ACTIONS)[number];

/** `replace`: whether the namespace is replaced as a whole. */
export type SetExtensionData = (
  namespace: string,
  data: ReturnType<typeof checkoutValues>,
  replace: boolean,
) => unknown;

/** The store's key, where the platform's scripts do not say it. */
export const CHECKOUT_STORE = 'wc/store/checkout';
