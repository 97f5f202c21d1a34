import { ignoreHeldEnter } from '../../shared/dom/input/ignore-held-enter';
import { rememberTree } from '../../shared/dom/regions/remember-tree';
import { loadChunk } from '../../shared/platform/load-chunk';
import { readSetting } from '../../shared/platform/settings';
import { watchPresses } from './after-press';
import { renewChallenges } from './challenges';
import { selectors, settings, type FormEventDetail } from './contact-form.contract';
import { addSpinners, countAll, followChoices, reactToChange } from './controls';
import { takeServerOutcome } from './server-outcome';
import {
  readProperties,
  setInert,
  type ContactForm,
  type FormProperties,
  type Session,
} from './form-session';
import { createFormView } from './FormView';
import { watchHalfTyped } from './half-typed';
import { checkForm, forgetReflections } from './live-check';
import { pageForms } from './page-forms';
import { resetForm } from './reset-form';
import { fetchSchema } from './schemas';
import { submitForm } from './submit-form';

/** Forms that are taken. */
const sessions = new WeakSet<HTMLFormElement>();

/**
 * Takes a form over; one that is taken already stays as it is.
 *
 * @param onError is told when rendering fails
 * @throws when another script, the platform's own one, has taken the form: it would be sent twice
 */
export function openSession(
  form: HTMLFormElement,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): void {
  if (sessions.has(form)) return;
  if ('wpcf7' in form) {
    throw new Error(
      `${(form.cloneNode() as Element).outerHTML} was set up by the platform’s own script: expected its handle to be taken out`,
    );
  }
  const wrapper = form.closest<HTMLElement>('.wpcf7') ?? form;
  const restore = rememberTree(wrapper);
  const taken = Object.assign(form, { wpcf7: readProperties(form) }) as ContactForm;
  const told = takeServerOutcome(wrapper, taken);
  const { unitTag } = taken.wpcf7;
  const view = createFormView({ wrapper, unitTag }, told, onError);
  const session: Session = {
    form: taken,
    wrapper,
    signal,
    view,
    isSending: false,
    askedFrom: null,
    refill: new AbortController(),
  };
  sessions.add(form);
  Object.assign(taken.wpcf7, functionsOf(session));
  signal.addEventListener(
    'abort',
    () => {
      sessions.delete(form);
      view.unmount();
      Reflect.deleteProperty(form, 'wpcf7');
      restore();
    },
    { once: true },
  );
  startControls(session);
  listen(session);
  void fetchSchema(taken.wpcf7.id);
  if (pageForms().cached) renewOnceLoaded(session);
}

/** What the page's global does, for this form. */
function functionsOf(
  session: Session,
): Required<Pick<FormProperties, 'submit' | 'reset' | 'validate'>> {
  return {
    submit: (options) => submitForm(session, options?.submitter),
    reset: () => resetForm(session),
    validate: (options) => checkForm(session, options),
  };
}

function startControls(session: Session): void {
  const { form, wrapper } = session;
  addSpinners(form);
  if (readSetting(settings.draft, wrapper)) void keepDraft(session);
  setInert(form, form.wpcf7.status);
  followChoices(form);
  countAll(form);
}

/** Few forms keep drafts, so the code for it comes by itself; without it the form works as well. */
async function keepDraft({ form, signal }: Session): Promise<void> {
  const chunk = await loadChunk(() => import('./draft')).catch(() => undefined);
  if (!chunk || signal.aborted) return;
  chunk.keepDraft(form, signal);
  followChoices(form);
  countAll(form);
}

/** Listens as the platform's script does: every use goes through the page's global. */
function listen(session: Session): void {
  const { form, signal } = session;
  const refresh = (): void => {
    const { activeElement } = document;
    followChoices(form);
    // Who is led on from a button that is disabled has not gone on.
    if (session.askedFrom === activeElement) session.askedFrom = document.activeElement;
    countAll(form);
    forgetReflections(form);
  };
  const takeRefill = (event: Event): void => {
    const { detail } = event as CustomEvent<FormEventDetail | null>;
    renewChallenges(form, detail?.apiResponse);
    if (event.type === 'wpcf7reset') refresh();
  };
  const afterPress = watchPresses(signal);
  const isNews = watchHalfTyped();
  const check = (event: Event): void => {
    const target = event.target as Element;
    if (!target.closest(selectors.control)) return;
    const { refill } = session;
    afterPress(() => {
      // The answer will say more, and a form that the press has reset holds nothing to judge.
      if (!session.isSending && refill === session.refill) pageForms().validate(form, { target });
    });
  };
  const react: Readonly<Record<string, (event: Event) => void>> = {
    submit(event) {
      event.preventDefault();
      const { submitter } = event as SubmitEvent;
      pageForms().submit(form, { submitter: submitter ?? null });
    },
    reset(event) {
      // What is on its way must not vanish from the fields: it may have to be sent again.
      if (session.isSending) return event.preventDefault();
      pageForms().reset(form);
      // The controls are cleared after their listeners.
      setTimeout(refresh);
    },
    change: check,
    focusout: (event) => void (isNews(event.target) && check(event)),
    click: keepToOneClick,
    input: () => countAll(form),
    wpcf7submit: takeRefill,
    wpcf7reset: takeRefill,
  };
  // So would a key that is held down.
  ignoreHeldEnter(form, 'input,button', signal);
  for (const [type, hear] of Object.entries(react)) form.addEventListener(type, hear, { signal });
  // Before anybody hears of the change: an address has its scheme by then.
  form.addEventListener('change', (event) => reactToChange(form, event.target as Element), {
    signal,
    capture: true,
  });
}

/** The second half of a double click would send again what was just answered. */
function keepToOneClick(event: Event): void {
  const { detail, target } = event as MouseEvent;
  if (detail > 1 && (target as Element).closest(selectors.sends)) event.preventDefault();
}

/** A cached page asks what it asked others before. What was typed meanwhile stays. */
function renewOnceLoaded({ form, signal }: Session): void {
  const renew = (): void => void (form.wpcf7.status === 'init' && pageForms().reset(form));
  if (document.readyState === 'complete') renew();
  else addEventListener('load', renew, { once: true, signal });
}
