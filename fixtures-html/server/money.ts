export function formatPence(pence: number): string {
  const [pounds = '0', rest = '00'] = (pence / 100).toFixed(2).split('.');
  return `${pounds.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`;
}

/** Quantities may be fractions (fabric by the metre); four decimals are more than any step needs. */
export function roundQuantity(quantity: number): number {
  return Math.round(quantity * 10_000) / 10_000;
}

export function linePence(unitPence: number, quantity: number): number {
  return Math.round(unitPence * quantity);
}
