/** A node of the panel. Text only: what a page has put into names and messages stays text. */
export function node<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: ReadonlyArray<Node | string>
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

export function button(label: string, onPress: () => void): HTMLButtonElement {
  const element = node('button', { type: 'button' }, label);
  element.addEventListener('click', onPress);
  return element;
}

/**
 * Puts children in this order. Those that stand right are not touched, so that they keep focus and
 * selection.
 */
export function arrange(parent: Element, children: readonly Element[]): void {
  const wanted = new Set(children);
  for (const gone of [...parent.children].filter((child) => !wanted.has(child))) gone.remove();
  for (const [index, child] of children.entries()) {
    const at = parent.children[index];
    if (at !== child) parent.insertBefore(child, at ?? null);
  }
}

/** Makes the content of an element anew where it would say something else. */
export function refill<Item>(
  parent: Element,
  items: readonly Item[],
  view: (item: Item) => Element,
): void {
  const says = JSON.stringify(items);
  if (said.get(parent) === says) return;
  said.set(parent, says);
  parent.replaceChildren(...items.map(view));
}

const said = new WeakMap<Element, string>();
