import { hiddenFields, type FormEventDetail } from './contact-form.contract';
import type { FormView } from './FormView';
import { classes } from './contact-form.contract';
import { addHalfTyped } from './half-typed';
import { toFormStatus, type FormStatus } from './form-status.model';
import { pageForms, type SubmitOptions, type ValidateOptions } from './page-forms';

/**
 * What other code reads from a form.
 * Source: platform document "forms-swatches-consent", section A.2.2.
 */
export interface FormProperties {
  readonly id: number;
  status: FormStatus;
  readonly pluginVersion: string;
  readonly locale: string;
  readonly unitTag: string;
  readonly containerPost: number;
  readonly parent: Element | null;
  readonly schema: unknown;
  /** From a successful submission until the refill that follows it. */
  resetOnMailSent?: boolean;
  /** What `wpcf7` does by these names, for stand-ins from before the bundle has put it there. */
  submit?: (options?: SubmitOptions) => Promise<void>;
  reset?: () => Promise<void>;
  validate?: (options?: ValidateOptions) => Promise<void>;
}

export type ContactForm = HTMLFormElement & { wpcf7: FormProperties };

/** One form of the page, from being taken over to leaving. */
export interface Session {
  readonly form: ContactForm;
  /** The platform's wrapper around the form, or the form itself where there is none. */
  readonly wrapper: HTMLElement;
  readonly signal: AbortSignal;
  readonly view: FormView;
  /** While a submission is on its way, no second one goes out. */
  isSending: boolean;
  /** Gives up the refill that is on its way, if there is one. */
  refill: AbortController;
  /** The status from before a check that has not ended. */
  statusBefore?: FormStatus | undefined;
  /** What had the focus when the form was last sent, or reset by somebody. */
  askedFrom: Element | null;
}

/** Reads what identifies a form from its hidden fields. */
export function readProperties(form: HTMLFormElement): FormProperties {
  const read = (name: string): string =>
    form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
  const readId = (name: string): number => {
    const id = Math.abs(Number.parseInt(read(name), 10));
    return Number.isSafeInteger(id) ? id : 0;
  };
  const id = readId(hiddenFields.id);
  return {
    id,
    status: toFormStatus(form.dataset['status'] ?? 'init'),
    pluginVersion: read(hiddenFields.version),
    locale: read(hiddenFields.locale),
    unitTag: read(hiddenFields.unitTag),
    containerPost: readId(hiddenFields.containerPost),
    parent: form.closest('.wpcf7'),
    get schema() {
      return pageForms().schemas.get(id);
    },
  };
}

function readMeta({ wpcf7 }: ContactForm) {
  return {
    contactFormId: wpcf7.id,
    pluginVersion: wpcf7.pluginVersion,
    contactFormLocale: wpcf7.locale,
    unitTag: wpcf7.unitTag,
    containerPostId: wpcf7.containerPost,
  };
}

/** What the form holds now; the pressed button counts when it has a name. */
export function readDetail(form: ContactForm, submitter?: HTMLElement | null): FormEventDetail {
  const formData = new FormData(form);
  addHalfTyped(form, formData);
  const { name = '', value = '' } = (submitter ?? {}) as Partial<HTMLButtonElement>;
  if (name) formData.append(name, value);
  return {
    ...readMeta(form),
    status: form.wpcf7.status,
    inputs: [...formData].flatMap(([key, entry]) =>
      key.startsWith('_') ? [] : { name: key, value: entry },
    ),
    formData,
  };
}

/** Raises one of the platform's events on the form; `wpcf7` goes in front of the name. */
export function raiseFormEvent(form: HTMLFormElement, name: string, detail: object): void {
  form.dispatchEvent(new CustomEvent(`wpcf7${name}`, { bubbles: true, detail }));
}

/**
 * Sets the form's status from a word of the server or a status. The class on the form is what style
 * sheets go by. Source: platform document "forms-swatches-consent", section A.5.1.
 */
export function setStatus({ form }: Session, word: string): void {
  const status = toFormStatus(word);
  const { status: prevStatus = '' } = form.dataset;
  form.wpcf7.status = status;
  form.dataset['status'] = status;
  form.classList.add(status);
  if (!prevStatus || prevStatus === status) return;
  form.classList.remove(prevStatus);
  setInert(form, status);
  raiseFormEvent(form, 'statuschanged', { ...readMeta(form), status, prevStatus });
}

/** What had the focus when it was put out of reach. */
const parked = new WeakMap<HTMLFormElement, HTMLElement>();

/**
 * Puts what is marked with `inert-on-<status>` out of reach, and only that. The focus returns to what
 * lost it by that, e.g. the button that was pressed, unless somebody has moved it meanwhile.
 */
export function setInert(form: HTMLFormElement, status: string): void {
  const { activeElement, body } = document;
  const before = parked.get(form);
  parked.delete(form);
  for (const part of form.querySelectorAll(`.${classes.inert}`)) {
    part.removeAttribute('inert');
    part.classList.remove(classes.inert);
  }
  if (activeElement === body) before?.focus({ preventScroll: true });
  for (const part of form.querySelectorAll(`.inert-on-${CSS.escape(status)}`)) {
    if (part.contains(activeElement)) parked.set(form, activeElement as HTMLElement);
    part.setAttribute('inert', 'inert');
    part.classList.add(classes.inert);
  }
}
