import { safeUrl } from '../../shared/platform/safe-url';
import { isRecord } from '../../shared/platform/page-settings';
import { hiddenFields, selectors } from './contact-form.contract';
import { wrapsByField } from './field-error';

/**
 * Puts new pictures and questions in the form; the answers to the old ones are taken out.
 * Source: platform document "forms-swatches-consent", section A.5.3.
 *
 * @param answer of a refill or a submission; `[]` where there is nothing to ask
 */
export function renewChallenges(form: HTMLFormElement, answer: unknown): void {
  if (!isRecord(answer)) return;
  for (const [name, url] of entriesOf(answer['captcha'])) renewCaptcha(form, name, url);
  for (const [name, pair] of entriesOf(answer['quiz'])) {
    const [question, hash] = Array.isArray(pair) ? (pair as unknown[]) : [];
    if (typeof question === 'string' && typeof hash === 'string')
      renewQuiz(form, name, question, hash);
  }
}

/** Whether an answer has anything new to ask. */
export const bringsChallenges = (answer: unknown): boolean =>
  isRecord(answer) && (isRecord(answer['captcha']) || isRecord(answer['quiz']));

function entriesOf(map: unknown): Array<[string, unknown]> {
  return isRecord(map) ? Object.entries(map) : [];
}

function setInputs(place: ParentNode, name: string, value: string): void {
  const inputs = place.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
  for (const input of inputs) input.value = value;
}

function renewCaptcha(form: HTMLFormElement, name: string, raw: unknown): void {
  const url = safeUrl(raw);
  if (!url) return;
  setInputs(form, name, '');
  const pictures = form.querySelectorAll<HTMLImageElement>(
    `img.wpcf7-captcha-${CSS.escape(name.replaceAll(':', ''))}`,
  );
  for (const picture of pictures) picture.src = url;
  const challenge = /(\d+)\.(?:png|gif|jpeg)$/i.exec(url)?.[1];
  if (challenge) setInputs(form, hiddenFields.captcha + name, challenge);
}

function renewQuiz(form: HTMLFormElement, name: string, question: string, hash: string): void {
  for (const wrap of wrapsByField(form).get(name) ?? []) {
    setInputs(wrap, name, '');
    const label = wrap.querySelector(selectors.quizLabel);
    if (label) label.textContent = question;
    setInputs(wrap, hiddenFields.quiz + name, hash);
  }
}
