import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { Dialog } from './Dialog';
import type { PanelOptions } from './open-panel';
import { PopupCross } from './PopupCross';

/** The popup engine's frame around a panel of the page: overlay, cross, and the panel itself. */
export function PanelDialog({
  panel,
  name,
  focus,
  position,
  color = '',
  overlayClass = '',
  contentClass = '',
  onClosing,
}: PanelOptions & { onClosing: () => void }): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    content.current?.append(panel);
    panel.classList.remove('mfp-hide');
  }, [panel]);

  const side =
    position === undefined ? '' : ` off-canvas off-canvas-${position}${color && ` ${color}`}`;
  return (
    <Dialog
      name={name}
      focus={focus}
      className={`mfp-wrap${side}`}
      backdropClass={`mfp-bg ${overlayClass}${side}`}
      closesAt={(target) => !target.closest('.mfp-content,[role=alert]')}
      onClosing={onClosing}
    >
      {(_state, close) => (
        <>
          <div className="mfp-container mfp-s-ready mfp-inline-holder">
            <div ref={content} className={`mfp-content ${contentClass}`} />
          </div>
          <PopupCross close={close} />
        </>
      )}
    </Dialog>
  );
}
