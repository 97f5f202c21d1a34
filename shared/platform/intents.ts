/**
 * What shoppers want of the basket, told at the moment of the press together with a promise of what
 * comes of it. For theme developers; of the bundle only `prefetch` listens.
 */

/** Something is to be added to the basket. */
export interface AddIntent {
  /** Id of the product, or of the chosen variation. */
  readonly productId: number;
  readonly quantity: number;
  /** Everything that is sent. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** What was pressed. */
  readonly button: HTMLElement;
}

/** A line of the basket is meant. */
export interface LineIntent {
  /** The platform's cart item key. */
  readonly key: string;
  /** Of the product; empty where the pressed link does not tell. */
  readonly name: string;
}

/** A line of the basket is to have another quantity. */
export interface QuantityIntent extends LineIntent {
  /** Above 0: zero is a removal. */
  readonly quantity: number;
}

/** By the last part of the event's name, `storefront-islands:<name>`. */
export interface Intents {
  add: AddIntent;
  remove: LineIntent;
  /** A removed line is to come back. */
  restore: LineIntent;
  quantity: QuantityIntent;
}

/**
 * What came of an intent.
 *
 * - `done`: the shop has it
 * - `refused`: the shop, or another script on the page, said no
 * - `failed`: nobody knows whether the shop has it: no answer, or none that makes sense
 * - `left`: the browser leaves for a page of the shop that does or explains it
 * - `superseded`: a later press on the same line took its place before it counted
 *
 * `message` is what the shopper is told; empty where there is nothing to tell.
 */
export type Outcome =
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'left'; readonly url: string }
  | { readonly type: 'superseded' };

/** Detail of the events `storefront-islands:add`, `:remove`, `:restore` and `:quantity`. */
export interface IntentDetail<Intent> {
  readonly intent: Intent;
  /** Never rejects. As long as the network is away it waits. */
  readonly outcome: Promise<Outcome>;
}

export const DONE: Outcome = { type: 'done' };
export const SUPERSEDED: Outcome = { type: 'superseded' };

/** Raises the event, natively and once, on `document.body`. */
export function raiseIntent<Name extends keyof Intents>(
  name: Name,
  intent: Intents[Name],
  outcome: Outcome | Promise<Outcome>,
): void {
  const detail: IntentDetail<Intents[Name]> = { intent, outcome: settled(outcome) };
  const type = `storefront-islands:${name}`;
  document.body.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
}

/** An add, from what was pressed and from what is sent. */
export function raiseAdd(
  button: HTMLElement,
  fields: Readonly<Record<string, unknown>>,
  outcome: Outcome | Promise<Outcome>,
): void {
  const { product_id: id, quantity = 1 } = fields;
  raiseIntent(
    'add',
    { productId: Number(id), quantity: Number(quantity), fields, button },
    outcome,
  );
}

/** An error of ours is no listener's business: it is reported, and the promise kept. */
async function settled(outcome: Outcome | Promise<Outcome>): Promise<Outcome> {
  try {
    return await outcome;
  } catch (error) {
    reportError(error);
    return { type: 'failed', message: '' };
  }
}
