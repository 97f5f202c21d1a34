import { createEdits } from '../../shared/dom/regions/page-edits';
import type { Mount, ReactMount } from '../../shared/islands/island';
import { text } from '../../shared/platform/strings';
import { classes, selectors, strings } from './contact-form.contract';
import type { ContactForm, FormProperties } from './form-session';
import { loadRequests } from './form-calls';
import { openSession } from './open-session';
import { installPageForms } from './page-forms';

/** Forms that other scripts hand over by themselves end with the page. */
const PAGE = new AbortController().signal;

const init = (form: HTMLFormElement): void => openSession(form, PAGE, reportError);

/** For calls about a form that nobody has taken yet, too. */
const functionsOf = (form: HTMLFormElement): Partial<FormProperties> => {
  init(form);
  return (form as Partial<ContactForm>).wpcf7 ?? {};
};

/**
 * Why an island: statuses, errors and outcomes are told on the server's own form, by a root that adds
 * to it and owns nothing of it; the controls stay the platform's elements.
 *
 * Sources: specification sections 3, 4 and 5 "Contact form", platform document
 * "forms-swatches-consent", part A.
 */
const mountForm: Mount = async (wrapper, { signal, fail }) => {
  if (wrapper.matches(selectors.misplaced) && wrapper.parentElement?.closest('form')) {
    tellWrongPlace(wrapper);
    return;
  }
  const form = wrapper.querySelector('form');
  // Notes that stand in a form's place are no forms.
  if (!form) return;
  // A form that could not be sent stays the server's, which takes it natively; without a network nobody
  // takes it, but here nothing typed is lost.
  await loadRequests().catch((error: unknown) => {
    if (navigator.onLine) throw error;
  });
  if (signal.aborted) return;
  installPageForms({
    init,
    submit: (target, options) => functionsOf(target).submit?.(options),
    reset: (target) => functionsOf(target).reset?.(),
    validate: (target, options) => functionsOf(target).validate?.(options),
  });
  openSession(form, signal, (error) => fail(error, 'render'));
  const edits = createEdits(signal);
  edits.toggleClass(wrapper, 'no-js', false);
  edits.toggleClass(wrapper, 'js', true);
};

export const mount: ReactMount = Object.assign(mountForm, { runtime: 'react' as const });

/** The browser has dropped the form element, so that its button would send the form around it. */
function tellWrongPlace(wrapper: HTMLElement): void {
  const note = document.createElement('p');
  note.className = classes.wrongPlace;
  const title = document.createElement('strong');
  title.textContent = text('formWrongPlaceTitle', strings.formWrongPlaceTitle);
  note.append(title, ` ${text('formWrongPlace', strings.formWrongPlace)}`);
  wrapper.replaceWith(note);
}
