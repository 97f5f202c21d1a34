import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';

import { announce } from '../../shared/dom/announcer';
import { closeWithBack } from '../../shared/dom/dialog/close-with-back';
import type { Dialog as DialogComponent, DialogState } from '../../shared/dom/dialog/open-panel';
import { PopupCross } from '../../shared/dom/dialog/PopupCross';
import type { MarkupAnswer } from '../../shared/net/shop-request';
import { text } from '../../shared/platform/strings';
import { showContent } from './content';
import type { ProductLink } from './product-link';
import { classes, strings } from './quick-view.contract';
import { useAnswer, type Shown } from './use-answer';
import { Waiting } from './Waiting';

export interface QuickViewProps {
  Dialog: typeof DialogComponent;
  product: ProductLink;
  /** Ends when the dialog has left the page. */
  signal: AbortSignal;
  ask: () => Promise<MarkupAnswer>;
  /** Handed the way to close the dialog. */
  onOpen: (close: () => void) => void;
  onClosing: () => void;
}

/** The theme's popup with a product in it: asked for, shown, or said why not. */
export function QuickView({ Dialog, ...props }: QuickViewProps): ReactNode {
  const { product, ask, onClosing } = props;
  const [shown, retry] = useAnswer(ask, () =>
    announce(text('quickViewShown', strings.quickViewShown, { name: product.name }), 0),
  );
  return (
    <Dialog
      name={text('quickViewName', strings.quickViewName, { name: product.name })}
      className="mfp-wrap storefront-islands-quick-view"
      backdropClass="mfp-bg"
      closesAt={(target) => target.isConnected && !target.closest('.mfp-content,[role=alert]')}
      onClosing={onClosing}
    >
      {(state, close) => (
        <>
          <div className={`mfp-container mfp-s-${STATUS[shown.type]} mfp-inline-holder`}>
            <Popup {...props} state={state} close={close} shown={shown} retry={retry} />
          </div>
          <PopupCross close={close} />
        </>
      )}
    </Dialog>
  );
}

const STATUS = { loading: 'loading', loaded: 'ready', failed: 'error' };

interface PopupProps extends Omit<QuickViewProps, 'Dialog'> {
  state: DialogState;
  close: () => void;
  shown: Shown;
  retry: () => void;
}

function Popup({ product, signal, onOpen, state, close, shown, retry }: PopupProps): ReactNode {
  const isClosing = state === 'closing';
  const leave = useEffectEvent(close);
  useEffect(() => onOpen(() => leave()), [onOpen]);
  useEffect(() => (isClosing ? undefined : closeWithBack(() => leave())), [isClosing]);
  return (
    <div className="mfp-content">
      {shown.type === 'loaded' ? (
        <ServerContent answer={shown.answer} signal={signal} />
      ) : (
        <Waiting product={product} shown={shown} retry={retry} />
      )}
    </div>
  );
}

/** What is inside belongs to the shop, and to the islands that come to it. */
function ServerContent({
  answer,
  signal,
}: {
  answer: MarkupAnswer;
  signal: AbortSignal;
}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) showContent(place.current, answer, signal);
  }, [answer, signal]);
  return <div ref={place} className={`${classes.popup} lightbox-content`} />;
}
