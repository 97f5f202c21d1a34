import {
  createContext,
  Fragment,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';

import { readAttributes, type ServerElement, type ServerNode } from '../dom/html/server-tree';

/** Renders something else in the place of a node; `undefined` leaves the node as it is. */
export type Replace = (node: ServerElement, index: number) => ReactNode | undefined;

interface ServerMarkupProps {
  nodes: readonly ServerNode[];
  replace: Replace;
}

/** What each of some nodes is known by, whatever stands before it; their places where it says nothing. */
export type KeysOf = (nodes: readonly ServerNode[]) => ReadonlyArray<string | undefined>;

/** For the nodes below it. */
export const KeysContext = createContext<KeysOf | undefined>(undefined);

/** Server nodes, rendered with the very attributes that the server gave them. */
export function ServerMarkup({ nodes, replace }: ServerMarkupProps): ReactNode {
  const keys = useContext(KeysContext)?.(nodes);
  return nodes.map((node, index) => (
    <Fragment key={keys?.[index] ?? index}>
      {typeof node === 'string'
        ? node
        : (replace(node, index) ?? <ServerElementView node={node} replace={replace} />)}
    </Fragment>
  ));
}

interface ServerElementViewProps {
  node: ServerElement;
  replace: Replace;
  /** Rendered instead of the node's own children. */
  children?: ReactNode;
  elementRef?: RefObject<HTMLElement | null>;
  onClick?: ((event: SyntheticEvent<HTMLElement, MouseEvent>) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
}

/**
 * Elements that React treats in its own way when it meets their names in lower case: it takes `type`
 * and `name` away from fields it was told no properties of, at every render and every key stroke,
 * drops the text of notes, and moves `meta` into the document's head. The browser does not mind upper
 * case, and React then leaves them as they are.
 */
const SPECIAL_TO_REACT = new Set(['input', 'textarea', 'select', 'option', 'meta', 'noscript']);

const shown = new WeakMap<Element, ServerElement>();

/** What an element that is rendered here shows. */
export const shownNode = (element: Element): ServerElement | undefined => shown.get(element);

/**
 * One server element. React makes the node and owns its children; the attributes are written as they
 * are, because React's names for them differ from HTML's, and change only when the server's do.
 */
export function ServerElementView({
  node,
  replace,
  children,
  elementRef,
  onClick,
  onKeyDown,
}: ServerElementViewProps): ReactNode {
  const own = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const written = useRef<Readonly<Record<string, string>>>({});
  useLayoutEffect(() => {
    if (!own.current) return;
    writeAttributes(own.current, written.current, node.attributes);
    written.current = node.attributes;
    shown.set(own.current, node);
    // One that was made anew takes the focus over, now that it is something that can have it.
    if (hadFocus.current) own.current.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [node]);

  const ref = useCallback(
    (element: HTMLElement | null): void => {
      if (!element) hadFocus.current = own.current === document.activeElement;
      own.current = element;
      // A new node has nothing written yet; one that was adopted has what the server wrote.
      written.current = element ? readAttributes(element) : {};
      if (elementRef) elementRef.current = element;
    },
    [elementRef],
  );
  const { tag } = node;
  const Tag = (SPECIAL_TO_REACT.has(tag) ? tag.toUpperCase() : tag) as 'div';
  const hasContent = children !== undefined || node.children.length > 0;
  // Where React adopts the server's element, the attributes are no business of its own either.
  const props = { ref, onClick, onKeyDown, suppressHydrationWarning: true };
  // By the node alone: its attributes are written again where it is another one.
  const key = ownText(node);
  if (!hasContent) return <Tag key={key} {...props} />;
  return (
    <Tag key={key} {...props}>
      {children ?? <ServerMarkup nodes={node.children} replace={replace} />}
    </Tag>
  );
}

/**
 * A browser that translates a page puts texts of its own in the place of those that React knows and would go
 * on writing to: an element whose text changes is made anew. White space is no text.
 */
const ownText = ({ children }: ServerElement): string =>
  children.map((child) => (typeof child === 'string' ? child.trim() : '')).join('');

const XLINK = 'http://www.w3.org/1999/xlink';

/** Writes what differs, so that classes set by other scripts survive an unchanged class. */
function writeAttributes(
  element: Element,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): void {
  for (const name of Object.keys(before)) if (!(name in after)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(after)) {
    if (before[name] === value || element.getAttribute(name) === value) continue;
    if (name.startsWith('xlink:')) element.setAttributeNS(XLINK, name, value);
    else element.setAttribute(name, value);
  }
}
