const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as the shop prints it, the same wherever the shop runs. */
export function longDate(date: Date): string {
  return FORMAT.format(date);
}
