import { FocusTrap } from 'focus-trap-react';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { text } from '../../platform/strings';
import { REMOVAL_DELAY_MS, type PanelOptions } from './open-panel';

interface PanelDialogProps extends PanelOptions {
  onClosing: () => void;
  onClosed: () => void;
}

type DialogState = 'opening' | 'open' | 'closing';

const STATE_CLASS: Record<DialogState, string> = {
  opening: '',
  open: ' mfp-ready',
  closing: ' mfp-ready mfp-removing',
};

/** The dialog around a panel: focus stays inside, Escape, overlay and cross close it. */
export function PanelDialog({
  panel,
  trigger,
  name,
  position,
  contentClass,
  onClosing,
  onClosed,
}: PanelDialogProps): ReactNode {
  const [state, setState] = useState<DialogState>('opening');
  const wrap = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    content.current?.append(panel);
    panel.classList.remove('mfp-hide');
    // The style sheet's transition starts from the state before `mfp-ready`.
    const frame = requestAnimationFrame(() => setState('open'));
    return () => cancelAnimationFrame(frame);
  }, [panel]);

  useEffect(() => {
    if (state !== 'closing') return undefined;
    onClosing();
    trigger.focus({ preventScroll: true });
    const timer = setTimeout(onClosed, REMOVAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state, trigger, onClosing, onClosed]);

  const close = (): void => setState('closing');
  const stateClass = STATE_CLASS[state];
  return (
    <>
      <div
        className={`mfp-bg off-canvas off-canvas-${position}${stateClass}`}
        role="presentation"
        onClick={close}
      />
      <FocusTrap
        active={state !== 'closing'}
        focusTrapOptions={{
          initialFocus: () => wrap.current ?? false,
          fallbackFocus: () => wrap.current ?? document.body,
          escapeDeactivates: false,
          allowOutsideClick: true,
          returnFocusOnDeactivate: false,
        }}
      >
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog hears its keys, and presses beside its content */}
        <div
          ref={wrap}
          className={`mfp-wrap off-canvas off-canvas-${position}${stateClass}`}
          role="dialog"
          aria-modal="true"
          aria-label={name}
          tabIndex={-1}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
          onClick={({ target }) => {
            if (target instanceof Element && !target.closest('.mfp-content,[role=alert]')) close();
          }}
        >
          <div className="mfp-container mfp-s-ready mfp-inline-holder">
            <div ref={content} className={`mfp-content ${contentClass}`} />
          </div>
          <button
            type="button"
            className="mfp-close"
            title={text('closePanel', 'Close (Esc)')}
            onClick={close}
          >
            <span aria-hidden="true">×</span>
          </button>
        </div>
      </FocusTrap>
    </>
  );
}
