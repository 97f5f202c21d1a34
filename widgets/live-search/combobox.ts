import { createEdits } from '../../shared/dom/regions/page-edits';
import { pressKey } from './field-keys';
import { hearPointer } from './list-pointer';
import { chosenIndex, isListShown } from './live-search.model';
import { createActions } from './search-actions';
import type { SearchRunner } from './search-runner';

export interface ComboboxParts {
  form: HTMLFormElement;
  field: HTMLInputElement;
  category: HTMLSelectElement | null;
  /** The theme's container, in which the list is rendered. */
  results: HTMLElement;
  listId: string;
}

/**
 * The field as a combobox (ARIA Authoring Practices, "list autocomplete with manual selection"), with
 * the theme's way of showing a highlighted name in the field (platform document "theme", 12.4). The
 * form's own submit is never held up.
 */
export function createCombobox(
  { form, field, category, results, listId }: ComboboxParts,
  runner: SearchRunner,
  signal: AbortSignal,
): void {
  const { $state } = runner;
  const actions = createActions(field, category, runner, signal);
  describeField(field, listId, runner, signal);
  hearTyping(field, actions.look, signal);
  hearPointer(results, runner, actions, signal);
  category?.addEventListener('change', actions.look, { signal });

  form.addEventListener(
    'keydown',
    (event) => {
      const { target, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
      // The keys of an input method are its own; in the rest of the form only Escape is ours.
      if (event.isComposing || ctrlKey || metaKey || shiftKey || defaultPrevented) return;
      if (target !== field && event.key !== 'Escape') return;
      if (!pressKey(event, runner, actions)) return;
      event.preventDefault();
      // A dialog around the form must not take the same key.
      event.stopPropagation();
    },
    { signal },
  );
  form.addEventListener('submit', actions.leave, { signal });
  // The list is the field's; a category that is chosen opens it anew.
  form.addEventListener(
    'focusout',
    ({ relatedTarget }) => relatedTarget === field || actions.leave(),
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => form.contains(target as Node) || actions.leave(),
    { signal },
  );
  // A page that comes back finds no search running, and no button loading.
  addEventListener('pagehide', actions.leave, { signal });
  signal.addEventListener('abort', () => {
    if (chosenIndex($state.get()) !== -1) actions.restore();
    actions.leave();
  });
  // What was typed while this code was on its way.
  if (document.activeElement === field) actions.look();
}

/** Tells assistive technology of the list, and of what is chosen in it. */
function describeField(
  field: HTMLInputElement,
  listId: string,
  { $state }: SearchRunner,
  signal: AbortSignal,
): void {
  const edits = createEdits(signal);
  edits.attributes(field, {
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-controls': listId,
  });
  const stop = $state.subscribe((state) => {
    const chosen = chosenIndex(state);
    edits.attributes(field, {
      'aria-expanded': String(isListShown(state)),
      'aria-activedescendant': chosen === -1 ? null : `${listId}-${chosen}`,
    });
  });
  signal.addEventListener('abort', stop);
}

/** Nothing is looked up while an input method composes: what it shows is no text yet. */
function hearTyping(field: HTMLInputElement, look: () => void, signal: AbortSignal): void {
  let isComposing = false;
  const heard = (): void => void (isComposing || look());
  field.addEventListener('compositionstart', () => (isComposing = true), { signal });
  field.addEventListener(
    'compositionend',
    () => {
      isComposing = false;
      look();
    },
    { signal },
  );
  field.addEventListener('input', heard, { signal });
  field.addEventListener('focus', heard, { signal });
}
