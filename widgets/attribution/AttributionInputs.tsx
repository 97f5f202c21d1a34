import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { ReactNode } from 'react';

import type { FieldValues } from '../../shared/models/attribution/fields';
import { formValues } from '../../shared/models/attribution/sent-values';

interface AttributionInputsProps {
  prefix: string;
  $values: ReadableAtom<FieldValues>;
  /** Whether this element is the one of its form that sends the values. */
  $isSender: ReadableAtom<boolean>;
}

/** One hidden input per field, as the platform names them. */
export function AttributionInputs({
  prefix,
  $values,
  $isSender,
}: AttributionInputsProps): ReactNode {
  const values = formValues(useStore($values));
  if (!useStore($isSender)) return null;
  return Object.entries(values).map(([field, value]) => (
    <input key={field} type="hidden" name={prefix + field} value={value} />
  ));
}
