import { atom } from 'nanostores';

import { fieldValues, type FieldValues } from '../models/attribution/fields';
import {
  ATTRIBUTION_CHANGE,
  ATTRIBUTION_WANTED,
  attributionFields,
  attributionGlobal,
} from './attribution-page';

/** Where the order that may be placed comes from; all `null` while that may not be told. */
export const $attribution = atom<FieldValues>({});

/** Keeps the store in step with the visit, and has the visit recorded if it is not yet. */
export function followAttribution(signal: AbortSignal): void {
  const take = (): void => {
    const read = attributionGlobal()?.getAttributionData;
    $attribution.set(read ? read() : fieldValues(attributionFields(), undefined));
  };
  document.addEventListener(ATTRIBUTION_CHANGE, take, { signal });
  take();
  document.dispatchEvent(new CustomEvent(ATTRIBUTION_WANTED));
}
