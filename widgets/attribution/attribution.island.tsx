import { atom } from 'nanostores';

import { reactIsland } from '../../shared/islands/react-island';
import type { FieldValues } from '../../shared/models/attribution/fields';
import { isRecord } from '../../shared/platform/page-settings';
import { $attribution, followAttribution } from '../../shared/stores/attribution';
import { attributionGlobal } from '../../shared/stores/attribution-page';
import { type AttributionElement, PREFIX, TAG } from './attribution.contract';
import { AttributionInputs } from './AttributionInputs';
import { joinSenders } from './senders';

/**
 * Why an island: the hidden fields of a checkout or registration follow the visit and the shopper's
 * consent for as long as the form is open.
 *
 * Source: platform document "shop", 15.6.
 */
export const mount = reactIsland(({ element, context: { signal } }) => {
  // The platform's own script is running, and fills its element by itself.
  if (customElements.get(TAG)) return null;
  followAttribution(signal);
  const $values = atom<FieldValues>($attribution.get());
  const stop = $attribution.listen((values) => $values.set(values));
  signal.addEventListener('abort', stop);
  takeValues(element, (values) => $values.set({ ...$attribution.get(), ...values }), signal);

  const prefix = attributionGlobal()?.params?.prefix;
  return (
    <AttributionInputs
      prefix={typeof prefix === 'string' && prefix ? prefix : PREFIX}
      $values={$values}
      $isSender={joinSenders(element, signal)}
    />
  );
});

/** Other code may set the element's `values`, before this runs too; later changes win over them. */
function takeValues(
  element: AttributionElement,
  take: (values: FieldValues) => void,
  signal: AbortSignal,
): void {
  const accept = (raw: unknown): void => {
    if (isRecord(raw)) take(textsIn(raw));
  };
  const given = element.values;
  Object.defineProperty(element, 'values', { configurable: true, set: accept });
  accept(given);
  signal.addEventListener('abort', () => {
    delete element.values;
    if (given !== undefined) element.values = given;
  });
}

function textsIn(values: Readonly<Record<string, unknown>>): FieldValues {
  const entries = Object.entries(values).flatMap(([field, value]): [string, string | null][] =>
    typeof value === 'object' || value === undefined ? [[field, null]] : [[field, String(value)]],
  );
  return Object.fromEntries(entries);
}
