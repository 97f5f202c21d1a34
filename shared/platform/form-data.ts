import { currentJQuery } from './jquery';

/**
 * A `data-*` value of a form, as other code sees it: jQuery's copy, where there is a jQuery, because
 * plugins change it (platform document "shop", 1.4), else the attribute's text.
 */
export function formData(form: HTMLElement, key: string): unknown {
  return currentJQuery()?.(form).data(key) ?? form.dataset[key];
}
