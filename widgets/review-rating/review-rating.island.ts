import { createEdits } from '../../shared/dom/regions/page-edits';
import type { Mount } from '../../shared/islands/island';
import { listenOn } from '../../shared/platform/element-events';
import { readSetting } from '../../shared/platform/settings';
import { createMessage, type RequirementMessage } from './requirement-message';
import { selectors, settings } from './review-rating.contract';
import { createStars } from './star-group';

/**
 * Why a behaviour: the stars only choose for the platform's own select, which stays the form's value.
 *
 * Sources: specification section 2 "Single product page", platform document "shop", section 10.2.
 */
export const mount: Mount = (field, { signal }) => {
  const select = field.querySelector<HTMLSelectElement>(selectors.select);
  const options = [...(select?.options ?? [])].filter(({ value }) => value);
  if (!select || options.length === 0) {
    throw new Error(
      `no ratings in ${(field.cloneNode() as Element).outerHTML}: expected a select with an option for each rating`,
    );
  }
  options.sort((a, b) => Number(a.value) - Number(b.value));
  const stars = createStars(options, (value) => choose(select, value));
  const isRequired = select.required || readSetting(settings.required);
  nameGroup(stars.group, field, isRequired);
  const message = createMessage(stars);

  const before = heightOf(field);
  createEdits(signal).attributes(select, { hidden: '' });
  select.before(stars.element, message.element);
  signal.addEventListener('abort', () => {
    stars.element.remove();
    message.element.remove();
    field.style.minBlockSize = '';
    if (!field.getAttribute('style')) field.removeAttribute('style');
  });
  const follow = (): void => {
    stars.show(select.value);
    if (select.value) message.show(false);
  };
  message.show(false);
  follow();
  keepHeight(field, stars.element, before);

  // `init` is how other scripts ask for the stars when they have changed the form.
  for (const type of ['change', 'init']) listenOn(select, type, follow, signal);
  // The field is cleared after the listeners; an empty form has nothing to complain about.
  const startAgain = (): void => {
    message.show(false);
    follow();
  };
  select.form?.addEventListener('reset', () => setTimeout(startAgain), { signal });
  // The browser fills forms in again after Back.
  addEventListener('pageshow', follow, { signal });
  field.querySelector(selectors.label)?.addEventListener('click', stars.focus, { signal });
  if (isRequired) requireRating(select, message, signal);
};

function choose(select: HTMLSelectElement, value: string): void {
  if (select.disabled || select.value === value) return;
  select.value = value;
  // Real events: other scripts hear them as they would the select's own.
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Keeps the form from being sent without a rating, and says so at the stars. */
function requireRating(
  select: HTMLSelectElement,
  message: RequirementMessage,
  signal: AbortSignal,
): void {
  const { form } = select;
  // The browser cannot show its own message at a field that is not seen.
  select.addEventListener(
    'invalid',
    (event) => {
      event.preventDefault();
      message.show(true);
      if (form?.querySelector(':is(input,select,textarea):invalid') === select) message.focus();
    },
    { signal },
  );
  // Forms that do not let the browser check.
  form?.addEventListener(
    'submit',
    (event) => {
      if (select.value) return;
      event.preventDefault();
      message.show(true);
      message.focus();
    },
    { signal },
  );
}

const heightOf = (element: Element): number => element.getBoundingClientRect().height;

/** The stars take the select's room, so that nothing below moves; what does not fit pushes it down. */
function keepHeight(field: HTMLElement, stars: HTMLElement, before: number): void {
  field.style.minBlockSize = `${before}px`;
  const margin = Number.parseFloat(getComputedStyle(stars).marginBlockEnd) || 0;
  stars.style.marginBlockEnd = `${Math.max(0, margin - (heightOf(field) - before))}px`;
}

function nameGroup(group: HTMLElement, field: HTMLElement, isRequired: boolean): void {
  const label = field.querySelector(selectors.label);
  if (label?.id) group.setAttribute('aria-labelledby', label.id);
  else if (label) group.setAttribute('aria-label', label.textContent.trim());
  group.setAttribute('aria-required', String(isRequired));
}
