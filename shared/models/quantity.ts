/**
 * Arithmetic of quantity controls. Source: specification section 5 "Quantity controls", platform
 * document "theme", section 18.2 (column "build this").
 */
export interface QuantityLimits {
  /** Attribute texts as they stand on the field; `null` when absent. */
  min: string | null;
  max: string | null;
  step: string | null;
}

/** The value after one press on plus or minus, with the decimals of the step. */
export function stepQuantity(
  direction: 'plus' | 'minus',
  value: string,
  limits: QuantityLimits,
): string {
  const typed = toNumber(value);
  const current = typed ?? 0;
  const min = toNumber(limits.min) ?? 0;
  const max = toNumber(limits.max) ?? Number.POSITIVE_INFINITY;
  const step = readStep(limits.step);
  const decimals = countDecimals(limits.step, step);
  if (direction === 'plus') {
    if (current >= max) return asWritten(max, limits.max);
    const next = (current + step).toFixed(decimals);
    return Number(next) < max ? next : reached(max, limits.max, decimals);
  }
  // Nothing was typed, and there is nothing to raise it to.
  if (typed === undefined && min === 0) return value;
  if (current <= min) return asWritten(min, limits.min);
  // Less than nothing is asked for by typing only.
  if (current <= 0) return value;
  const next = (current - step).toFixed(decimals);
  return Number(next) > min ? next : reached(min, limits.min, decimals);
}

/** The smallest allowed value for a value below it, else `undefined`: nothing to raise. */
export function raiseToMin(value: string, min: string | null): string | undefined {
  const lowest = toNumber(min);
  const current = toNumber(value);
  if (lowest === undefined || lowest < 0 || current === undefined) return undefined;
  return current < lowest ? String(min) : undefined;
}

function toNumber(raw: string | null): number | undefined {
  const value = raw?.trim() ? Number(raw) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

function readStep(raw: string | null): number {
  const step = toNumber(raw) ?? 0;
  return step > 0 ? step : 1;
}

/** Decimals of the step's own text, exponents included: `0.25` → 2, `1e-2` → 2. */
function countDecimals(raw: string | null, step: number): number {
  if (toNumber(raw) !== step) return 0;
  const [mantissa = '', exponent = '0'] = String(raw).trim().toLowerCase().split('e');
  const fraction = mantissa.split('.')[1]?.length ?? 0;
  return Math.max(0, fraction - Number(exponent));
}

/** A limit with the decimals of the step, unless it has more: rounded it would not be allowed. */
function reached(limit: number, raw: string | null, decimals: number): string {
  const rounded = limit.toFixed(decimals);
  return Number(rounded) === limit ? rounded : asWritten(limit, raw);
}

/** A limit as the server wrote it, so that `7.0` stays `7.0`. */
function asWritten(limit: number, raw: string | null): string {
  return toNumber(raw) === limit ? String(raw).trim() : String(limit);
}
