/**
 * Server markup as plain data, so that a React root can render it anew, node for node, with
 * behaviour in the few places that need some. Everything a plugin added to the markup stays.
 */
export interface ServerElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly ServerNode[];
}

export type ServerNode = ServerElement | string;

/** Reads an element and all below it; comments are left out. */
export function readTree(element: Element): ServerElement {
  const attributes = readAttributes(element);
  return { tag: element.localName, attributes, children: readChildren(element) };
}

export function readAttributes(element: Element): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const { name, value } of element.attributes) attributes[name] = value;
  return attributes;
}

export function readChildren(parent: Node): ServerNode[] {
  const children: ServerNode[] = [];
  for (const node of parent.childNodes) {
    if (node instanceof Element) children.push(readTree(node));
    else if (node.nodeType === Node.TEXT_NODE) children.push(node.nodeValue ?? '');
  }
  return children;
}

export function hasClass(node: ServerElement, name: string): boolean {
  return ` ${node.attributes.class ?? ''} `.includes(` ${name} `);
}

/** The first element with a class, depth first, the given ones included. */
export function findByClass(nodes: readonly ServerNode[], name: string): ServerElement | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const found = hasClass(node, name) ? node : findByClass(node.children, name);
    if (found) return found;
  }
  return undefined;
}

/** The nodes with another one in the place of `old`, or of a copy of it that only has other attributes. */
export function withNode(
  nodes: readonly ServerNode[],
  old: ServerElement,
  next: ServerElement,
): ServerNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    if (node.children === old.children) return next;
    return { ...node, children: withNode(node.children, old, next) };
  });
}

/** All text of a node, white space folded. */
export function textOf(node: ServerNode): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

function rawText(node: ServerNode): string {
  return typeof node === 'string' ? node : node.children.map(rawText).join('');
}

/** The same element with more classes and attributes. */
export function withAttributes(
  node: ServerElement,
  { class: classes = '', ...others }: Readonly<Record<string, string>>,
): ServerElement {
  const merged = [node.attributes.class, classes].filter(Boolean).join(' ');
  return {
    ...node,
    attributes: { ...node.attributes, ...others, ...(merged && { class: merged }) },
  };
}
