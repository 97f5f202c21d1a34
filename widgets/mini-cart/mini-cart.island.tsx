import { atom } from 'nanostores';

import { announce, clearAnnouncement } from '../../shared/dom/announcer';
import { toNodes } from '../../shared/dom/html/html';
import { ignoreHeldEnter } from '../../shared/dom/input/ignore-held-enter';
import { claimRegion } from '../../shared/dom/regions/regions';
import { readChildren, readTree, withNode } from '../../shared/dom/html/server-tree';
import { showProblem } from '../../shared/dom/toast';
import { reactIsland } from '../../shared/islands/react-island';
import { KeysContext, shownNode } from '../../shared/islands/ServerMarkup';
import { CONTENT_FRAGMENT } from '../../shared/models/fragments';
import { listenOn } from '../../shared/platform/element-events';
import { text } from '../../shared/platform/strings';
import { $fragments } from '../../shared/stores/cart';
import {
  $lineChanges,
  applyServerLines,
  setLineQuantity,
  type CartLine,
} from '../../shared/stores/cart-lines';
import { $cartProblem, tellCartProblems } from '../../shared/stores/cart-problems';
import { KEY_ATTRIBUTE, selectors, strings, UNDO_ATTRIBUTE } from './mini-cart.contract';
import { updateRows } from './mini-cart.model';
import { MiniCartView } from './MiniCartView';
import { productKeys } from './product-keys';
import { readContent, type CartContent, type MarkupRow } from './read-content';

/** They react to what is added and removed here. */
export const after = ['cart-fragments'] as const;

/**
 * Why an island: lines change before the server answers, can be brought back, and stay put while the
 * server's markup is renewed under the shopper's hands.
 *
 * Sources: specification section 2 "Basket and mini-cart" and section 4, platform document "shop",
 * section 5, and "theme", section 19.
 */
export const mount = reactIsland(({ element, context: { signal }, keep }) => {
  const $content = atom(readContent(readChildren(element)));
  const $rows = atom(updateRows({ rows: [], pinned: new Set() }, $content.get().rows, {}));
  const arrange = (): void =>
    $rows.set(updateRows($rows.get(), $content.get().rows, $lineChanges.get()));
  arrange();
  signal.addEventListener('abort', $lineChanges.listen(arrange));

  const renew = (next: Element): void => {
    for (const { name, value } of next.attributes) element.setAttribute(name, value);
    takeParts(next);
    const content = readContent(readChildren(next));
    tellChanges(content);
    $content.set(content);
    applyServerLines(new Set(content.rows.map((row) => row.key)));
    arrange();
    const nodes = document.createDocumentFragment();
    nodes.append(...next.childNodes);
    keep(nodes);
  };
  claimRegion(element, renew, signal);
  // A plugin's fragment may name a part of the content, whose nodes are React's.
  const renewPart = (part: Element, next: Element): void => {
    const node = shownNode(part);
    if (!node) return;
    $content.set(readContent(withNode($content.get().nodes, node, readTree(next))));
    arrange();
  };
  let parts = new AbortController();
  const claimParts = (): void => {
    parts.abort();
    parts = new AbortController();
    for (const part of element.querySelectorAll('*')) {
      claimRegion(part, (next) => renewPart(part, next), parts.signal);
    }
  };
  // Fragments are known before they are shown.
  signal.addEventListener('abort', $fragments.listen(claimParts));
  signal.addEventListener('abort', () => parts.abort());
  const latest = $fragments.get()[CONTENT_FRAGMENT];
  // Markup that came after the fragments, printed empty as the shop plugin does.
  const filled = latest && !element.children.length && toNodes(latest).firstElementChild;
  if (filled) renew(filled);
  tellCartProblems(showProblem, signal);

  const onQuantity = (field: HTMLInputElement): void => {
    const line = lineOf(field, $rows.get().rows);
    if (!line) return;
    if (field.value.trim() === '' && field.checkValidity()) {
      // The platform would take an emptied field as zero and remove the line.
      field.value = String(shownQuantity(line.key, $rows.get().rows) ?? '');
    } else if (field.checkValidity()) {
      clearAnnouncement();
      setLineQuantity(line, Number(field.value));
    } else {
      field.reportValidity();
    }
  };
  const onChange = ({ target }: { readonly target: unknown }): void => {
    if (target instanceof HTMLInputElement && target.matches(selectors.quantity)) {
      onQuantity(target);
    }
  };
  listenOn(element, 'change', onChange, signal);
  // What removes and what brings back stand in each other's place, and take over the focus.
  ignoreHeldEnter(element, `${selectors.remove},[${UNDO_ATTRIBUTE}] button`, signal);

  const saveIfChanged = (field: HTMLInputElement): void => {
    const line = lineOf(field, $rows.get().rows);
    const shown = line && shownQuantity(line.key, $rows.get().rows);
    if (shown !== undefined && Number(field.value) !== shown) onQuantity(field);
  };
  // Numbers that were changed while this code was on its way: nobody has heard of them yet.
  queueMicrotask(() => {
    if (signal.aborted) return;
    for (const field of element.querySelectorAll<HTMLInputElement>(selectors.quantity)) {
      const save = (): void => saveIfChanged(field);
      if (field !== document.activeElement) {
        save();
        continue;
      }
      field.addEventListener('focusout', save, { once: true, signal });
      // Firefox knows of no change where the field is another one than that which was typed into.
      field.addEventListener('keyup', ({ key }) => key === 'Enter' && save(), { signal });
    }
  });

  return (
    <KeysContext value={productKeys}>
      <MiniCartView $content={$content} $rows={$rows} />
    </KeysContext>
  );
});

