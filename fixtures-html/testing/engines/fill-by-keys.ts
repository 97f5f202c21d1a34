import type { Locator, Page } from 'playwright/test';

/** Fields that are typed into; a search hears each key, and others are set, as in any engine. */
const TYPED =
  'textarea,input:is(:not([type]),[type=text],[type=number],[type=email],[type=url],[type=tel],[type=password])';

type Fill = Locator['fill'];

const changed = new WeakSet<object>();

/**
 * Has `fill` type as a shopper does. In Firefox its driver's own adds to what a number field holds, and the
 * browser tells nobody of a change when the field is left, as nobody has typed.
 */
export function fillByKeys(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as { fill: Fill };
  if (changed.has(locators)) return;
  changed.add(locators);
  const own = locators.fill;
  locators.fill = async function fill(this: Locator, value, options) {
    if (!(await this.evaluate((field, typed) => field.matches(typed), TYPED, options))) {
      return own.call(this, value, options);
    }
    await this.focus(options);
    await this.page().keyboard.press('ControlOrMeta+a');
    if (value) await this.page().keyboard.type(value);
    else await this.page().keyboard.press('Delete');
  };
}
