import { html as honoHtml, raw as honoRaw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** Text known to be markup. Anything else put into a template is escaped. */
export type Markup = HtmlEscapedString;

type Value = string | number | boolean | null | undefined | Markup | readonly Value[];

/** Our templates hold no promises, so the result is always ready: this says so to the compiler. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return honoHtml(strings, ...values) as Markup;
}

export function raw(markup: string): Markup {
  return honoRaw(markup) as Markup;
}

export const nothing: Markup = raw('');

/** A boolean attribute such as `checked`. */
export function flag(isOn: boolean, name: string): Markup {
  return isOn ? raw(` ${name}`) : nothing;
}

/** JSON that cannot end the script element it is printed in. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003C');
}
