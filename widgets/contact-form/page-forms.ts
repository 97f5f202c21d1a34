import { isRecord } from '../../shared/platform/page-settings';

/** What may be passed to `wpcf7.validate`; further keys are for rules of other people. */
export interface ValidateOptions {
  /** The field that changed: nothing behind it is shown. */
  target?: Element | null;
  /** The part of the form that is judged. */
  scope?: ParentNode;
}

export interface SubmitOptions {
  submitter?: HTMLElement | null;
}

/**
 * The page's global object of the form plugin, as other code uses it.
 * Source: platform document "forms-swatches-consent", sections A.2.1 and A.2.4.
 */
export interface PageForms {
  init: (form: HTMLFormElement) => void;
  submit: (form: HTMLFormElement, options?: SubmitOptions) => unknown;
  reset: (form: HTMLFormElement) => unknown;
  validate: (form: HTMLFormElement, options?: ValidateOptions) => unknown;
  /** Form id → schema as received; `undefined` until it is there. */
  schemas: Map<number, unknown>;
  api?: { root?: string; namespace?: string };
  /** The page comes from a cache: challenges have to be renewed. */
  cached?: unknown;
  /** Set by a payment script: submitting only shows that it is under way. */
  blocked?: unknown;
}

type Functions = Pick<PageForms, 'init' | 'submit' | 'reset' | 'validate'>;

const page = globalThis as unknown as { wpcf7?: PageForms };
const installed = new WeakSet<object>();
const schemas: PageForms['schemas'] = new Map();
let functions: Functions | undefined;

/** Puts the functions on the page's global; whatever the page has put there before wins. */
export function installPageForms(builtIn: Functions): void {
  functions ??= builtIn;
  pageForms();
}

/**
 * The global as it is now: every use goes through it, because other scripts wrap its functions. One
 * that somebody has replaced, or taken away, is completed again.
 */
export function pageForms(): PageForms {
  const { wpcf7 } = page;
  if (wpcf7 && installed.has(wpcf7)) return wpcf7;
  const whole = { ...functions, schemas, ...(isRecord(wpcf7) ? wpcf7 : {}) } as PageForms;
  installed.add(whole);
  return (page.wpcf7 = whole);
}
