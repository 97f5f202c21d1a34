import { announce } from '../../shared/dom/announcer';
import { showProblem } from '../../shared/dom/toast';
import { parseUrl } from '../../shared/models/parse-url';
import type { Variation } from '../../shared/models/variations/variation';
import { addToCart } from '../../shared/net/cart-calls';
import { text, thisItem } from '../../shared/platform/strings';
import { addInPlace, type AddPayload } from '../../shared/stores/add-in-place';
import { tellCartProblems } from '../../shared/stores/cart-problems';
import { strings } from './buy.contract';

/** A press on the button, with everything that the form held at that moment. */
export interface Purchase {
  form: HTMLFormElement;
  button: HTMLElement;
  variation: Variation;
  data: FormData;
  /** Around everything that the page says about the product. */
  product: Element;
  /** Whether the shop leads to the basket after an add: other scripts change it around a single add. */
  leadsToBasket: () => boolean;
  /** Ends when the form leaves the page. */
  signal: AbortSignal;
}

/** Adds a chosen variation to the basket without leaving the page. */
export function buyInPage(purchase: Purchase): void {
  const { button, data, leadsToBasket, signal } = purchase;
  const name = productName(purchase);
  tellCartProblems(showProblem, signal);
  // A form that leaves with its popup meanwhile still has that to tell.
  const settled = new AbortController();
  tellCartProblems(showProblem, settled.signal);
  void addInPlace({
    button,
    name,
    payload: () => readPayload(purchase),
    send: (payload, use) => addToCart(payload, use),
    leadsToBasket,
    productUrl: (url) => withChoice(url, data),
    added: () => announce(text('added', strings.added, { name })),
    again: () => buyInPage(purchase),
  }).finally(() => settled.abort());
}

/**
 * Leaves the page with a form as it was when the button was pressed, whatever has been chosen since.
 */
export function submitAsPressed({ form, variation, data }: Purchase): void {
  const copy = document.createElement('form');
  copy.method = 'post';
  copy.enctype = form.enctype;
  // A field of that name would stand in the property's way.
  copy.action = form.getAttribute('action') ?? '';
  copy.hidden = true;
  data.set('variation_id', String(variation.variation_id));
  for (const [name, value] of data) copy.append(fieldWith(name, value));
  document.body.append(copy);
  HTMLFormElement.prototype.submit.call(copy);
}

function fieldWith(name: string, value: FormDataEntryValue): HTMLInputElement {
  const field = Object.assign(document.createElement('input'), { name });
  if (typeof value === 'string') return Object.assign(field, { type: 'hidden', value });
  field.type = 'file';
  const files = new DataTransfer();
  // A field without a file posts an empty one, as this does.
  if (value.size > 0) files.items.add(value);
  field.files = files.files;
  return field;
}

/**
 * The form's fields for the ajax call. `add-to-cart` must not be among them: the platform would take
 * it for a posted form and add a second time.
 */
function readPayload({ data, variation }: Purchase): AddPayload {
  const payload: AddPayload = {};
  for (const name of new Set(data.keys())) {
    if (name === 'add-to-cart') continue;
    const list = /^(.+)\[\]$/.exec(name)?.[1];
    if (list) payload[list] = data.getAll(name);
    else payload[name] = data.getAll(name).at(-1);
  }
  return { ...payload, product_id: variation.variation_id, variation_id: variation.variation_id };
}

/** The page that says why a variation was refused keeps it chosen. */
function withChoice(address: string, data: FormData): string {
  const url = parseUrl(address);
  if (!url) return address;
  for (const [name, value] of data) {
    if (name.startsWith('attribute_') && typeof value === 'string')
      url.searchParams.set(name, value);
  }
  return url.href;
}

function productName({ product }: Purchase): string {
  const title = product.querySelector('.product_title,h1')?.textContent;
  return title?.trim() ? `“${title.trim()}”` : thisItem();
}
