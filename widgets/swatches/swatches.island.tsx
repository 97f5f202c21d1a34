import { atom } from 'nanostores';

import { readChildren } from '../../shared/dom/html/server-tree';
import { adoptingIsland } from '../../shared/islands/adopting-island';
import { raise } from '../../shared/platform/events';
import { readSetting } from '../../shared/platform/settings';
import { text } from '../../shared/platform/strings';
import { loadFormVariations } from '../../shared/stores/form-variations';
import { describeItems, type SwatchItem } from './describe-items';
import { joinForm, tellReady } from './form-swatches';
import { listenToList } from './list-events';
import { placeForName } from './name-host';
import { formOf, itemsOf, readList, valueOf, type SwatchList } from './read-list';
import { settings, strings } from './swatches.contract';
import { SwatchListView } from './SwatchListView';

/**
 * Why an island: each value is one radio button whose state follows the choices in all attributes,
 * what is in stock, and the shopper's pointer and focus.
 *
 * The choice itself stays in the platform's hidden select: a press writes there and raises its
 * events, and whatever changes the select shows here. Prices and pictures are other islands' work.
 *
 * Sources: specification section 4 "Variation swatches", platform documents "forms, swatches,
 * consent", B, and "theme", 14.1.
 */
export const mount = adoptingIsland(
  ({ element, context: { signal } }) => {
    const list = readList(element);
    const { dialect, attribute, form } = list;
    const swatches = joinForm(list, signal);
    const titles = new Map(
      itemsOf(list).map((item) => [
        valueOf(item),
        item.getAttribute(dialect.title) ?? item.getAttribute('title') ?? valueOf(item),
      ]),
    );
    const remarks = {
      outOfStock:
        readSetting(settings.outOfStockText, form) ?? text('outOfStock', strings.outOfStock),
      unavailable:
        readSetting(settings.unavailableText, form) ?? text('unavailable', strings.unavailable),
    };
    const $focused = atom<string | undefined>(undefined);
    const $hovered = atom<string | undefined>(undefined);
    const describe = (): readonly SwatchItem[] =>
      describeItems(attribute, titles, swatches.$state.get(), remarks, $focused.get());
    if (!dialect.hasEvents) makeRadioGroup(list, signal);
    listenToList(list, swatches, { describe, $focused, $hovered }, signal);
    queueMicrotask(() => signal.aborted || tellReady(form));

    const onChosen = (item: HTMLElement, value: string): void => {
      if (dialect.hasEvents) raise('wvs-item-updated', [list.select.value, value], item);
    };
    return (
      <SwatchListView
        nodes={readChildren(element)}
        dialect={dialect}
        $state={swatches.$state}
        $focused={$focused}
        describe={describe}
        $hovered={$hovered}
        nameHost={placeForName(list, signal)}
        separator={readSetting(settings.labelSeparator, form)}
        onChosen={onChosen}
      />
    );
  },
  (element) => loadFormVariations(formOf(element)),
);

/** The plugin's lists say so themselves. */
function makeRadioGroup({ element, label }: SwatchList, signal: AbortSignal): void {
  const attributes = { role: 'radiogroup', 'aria-label': label?.textContent.trim() ?? '' };
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value);
    signal.addEventListener('abort', () => element.removeAttribute(name));
  }
}
