import { flag, html, nothing, raw, type Markup } from './markup';

/** What a form is printed with: empty, or as it comes back from being posted. */
export interface FormState {
  readonly unitTag: string;
  /** Status as the form wears it. */
  readonly status: string;
  readonly message: string;
  readonly errors: ReadonlyMap<string, string>;
  /** Posted values by name, brackets included. */
  readonly values: ReadonlyMap<string, readonly string[]>;
}

/** A field in the platform's wrap, with its error where it has one. */
export function wrap({ errors }: FormState, name: string, control: Markup): Markup {
  const error = errors.get(name);
  const tip =
    error === undefined
      ? nothing
      : html`<span class="wpcf7-not-valid-tip" aria-hidden="true">${error}</span>`;
  return html`<span class="wpcf7-form-control-wrap" data-name="${name}">${control}${tip}</span>`;
}

interface FieldOptions {
  readonly type?: string;
  readonly classes?: string;
  readonly isRequired?: boolean;
  /** Further attributes, e.g. limits. */
  readonly extra?: string;
  readonly value?: string;
}

/** Classes and ARIA attributes of a control. */
function state(form: FormState, name: string, classes: string, isRequired = false): Markup {
  const isInvalid = form.errors.has(name);
  const all = `wpcf7-form-control ${classes}${isRequired ? ' wpcf7-validates-as-required' : ''}${isInvalid ? ' wpcf7-not-valid' : ''}`;
  return html`class="${all}"${flag(isRequired, 'aria-required="true"')} aria-invalid="${String(isInvalid)}"${isInvalid ? html` aria-describedby="${form.unitTag}-ve-${name}"` : nothing}`;
}

const TYPE_CLASSES: Readonly<Record<string, string>> = {
  text: 'wpcf7-text',
  email: 'wpcf7-email wpcf7-text wpcf7-validates-as-email',
  url: 'wpcf7-url wpcf7-text wpcf7-validates-as-url',
  tel: 'wpcf7-tel wpcf7-text wpcf7-validates-as-tel',
  number: 'wpcf7-number wpcf7-validates-as-number',
  range: 'wpcf7-range wpcf7-validates-as-number',
  date: 'wpcf7-date wpcf7-validates-as-date',
  file: 'wpcf7-file',
};

export function input(form: FormState, name: string, options: FieldOptions = {}): Markup {
  const { type = 'text', isRequired = false, extra = '', value = '' } = options;
  const classes = options.classes ?? TYPE_CLASSES[type] ?? 'wpcf7-text';
  const now = type === 'file' ? nothing : html` value="${form.values.get(name)?.[0] ?? value}"`;
  return wrap(
    form,
    name,
    html`<input size="40" ${state(form, name, classes, isRequired)}${raw(extra && ` ${extra}`)}${now} type="${type}" name="${name}">`,
  );
}

export function textarea(form: FormState, name: string, extra: string): Markup {
  return wrap(
    form,
    name,
    html`<textarea cols="40" rows="6" ${state(form, name, 'wpcf7-textarea', true)} ${raw(extra)} name="${name}">${form.values.get(name)?.[0] ?? ''}</textarea>`,
  );
}

export function select(
  form: FormState,
  name: string,
  options: readonly string[],
  isMultiple = false,
): Markup {
  const key = isMultiple ? `${name}[]` : name;
  const chosen = form.values.get(key) ?? [];
  const blank = html`<option value="">—Please choose an option—</option>`;
  return wrap(
    form,
    name,
    html`<select ${state(form, name, 'wpcf7-select', !isMultiple)}${flag(isMultiple, 'multiple')} name="${key}">${isMultiple ? nothing : blank}${options.map((option) => html`<option value="${option}"${flag(chosen.includes(option), 'selected')}>${option}</option>`)}</select>`,
  );
}

interface GroupOptions {
  readonly type: 'checkbox' | 'radio';
  readonly isExclusive?: boolean;
  readonly isRequired?: boolean;
  readonly hasFreeText?: boolean;
  readonly chosen?: string;
}

export function group(
  form: FormState,
  name: string,
  options: readonly string[],
  { type, isExclusive, isRequired, hasFreeText, chosen }: GroupOptions,
): Markup {
  const key = type === 'checkbox' && !isExclusive ? `${name}[]` : name;
  const now = form.values.get(key) ?? (chosen ? [chosen] : []);
  const items = options.map((option, index) => {
    const isLast = index === options.length - 1;
    const isFree = hasFreeText && isLast;
    const classes = ['wpcf7-list-item', index ? '' : 'first', isLast ? 'last' : ''];
    return html`<span class="${classes.filter(Boolean).join(' ')}${isFree ? ' has-free-text' : ''}"><label><input type="${type}" name="${key}" value="${option}"${flag(now.includes(option), 'checked')}><span class="wpcf7-list-item-label">${option}</span></label>${isFree ? html` <input type="text" name="_wpcf7_free_text_${name}" class="wpcf7-free-text" aria-label="${option}">` : nothing}</span>`;
  });
  const isInvalid = form.errors.has(name);
  const classes = `wpcf7-form-control wpcf7-${type}${isExclusive ? ' wpcf7-exclusive-checkbox' : ''}${isRequired ? ' wpcf7-validates-as-required' : ''}${isInvalid ? ' wpcf7-not-valid' : ''}`;
  return wrap(
    form,
    name,
    html`<span class="${classes}"${isInvalid ? html` aria-describedby="${form.unitTag}-ve-${name}"` : nothing}>${items}</span>`,
  );
}

export function acceptance(form: FormState, name: string, label: string, kind = ''): Markup {
  return html`<p>${wrap(form, name, html`<span class="wpcf7-form-control wpcf7-acceptance${kind && ` ${kind}`}"><span class="wpcf7-list-item"><label><input type="checkbox" name="${name}" value="1" aria-invalid="false"${flag(form.values.has(name), 'checked')}><span class="wpcf7-list-item-label">${label}</span></label></span></span>`)}</p>`;
}

export function counter(
  name: string,
  direction: 'up' | 'down',
  start: number,
  limits: { most: number; least: number },
): Markup {
  return html`<span class="wpcf7-character-count ${direction}" data-target-name="${name}" data-starting-value="${start}" data-current-value="${start}" data-maximum-value="${limits.most}" data-minimum-value="${limits.least}">${start}</span>`;
}

export function labelled(label: string, control: Markup): Markup {
  return html`<p><label>${label} ${control}</label></p>`;
}
