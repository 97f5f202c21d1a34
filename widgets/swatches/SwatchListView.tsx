import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { hasClass, type ServerElement, type ServerNode } from '../../shared/dom/html/server-tree';
import { ServerMarkup } from '../../shared/islands/ServerMarkup';
import type { FormState, SwatchItem } from './describe-items';
import { SwatchItemView } from './SwatchItemView';
import type { Dialect } from './swatches.contract';

interface SwatchListViewProps {
  /** The server's content of the list. */
  nodes: readonly ServerNode[];
  dialect: Dialect;
  $state: ReadableAtom<FormState>;
  /** Value of the item that has the focus. */
  $focused: ReadableAtom<string | undefined>;
  /** The items by state and focus as they are now. */
  describe: () => readonly SwatchItem[];
  /** Value of the item under the pointer, where its title is shown meanwhile. */
  $hovered: ReadableAtom<string | undefined>;
  /** Where the chosen title is shown. */
  nameHost: HTMLElement | undefined;
  separator: string;
  onChosen: (element: HTMLElement, value: string) => void;
}

/** The server's items with their states, and the chosen title behind the attribute's name. */
export function SwatchListView(props: SwatchListViewProps): ReactNode {
  const { nodes, dialect, $state, $focused, describe, nameHost, onChosen } = props;
  const { turn } = useStore($state);
  useStore($focused);
  const items = describe();
  const replace = (node: ServerElement): ReactNode | undefined => {
    if (!hasClass(node, dialect.item)) return undefined;
    const item = items.find(({ value }) => value === node.attributes['data-value']);
    if (!item) return undefined;
    const own = { node, dialect, onChosen, turn: item.isSelected ? turn : undefined };
    return <SwatchItemView {...item} {...own} />;
  };
  return (
    <>
      <ServerMarkup nodes={nodes} replace={replace} />
      {nameHost && createPortal(<ChosenName {...props} items={items} />, nameHost)}
    </>
  );
}

type ChosenNameProps = Pick<SwatchListViewProps, 'dialect' | 'separator' | '$hovered'> & {
  items: readonly SwatchItem[];
};

function ChosenName({ dialect, separator, items, $hovered }: ChosenNameProps): ReactNode {
  const hovered = useStore($hovered);
  const chosen = items.find(({ isSelected }) => isSelected);
  const shown = items.find(({ value }) => value === hovered) ?? chosen;
  if (!shown) return null;
  // Each in an element: a browser that translates the page takes bare texts away from React.
  if (dialect.hasEvents) return <span>{`${separator} ${shown.title}`}</span>;
  return (
    <>
      <span className={`${dialect.chosenName}__separator`}>:&nbsp;</span>
      <span>{shown.title}</span>
    </>
  );
}
