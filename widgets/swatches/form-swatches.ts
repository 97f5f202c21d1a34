import { atom, type ReadableAtom } from 'nanostores';
import { flushSync } from 'react-dom';

import { announce, clearAnnouncement } from '../../shared/dom/announcer';
import { choiceAfterPress, type ChoiceRules } from '../../shared/models/variations/choice';
import { listenOn } from '../../shared/platform/element-events';
import { listen, raise } from '../../shared/platform/events';
import { readSetting } from '../../shared/platform/settings';
import { text } from '../../shared/platform/strings';
import { formVariations } from '../../shared/stores/form-variations';
import { hintsFor, type FormState } from './describe-items';
import { instanceOf, servePlugin } from './plugin';
import type { SwatchList } from './read-list';
import { chosenIn, readRows } from './read-row';
import { classes, PLUGIN, selectors, settings, strings } from './swatches.contract';

/** The choices of one form, which its lists share. */
export interface FormSwatches {
  $state: ReadableAtom<FormState>;
  /** Shows the selects as they are now, and tells of what is chosen in them. */
  refresh: () => void;
  /** A press on an item: writes what becomes of it into the selects, and tells everybody. */
  press: (list: SwatchList, value: string, item: HTMLElement) => void;
}

interface Joined {
  swatches: FormSwatches;
  lists: Set<HTMLElement>;
  controller: AbortController;
  /** Who listens to the plugin has been told that the form is set up. */
  isTold: boolean;
}

const joined = new WeakMap<HTMLElement, Joined>();

/** The form's shared state, made by the first list that joins and given up by the last that leaves. */
export function joinForm(list: SwatchList, signal: AbortSignal): FormSwatches {
  const { form, element, dialect } = list;
  const { swatches, lists, controller } = joined.get(form) ?? openForm(list);
  lists.add(element);
  const frame = element.parentElement?.classList;
  frame?.toggle(classes.frame, dialect.hasEvents);
  signal.addEventListener('abort', () => {
    lists.delete(element);
    frame?.remove(classes.frame);
    if (lists.size > 0) return;
    joined.delete(form);
    controller.abort();
  });
  return swatches;
}

/** Says, once, that a form's swatches are set up, when all its lists are. */
export function tellReady(form: HTMLElement): void {
  const entry = joined.get(form);
  const own = form.querySelectorAll<HTMLElement>(`.${PLUGIN.list}`);
  if (!entry || entry.isTold || !own.length) return;
  if (![...own].every((list) => entry.lists.has(list))) return;
  entry.isTold = true;
  raise('woo_variation_swatches_loaded', [instanceOf(form)], document);
}

function openForm(list: SwatchList): Joined {
  const { form, dialect } = list;
  const controller = new AbortController();
  const swatches = watchForm(list, controller.signal);
  const entry = { swatches, lists: new Set<HTMLElement>(), controller, isTold: false };
  joined.set(form, entry);
  if (!dialect.hasEvents) return entry;
  servePlugin(
    form,
    () => {
      swatches.refresh();
      entry.isTold = false;
      tellReady(form);
    },
    controller.signal,
  );
  return entry;
}

function watchForm(list: SwatchList, signal: AbortSignal): FormSwatches {
  const { form, dialect } = list;
  let hints: FormState['hints'];
  /** The choice that the hints tell about: they go with it. */
  let hinted = '';
  const read = (turn = 0): FormState => {
    const rows = readRows(form.querySelectorAll<HTMLSelectElement>(selectors.select));
    if (JSON.stringify(chosenIn(rows)) !== hinted) hints = undefined;
    return { turn, rows, index: formVariations(form).index, rules: readRules(list), hints };
  };
  const $state = atom(read());
  const show = (turns: number): void => $state.set(read($state.get().turn + turns));
  const refresh = (): void => show(0);
  // At once, because who listens to the plugin expects to be told within the form's own event.
  const recompute = (): void => flushSync(() => show(1));
  // The variation form renews the options on a change, and tells afterwards.
  listenOn(form, 'change', refresh, signal);
  for (const name of ['woocommerce_update_variation_values', 'hide_variation'])
    listen(name, refresh, signal);
  listen('woocommerce_variation_has_changed', recompute, signal);
  // A browser that comes back fills the selects in without a word.
  addEventListener('pageshow', refresh, { signal });
  form.classList.add(dialect.readyClass);
  signal.addEventListener('abort', () => form.classList.remove(dialect.readyClass));

  const showHints = (): void => {
    const { rows, index } = $state.get();
    if (!index || !readSetting(settings.showStock, form)) return;
    hints = hintsFor(rows, index, readSetting(settings.stockThreshold, form));
    hinted = JSON.stringify(chosenIn(rows));
    refresh();
    sayHints($state.get());
  };
  return {
    $state,
    refresh: recompute,
    press: (...args) => void (press($state.get(), ...args) && showHints()),
  };
}

function readRules({ form, dialect }: SwatchList): ChoiceRules {
  return {
    clearOnReselect: dialect.hasEvents
      ? readSetting(settings.clearOnReselect, form)
      : !readSetting(settings.themeKeepsChoice, form),
    deselectUnavailable: readSetting(settings.deselectUnavailable, form),
    disableOutOfStock: readSetting(settings.disableOutOfStock, form),
    // The theme's own swatches stay open to what is sold out (platform document "theme", 14.1).
    clickableOutOfStock: !dialect.hasEvents || readSetting(settings.clickableOutOfStock, form),
  };
}

/** @returns whether a value was chosen */
function press(
  { rows, index }: FormState,
  list: SwatchList,
  value: string,
  item: HTMLElement,
): boolean {
  const { attribute, dialect, select, form } = list;
  const choice = chosenIn(rows);
  const next = choiceAfterPress(index, choice, attribute, value, readRules(list));
  const isChosen = next[attribute] === value;
  // What is chosen is chosen anew: its picture comes back, say.
  if (next === choice && !isChosen) return false;
  for (const [name, row] of rows) {
    if (name !== attribute && next[name] !== choice[name]) write(row.select, next[name] ?? '');
  }
  write(select, next[attribute] ?? '');
  // As the plugin does: the select gets a click behind its change.
  select.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  if (dialect.hasEvents) {
    const name = isChosen ? 'wvs-selected-item' : 'wvs-unselected-item';
    raise(name, [attribute, value, select, form], item);
  }
  return isChosen;
}

function write(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Tells screen readers what is left, e.g. 'Size: Small 3 left, Medium 1 left'. */
function sayHints({ hints, rows }: FormState): void {
  const { select } = rows.get(hints?.attribute ?? '') ?? {};
  if (!hints?.left.size || !select) return;
  const list = [...select.options]
    .filter(({ value }) => hints.left.has(value))
    .map((option) => `${option.text} ${hints.left.get(option.value)}`)
    .join(', ');
  const label = select.labels[0]?.textContent.trim() ?? '';
  clearAnnouncement();
  announce(text('stockLeft', strings.stockLeft, { label, list }));
}
