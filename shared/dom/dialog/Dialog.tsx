import { FocusTrap } from 'focus-trap-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { traps } from './page-inert';

export type DialogState = 'opening' | 'open' | 'closing';

interface DialogProps {
  /** Accessible name. */
  name: string;
  /** Selector of what gets the focus first; the dialog itself by default. */
  focus?: string | undefined;
  classOf: (state: DialogState) => string;
  /** Whether a press on a part of the dialog, or beside its content, closes it. */
  closesAt: (target: Element) => boolean;
  /** Shown under the dialog. */
  renderBelow?: (state: DialogState) => ReactNode;
  children: (state: DialogState, close: () => void) => ReactNode;
  /** Handed out by `openDialog`: gives the page and the focus back, and removes the dialog. */
  onClosing: () => void;
}

/** A modal dialog: focus stays inside, Escape closes. */
export function Dialog(props: DialogProps): ReactNode {
  const { name, focus, classOf, closesAt, renderBelow, children, onClosing } = props;
  const [state, setState] = useState<DialogState>('opening');
  const wrap = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The trap lets go of the focus with this very rendering.
    if (state === 'closing') onClosing();
    // The style sheet's transition starts from the state before the dialog is open.
    // Who is quick has closed it by then.
    else requestAnimationFrame(() => setState((now) => (now === 'opening' ? 'open' : now)));
  }, [state, onClosing]);

  const close = (): void => setState('closing');
  // The trap asks once the dialog is there.
  const own = (): HTMLElement => wrap.current as HTMLElement;
  return (
    <>
      {renderBelow?.(state)}
      <FocusTrap
        active={state !== 'closing'}
        focusTrapOptions={{
          trapStack: traps,
          // Asked again when a dialog in front has closed, and has given the focus back already.
          initialFocus: () =>
            !own().contains(document.activeElement) &&
            ((focus && own().querySelector<HTMLElement>(focus)) || own()),
          fallbackFocus: own,
          // The trap hears the key wherever the focus is: it comes into the dialog a moment later, so
          // that the key which opened it is not typed into it. The rendering ends the trap itself.
          escapeDeactivates() {
            close();
            return false;
          },
          allowOutsideClick: true,
          returnFocusOnDeactivate: false,
        }}
      >
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the trap hears the keys; presses beside the content close it, too */}
        <div
          ref={wrap}
          className={classOf(state)}
          role="dialog"
          aria-modal="true"
          aria-label={name}
          tabIndex={-1}
          onClick={({ target, detail }) => {
            // Who presses twice has opened it by the first press, and meant the same by the second.
            if (detail < 2 && closesAt(target as Element)) close();
          }}
        >
          {children(state, close)}
        </div>
      </FocusTrap>
    </>
  );
}
