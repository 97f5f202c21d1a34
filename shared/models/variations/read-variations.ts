import type { Variation } from './variation';

/**
 * Where the variations of a form are.
 *
 * - `embedded`: all of them are in the page, in the shop's order
 * - `on-demand`: the server is asked for each combination
 * - `malformed`: what stands there cannot be used; `problem` says what was expected and found
 */
export type VariationSource =
  | { type: 'embedded'; variations: readonly Variation[] }
  | { type: 'on-demand' }
  | { type: 'malformed'; problem: string };

const EXPECTED =
  'a JSON list of variations, each with a number "variation_id" and an object "attributes" of texts, or false';

/**
 * Reads the value of `data-product_variations`: the attribute's text, or what another script put in
 * its place (already parsed). Absent and `false` mean on demand (specification section 3,
 * "Variations form"). One unusable variation makes the list unusable: leaving it out would hide
 * something that can be bought.
 */
export function readVariations(raw: unknown): VariationSource {
  let value = raw;
  if (typeof raw === 'string') {
    try {
      value = JSON.parse(raw) as unknown;
    } catch {
      return malformed(raw);
    }
  }
  if (value === false || value === undefined || value === null) return { type: 'on-demand' };
  if (!Array.isArray(value)) return malformed(value);
  const wrong = (value as unknown[]).findIndex((item) => !isVariation(item));
  if (wrong >= 0) return malformed((value as unknown[])[wrong], `variation ${wrong + 1} `);
  return { type: 'embedded', variations: value as Variation[] };
}

/** Whether an answer of the server, or an item of a list, can be used as a variation. */
export function isVariation(value: unknown): value is Variation {
  if (!isObject(value) || !Number.isFinite(value.variation_id)) return false;
  const { attributes } = value;
  // A list without entries is how the platform prints an empty object.
  if (Array.isArray(attributes)) return attributes.length === 0;
  return (
    isObject(attributes) && Object.values(attributes).every((item) => typeof item === 'string')
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function malformed(found: unknown, which = ''): VariationSource {
  const text = typeof found === 'string' ? found : (JSON.stringify(found) ?? String(found));
  const shown = text.length > 80 ? `${text.slice(0, 80)}…` : text;
  return { type: 'malformed', problem: `expected ${EXPECTED}; found ${which}${shown}` };
}
