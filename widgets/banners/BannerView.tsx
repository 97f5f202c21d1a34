import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { ReactNode } from 'react';

import {
  hasClass,
  withAttributes,
  type ServerElement,
  type ServerNode,
} from '../../shared/dom/html/server-tree';
import { ServerElementView, ServerMarkup } from '../../shared/islands/ServerMarkup';
import { DISMISS_CLASSES } from './banners.contract';

/** How far a dismissal is; `sending`: the shop is being told. */
export type BannerState = 'shown' | 'sending' | 'hidden';

interface BannerViewProps {
  nodes: readonly ServerNode[];
  $state: ReadableAtom<BannerState>;
  /** Called with the link that was pressed. */
  onDismiss: (link: HTMLElement) => void;
}

/** The server's banner, with a link that dismisses it, and is busy while the shop is told. */
export function BannerView({ nodes, $state, onDismiss }: BannerViewProps): ReactNode {
  const isSending = useStore($state) === 'sending';
  const replace = (node: ServerElement): ReactNode | undefined =>
    DISMISS_CLASSES.some((name) => hasClass(node, name)) ? (
      <ServerElementView
        node={isSending ? withAttributes(node, { 'aria-disabled': 'true' }) : node}
        replace={() => undefined}
        onClick={(event) => {
          event.preventDefault();
          onDismiss(event.currentTarget);
        }}
      />
    ) : undefined;
  return <ServerMarkup nodes={nodes} replace={replace} />;
}
