/** How the values of the fields go to the server with an order or a registration. Source: as `fields.ts`. */
import { type FieldValues, mapValues } from './fields';

/** Values for the hidden inputs of a form: what there is not is empty text. */
export function formValues(values: FieldValues): Readonly<Record<string, string>> {
  return mapValues(values, (value) => value ?? '');
}

/**
 * Values for the block checkout: what there is not is `null`. Any other type, and any field that is
 * left out, is an error to the server.
 */
export function checkoutValues(values: FieldValues): Readonly<Record<string, string | null>> {
  return mapValues(values, (value) => value ?? null);
}
