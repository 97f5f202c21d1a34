/**
 * `dist/early-forms.js`: the form plugin's functions from the page's first moment on. A form is taken
 * over when it comes into sight; what other scripts want of it before then, or of one that a pop-up
 * has just brought, waits for that, and brings it about. A classic script, that only shops need whose
 * other plugins call these functions: it takes the place of the plugin's own script, right behind the
 * global that the platform prints.
 *
 * Source: platform document "forms-swatches-consent", sections A.2.1 and A.2.4.
 */
interface Options {
  submitter?: HTMLElement | null;
}
type FormFunction = (form: HTMLFormElement, options?: Options) => Promise<unknown>;
type Taken = Partial<Record<string, (options?: Options) => unknown>>;
type Form = HTMLFormElement & { wpcf7?: Taken };

const STATE = 'data-island-contact-form';
/** How long the loader is waited for, in milliseconds. */
const LOADER_LIMIT_MS = 15_000;
const page = globalThis as unknown as { wpcf7?: Partial<Record<string, FormFunction>> };
const forms = (page.wpcf7 ??= {});

for (const name of ['init', 'submit', 'reset', 'validate']) {
  // Bound to the form, so that a script that has wrapped one of them goes on wrapping the real one.
  forms[name] ??= (form, options) =>
    whenTaken(form).then(
      (taken) => taken[name]?.(options),
      () => void (name === 'submit' && form.requestSubmit(options?.submitter)),
    );
}

/** Rejects where the form stays the server's: turned off, without its code, or without the loader. */
function whenTaken(form: Form): Promise<Taken> {
  const wrapper = form.closest('.wpcf7') ?? form;
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const state = wrapper.getAttribute(STATE);
      if (form.wpcf7) resolve(form.wpcf7);
      else if (state === 'failed' || state === 'off') reject(new Error(state));
      // Whoever comes to a form wakes it.
      else if (state === 'waiting') form.dispatchEvent(new Event('focusin', { bubbles: true }));
      else return;
      if (state !== 'waiting') observer.disconnect();
    };
    const observer = new MutationObserver(look);
    observer.observe(wrapper, { attributes: true, attributeFilter: [STATE] });
    look();
    setTimeout(() => {
      // The loader has limits of its own for what follows.
      if (!wrapper.hasAttribute(STATE)) reject(new Error('no loader'));
    }, LOADER_LIMIT_MS);
  });
}
