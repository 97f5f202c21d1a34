import { isVariation } from '../../shared/models/variations/read-variations';
import type { Variation } from '../../shared/models/variations/variation';
import type { Choice } from '../../shared/models/variations/variation-index';
import { shopAjaxEndpoint } from '../../shared/net/endpoints';
import { RequestError } from '../../shared/net/request-error';
import { postForm } from '../../shared/net/shop-request';
import { formData } from '../../shared/platform/form-data';

/** The platform sets no limit; a shopper waits no longer than this. */
const TIMEOUT_MS = 15_000;

/** What the server has answered, by what it was asked; `undefined` for a combination that there is not. */
export type Answers = Map<string, Variation | undefined>;

/**
 * Asks the server for the variation of a complete choice, unless it has been asked before.
 *
 * @returns `undefined` when no variation matches
 * @throws RequestError when there is no usable answer; an abort passes as it is
 */
export async function askVariation(
  form: HTMLFormElement,
  choice: Choice,
  known: Answers,
  signal: AbortSignal,
): Promise<Variation | undefined> {
  const fields = {
    ...choice,
    product_id: Number.parseInt(form.dataset.product_id ?? '', 10),
    // Plugins change it, and ask anew.
    custom_data: formData(form, 'custom_data'),
  };
  const key = JSON.stringify(fields);
  if (known.has(key)) return known.get(key);
  const url = shopAjaxEndpoint('get_variation');
  const variation = await postForm({ url, fields, timeoutMs: TIMEOUT_MS, signal }, readAnswer);
  signal.throwIfAborted();
  known.set(key, variation);
  return variation;
}

function readAnswer(answer: unknown): Variation | undefined {
  if (!answer) return undefined;
  if (isVariation(answer)) return answer;
  throw new RequestError('unknown_error');
}
