import { isFile, type EntryValue } from './rules/entries';

/**
 * Shows the values of a field wherever the form's author repeats them; without one, the author's
 * default. Source: platform document "forms-swatches-consent", section A.6.3.
 */
export function reflect(form: HTMLElement, field: string, values: readonly EntryValue[]): void {
  const texts = values.map((value) => (isFile(value) ? value.name : value));
  const places = form.querySelectorAll<HTMLElement>(`[data-reflection-of="${CSS.escape(field)}"]`);
  for (const place of places) {
    if (place instanceof HTMLOutputElement) {
      place.textContent = texts[0] ?? place.dataset['default'] ?? '';
    } else reflectAll(place, field, texts);
  }
}

function reflectAll(place: HTMLElement, field: string, texts: readonly string[]): void {
  for (const output of place.querySelectorAll('output')) {
    if (output.hasAttribute('data-default')) output.hidden = texts.length > 0;
    else output.remove();
  }
  for (const text of texts) {
    const output = document.createElement('output');
    output.setAttribute('name', field);
    output.textContent = text;
    place.append(output);
  }
}
