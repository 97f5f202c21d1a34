import { everyText, type Check, type RuleProperties } from './rule';

/**
 * Rules about dates and times.
 * Source: specification section 5 "Contact form"; platform document "forms-swatches-consent",
 * section A.6.6. A date is a day of the calendar, and its weekday does not depend on the visitor's
 * time zone (differences 3 and 4 there).
 */
export const dateRules = {
  date: () => everyText((text) => readDate(text) !== undefined),
  time: () => everyText((text) => TIME.test(text)),
  dayofweek: (properties: RuleProperties): Check => {
    const accepted = properties.list('accept');
    return everyText((text) => {
      const date = readDate(text);
      // Monday is 1, and Sunday 7 rather than 0.
      return date !== undefined && accepted.includes(String(date.getUTCDay() || 7));
    });
  },
  /** Texts are compared as texts, as the platform does; what does not look like a date passes. */
  mindate: (properties: RuleProperties): Check => {
    const earliest = properties.text('threshold');
    return everyText((text) => !areDates(text, earliest) || text >= earliest);
  },
  maxdate: (properties: RuleProperties): Check => {
    const latest = properties.text('threshold');
    return everyText((text) => !areDates(text, latest) || text <= latest);
  },
};

const DATE = /^(\d{4,})-(\d\d)-(\d\d)$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

function areDates(...texts: string[]): boolean {
  return texts.every((text) => DATE.test(text));
}

/**
 * A day of the calendar, from year 1 on. The calendar, weekdays included, repeats itself every 400
 * years: the answer lies in that cycle from 2000 on, where `Date` has no gap and no exception.
 */
function readDate(text: string): Date | undefined {
  const [, year = '', month, day] = DATE.exec(text) ?? [];
  if (!/[1-9]/.test(year)) return undefined;
  const monthIndex = Number(month) - 1;
  const date = new Date(Date.UTC(2000 + (Number(year.slice(-4)) % 400), monthIndex, Number(day)));
  // A day or month that does not exist has rolled over into another month.
  return date.getUTCMonth() === monthIndex ? date : undefined;
}
