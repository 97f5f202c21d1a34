import {
  createElement,
  Fragment,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react';

import type { ServerElement, ServerNode } from '../dom/server-tree';

/** Renders something else in the place of a node; `undefined` leaves the node as it is. */
export type Replace = (node: ServerElement, index: number) => ReactNode | undefined;

interface ServerMarkupProps {
  nodes: readonly ServerNode[];
  replace: Replace;
}

/** Server nodes, rendered with the very attributes that the server gave them. */
export function ServerMarkup({ nodes, replace }: ServerMarkupProps): ReactNode {
  return nodes.map((node, index) =>
    typeof node === 'string' ? (
      <Fragment key={index}>{node}</Fragment>
    ) : (
      <Fragment key={index}>
        {replace(node, index) ?? <ServerElementView node={node} replace={replace} />}
      </Fragment>
    ),
  );
}

interface ServerElementViewProps {
  node: ServerElement;
  replace: Replace;
  /** Rendered instead of the node's own children. */
  children?: ReactNode;
  elementRef?: Ref<HTMLElement>;
  onClick?: (event: SyntheticEvent<HTMLElement, MouseEvent>) => void;
}

/**
 * One server element. React makes the node and owns its children; the attributes are written as they
 * are, because React's names for them differ from HTML's, and change only when the server's do.
 */
export function ServerElementView({
  node,
  replace,
  children,
  elementRef,
  ...handlers
}: ServerElementViewProps): ReactNode {
  const own = useRef<HTMLElement>(null);
  const written = useRef<Readonly<Record<string, string>>>({});
  useLayoutEffect(() => {
    if (own.current) writeAttributes(own.current, written.current, node.attributes);
    written.current = node.attributes;
  }, [node.attributes]);

  const ref = (element: HTMLElement | null): void => {
    own.current = element;
    if (typeof elementRef === 'function') elementRef(element);
    else if (elementRef) elementRef.current = element;
  };
  const content =
    children ??
    (node.children.length > 0 && <ServerMarkup nodes={node.children} replace={replace} />);
  return content
    ? createElement(node.tag, { ref, ...handlers }, content)
    : createElement(node.tag, { ref, ...handlers });
}

/** Writes what differs, so that classes set by other scripts survive an unchanged class. */
function writeAttributes(
  element: Element,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): void {
  for (const name of Object.keys(before)) if (!(name in after)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(after)) {
    if (before[name] !== value) element.setAttribute(name, value);
  }
}
