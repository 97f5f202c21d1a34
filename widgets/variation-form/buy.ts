import { announce } from '../../shared/dom/announcer';
import { leaveAfterAdd } from '../../shared/dom/leave-after-add';
import { showProblem } from '../../shared/dom/toast';
import { readAddAnswer } from '../../shared/models/add-answer';
import { parseUrl } from '../../shared/models/parse-url';
import type { Variation } from '../../shared/models/variations/variation';
import { addToCart } from '../../shared/net/cart-calls';
import { enqueue } from '../../shared/net/queue';
import { RequestError } from '../../shared/net/request-error';
import { ask } from '../../shared/platform/ask';
import { raiseCartEvent } from '../../shared/platform/cart-events';
import { raise } from '../../shared/platform/events';
import { DONE, type Outcome, raiseAdd } from '../../shared/platform/intents';
import { basketUrl } from '../../shared/platform/cart-settings';
import { readSetting } from '../../shared/platform/settings';
import { text } from '../../shared/platform/strings';
import { thisItem } from '../../shared/platform/this-item';
import { tellAddFailed, tellAddHeld } from '../../shared/stores/add-problems';
import { solveProblem, tellCartProblems } from '../../shared/stores/cart-problems';
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
  const { button, signal } = purchase;
  tellCartProblems(showProblem, signal);
  button.classList.remove('added');
  button.classList.add('loading');
  if (!ask('should_send_ajax_request.adding_to_cart', [button])) {
    button.classList.remove('loading');
    raise('ajax_request_not_sent.adding_to_cart', [false, false, button]);
    return raiseAdd(button, readPayload(purchase), { type: 'refused', message: '' });
  }
  const payload = readPayload(purchase);
  // Listeners may add fields until the request starts.
  raiseCartEvent('adding_to_cart', [button, payload]);
  const name = productName(purchase);
  const outcome = enqueue(
    async () => {
      try {
        return await addToCart(payload, (answer) => finish(purchase, answer));
      } catch (error) {
        return fail(purchase, error instanceof RequestError ? error.message : '');
      }
    },
    {
      onHold: () => {
        button.classList.remove('loading');
        tellAddHeld({ name, button });
      },
      onResume: () => button.classList.add('loading'),
    },
  );
  raiseAdd(button, payload, outcome);
  // A form that leaves with its popup meanwhile still has that to tell.
  const settled = new AbortController();
  tellCartProblems(showProblem, settled.signal);
  void outcome.finally(() => settled.abort());
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
function readPayload({ data, variation }: Purchase): Record<string, unknown> {
  const payload: Record<string, unknown> = {};
  for (const name of new Set(data.keys())) {
    if (name === 'add-to-cart') continue;
    const list = /^(.+)\[\]$/.exec(name)?.[1];
    if (list) payload[list] = data.getAll(name);
    else payload[name] = data.getAll(name).at(-1);
  }
  return { ...payload, product_id: variation.variation_id, variation_id: variation.variation_id };
}

function finish(purchase: Purchase, answer: unknown): Outcome {
  const { button } = purchase;
  const outcome = readAddAnswer(answer, purchase.leadsToBasket());
  switch (outcome.type) {
    case 'product': {
      const url = withChoice(outcome.url, purchase.data);
      return leaveAfterAdd(button, url) ? { type: 'left', url } : fail(purchase, '');
    }
    case 'basket':
      void enqueue(async () => leaveAfterAdd(button, readSetting(basketUrl, button)));
      return DONE;
    case 'added':
      solveProblem(button);
      announce(text('added', strings.added, { name: productName(purchase) }));
      raiseCartEvent('added_to_cart', [outcome.fragments, outcome.hash, button]);
      button.classList.remove('loading');
      return DONE;
    default:
      return fail(purchase, '', outcome.type);
  }
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

function fail(purchase: Purchase, reason: string, type?: 'failed' | 'refused'): Outcome {
  const { button } = purchase;
  button.classList.remove('loading');
  const retry = (): void => buyInPage(purchase);
  return tellAddFailed({ name: productName(purchase), button }, reason, retry, type);
}

function productName({ product }: Purchase): string {
  const title = product.querySelector('.product_title,h1')?.textContent;
  return title?.trim() ? `“${title.trim()}”` : thisItem();
}
