import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

import {
  hasClass,
  withAttributes,
  type ServerElement,
  type ServerNode,
} from '../../shared/dom/html/server-tree';
import { ServerElementView, ServerMarkup } from '../../shared/islands/ServerMarkup';
import { coverNothing } from './cover-nothing';
import type { ShownVariation } from './shown-variation';
import { scrollToForm } from './scroll-to-form';
import { classes } from './sticky-add-to-cart.contract';

interface StickyBarViewProps {
  nodes: readonly ServerNode[];
  $isShown: ReadableAtom<boolean>;
  $variation: ReadableAtom<ShownVariation>;
  /** Where the focus goes on when the bar leaves with it. */
  focusTwin: (focused: Element) => void;
}

/** The server's bar: shown or out of reach, with the chosen variation's picture and price. */
export function StickyBarView(props: StickyBarViewProps): ReactNode {
  const { nodes, $isShown, $variation, focusTwin } = props;
  const isShown = useStore($isShown);
  const { price, picture } = useStore($variation);
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = bar;
    if (!isShown || !current) return undefined;
    document.body.classList.add(classes.body);
    const stop = coverNothing(current);
    return () => {
      stop();
      document.body.classList.remove(classes.body);
    };
  }, [isShown]);
  useLayoutEffect(() => {
    // By attribute, because React would have to know of it before the focus is asked about.
    const { current } = bar;
    const { activeElement } = document;
    if (!isShown && activeElement && current?.contains(activeElement)) focusTwin(activeElement);
    current?.toggleAttribute('inert', !isShown);
    return () => current?.removeAttribute('inert');
  }, [isShown, focusTwin]);

  const replace = (node: ServerElement): ReactNode | undefined => {
    if (hasClass(node, classes.bar)) {
      const shown = isShown ? withAttributes(node, { class: classes.shown }) : node;
      return <ServerElementView node={shown} replace={replace} elementRef={bar} />;
    }
    if (picture && hasClass(node, classes.image)) {
      const { srcset: _srcset, sizes: _sizes, ...attributes } = node.attributes;
      const own = { ...node, attributes: { ...attributes, src: picture } };
      return <ServerElementView node={own} replace={replace} />;
    }
    if (price && hasClass(node, classes.price)) {
      return (
        <ServerElementView node={node} replace={replace}>
          <ServerMarkup nodes={price} replace={() => undefined} />
        </ServerElementView>
      );
    }
    return hasClass(node, classes.selectOptions) ? <OptionsButton node={node} /> : undefined;
  };
  return <ServerMarkup nodes={nodes} replace={replace} />;
}

/** The link without an address that leads to the options: a button, for the keyboard too. */
function OptionsButton({ node }: { node: ServerElement }): ReactNode {
  const own = withAttributes(node, { role: 'button', tabindex: '0' });
  return (
    <ServerElementView
      node={own}
      replace={() => undefined}
      onClick={(event) => {
        event.preventDefault();
        scrollToForm(event.nativeEvent.detail === 0);
      }}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.currentTarget.click();
      }}
    />
  );
}