/** A plugin's fragments for parts of the content take effect in what has come with them. */
function takeParts(content: Element): void {
  const all = Object.entries($fragments.get());
  const place = all.findIndex(([selector]) => selector === CONTENT_FRAGMENT);
  // What is named before the content is replaced along with it.
  for (const [selector, html] of all.slice(place + 1)) {
    for (const part of find(content, selector)) part.replaceWith(toNodes(html));
  }
}

function find(content: Element, selector: string): Element[] {
  try {
    return [...content.querySelectorAll(selector)];
  } catch {
    // In jQuery's own dialect.
    return [];
  }
}

/** Says what has been brought back, and new quantities with the server's total, once it has confirmed them. */
function tellChanges(content: CartContent): void {
  const news: string[] = [];
  for (const { key, name, quantity = 0 } of content.rows) {
    const change = $lineChanges.get()[key];
    if (change?.state === 'restored') news.push(text('restored', strings.restored, { name }));
    if (change?.state !== 'saved') continue;
    news.push(text('quantityNow', strings.quantityNow, { name, quantity, total: content.total }));
    if (quantity !== change.quantity) {
      $cartProblem.set({ message: text('quantitySet', strings.quantitySet, { name, quantity }) });
    }
  }
  // One answer may confirm several; of announcements only the last one is heard.
  if (news[0]) announce(news.join(' '));
}

function shownQuantity(key: string, rows: readonly MarkupRow[]): number | undefined {
  const change = $lineChanges.get()[key];
  const isChanged = change?.state === 'saving' || change?.state === 'saved';
  return isChanged ? change.quantity : rows.find((row) => row.key === key)?.quantity;
}

/** The line that a node belongs to, as the cart's actions need it. */
function lineOf(node: Element, rows: readonly MarkupRow[]): CartLine | undefined {
  const removeLink = node
    .closest(selectors.row)
    ?.querySelector<HTMLAnchorElement>(selectors.remove);
  const row = rows.find(({ key }) => key === removeLink?.getAttribute(KEY_ATTRIBUTE));
  return removeLink && row ? { key: row.key, name: row.name, removeLink } : undefined;
}
