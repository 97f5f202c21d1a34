import { everyText, type Check, type RuleProperties } from './rule';

/**
 * Rules about numbers. Bounds are read leniently (`3abc` is 3), and what is no number on either
 * side never fails a bound: that is for the rule `number` to say.
 * Source: specification section 5 "Contact form"; platform document "forms-swatches-consent",
 * section A.6.6.
 */
export const numberRules = {
  number: () => everyText((text) => NUMBER.test(text)),
  minnumber: (properties: RuleProperties): Check => {
    const least = Number.parseFloat(properties.text('threshold'));
    return everyText((text) => !(Number.parseFloat(text) < least));
  },
  maxnumber: (properties: RuleProperties): Check => {
    const most = Number.parseFloat(properties.text('threshold'));
    return everyText((text) => !(Number.parseFloat(text) > most));
  },
  /** Here a text that is no number fails, and so does every text when the base is none. */
  stepnumber: (properties: RuleProperties): Check => {
    const base = Number.parseFloat(properties.text('base'));
    const interval = Number.parseFloat(properties.text('interval'));
    if (!(interval > 0)) return () => true;
    return everyText((text) => {
      const remainder = (Number.parseFloat(text) - base) % interval;
      return isAlmostZero(remainder) || isAlmostZero(remainder - interval);
    });
  },
};

const NUMBER = /^-?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?$/i;

/** Zero to six decimals. */
function isAlmostZero(value: number): boolean {
  return Number(Math.abs(value).toFixed(6)) === 0;
}
