import { checkoutValues } from '../../shared/models/attribution/sent-values';
import { platformName } from '../../shared/platform/names';
import { $attribution, followAttribution } from '../../shared/stores/attribution';
import {
  ACTIONS,
  type BlockGlobals,
  CHECKOUT_STORE,
  type SetExtensionData,
} from './block-checkout.contract';

/**
 * Hands the values over to the block checkout, which sends its own data: now, when its store comes,
 * and whenever they change.
 *
 * Source: platform document "shop", 15.7.
 */
export function tellBlockCheckout(signal: AbortSignal): void {
  const namespace = `${platformName('shopPlugin')}/order-attribution`;
  const waiting = new AbortController();
  const waits = { signal: AbortSignal.any([signal, waiting.signal]), capture: true };
  let isSubscribed = false;

  const send = (): void => {
    const setExtensionData = findAction();
    if (setExtensionData) {
      waiting.abort();
      setExtensionData(namespace, checkoutValues($attribution.get()), true);
      return;
    }
    // The data layer is there, the checkout's store is not yet.
    const { subscribe } = (globalThis as BlockGlobals).wp?.data ?? {};
    if (!subscribe || isSubscribed) return;
    isSubscribed = true;
    const stop = subscribe(() => waits.signal.aborted || send());
    waits.signal.addEventListener('abort', () => stop());
  };
  // Neither of them is there: whichever script brings them ends with this event.
  document.addEventListener('load', send, waits);
  document.addEventListener('DOMContentLoaded', send, waits);
  followAttribution(signal);
  signal.addEventListener('abort', $attribution.subscribe(send));
}

function findAction(): SetExtensionData | undefined {
  const { wp, wc } = globalThis as BlockGlobals;
  const actions = wp?.data?.dispatch(wc?.wcBlocksData?.CHECKOUT_STORE_KEY ?? CHECKOUT_STORE);
  const name = ACTIONS.find((action) => typeof actions?.[action] === 'function');
  return name && actions?.[name];
}
