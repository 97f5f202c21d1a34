/**
 * Remembers an element's content, node by node, and puts it back: the same nodes, in their places,
 * with the attributes they had. The element's own attributes stay its owner's business. Where other
 * scripts change the same elements for good, `PageEdits` takes back no more than was done through it.
 *
 * @returns puts everything back
 */
export function rememberTree(root: Element): () => void {
  const undo = [rememberChildren(root), ...[...root.querySelectorAll('*')].map(rememberElement)];
  return () => {
    for (const step of undo) step();
  };
}

/**
 * Remembers one element: its attributes and its very child nodes, but not what is in those.
 *
 * @returns puts everything back
 */
export function rememberElement(element: Element): () => void {
  const attributes = new Map([...element.attributes].map(({ name, value }) => [name, value]));
  const putChildrenBack = rememberChildren(element);
  return () => {
    for (const name of element.getAttributeNames())
      if (!attributes.has(name)) element.removeAttribute(name);
    for (const [name, value] of attributes) writeAttribute(element, name, value);
    putChildrenBack();
  };
}

function writeAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) === value) return;
  // A strict content policy lets no style attribute be written.
  if (name === 'style') (element as HTMLElement).style.cssText = value;
  else element.setAttribute(name, value);
}

function rememberChildren(parent: Element): () => void {
  const before = [...parent.childNodes];
  return () => {
    const { childNodes } = parent;
    const isSame =
      childNodes.length === before.length &&
      before.every((child, index) => child === childNodes[index]);
    if (!isSame) parent.replaceChildren(...before);
  };
}
