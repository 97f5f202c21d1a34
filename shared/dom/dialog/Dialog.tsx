import { FocusTrap } from 'focus-trap-react';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';

import { traps } from './page-inert';

export type DialogState = 'opening' | 'open' | 'closing';

/** Within which the second tap of two comes, in milliseconds. */
const SECOND_TAP_MS = 300;

/** Within which systems take two presses of a mouse for a double click, in milliseconds. */
const SECOND_PRESS_MS = 500;

interface DialogProps {
  /** Accessible name. */
  name: string;
  /** Selector of what gets the focus first; the dialog itself by default. */
  focus?: string | undefined;
  className: string;
  /** Classes of what darkens the page under the dialog, if anything does. */
  backdropClass?: string;
  /** Whether a press on a part of the dialog, or beside its content, closes it. */
  closesAt: (target: Element) => boolean;
  children: (state: DialogState, close: () => void) => ReactNode;
  /** Handed out by `openDialog`: gives the page and the focus back, and removes the dialog. */
  onClosing: () => void;
}

/** What gets the focus; the dialog, where it has no such part, or the selector is none. */
function firstIn(dialog: HTMLElement, selector: string | undefined): HTMLElement {
  try {
    return (selector && dialog.querySelector<HTMLElement>(selector)) || dialog;
  } catch {
    return dialog;
  }
}

/**
 * Whether a press is the second of two of which the first has opened or closed a dialog. iOS counts no
 * presses; by finger nobody has found what to press that fast.
 *
 * @param since when that was, as `performance.now()` tells it
 */
const isSecond = ({ detail, timeStamp }: Pick<UIEvent, 'detail' | 'timeStamp'>, since: number) =>
  detail > 1 ||
  (detail === 1 && timeStamp - since < SECOND_TAP_MS && matchMedia('(hover:none)').matches);

/** Who has closed the dialog by two quick presses meant nothing that the second meets in the page. */
function ignoreSecondPress(): void {
  const closedAt = performance.now();
  const signal = AbortSignal.timeout(SECOND_PRESS_MS);
  for (const type of ['mousedown', 'click'])
    addEventListener(
      type,
      (event) => {
        if (!isSecond(event as UIEvent, closedAt)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      { signal, capture: true },
    );
}

/** A modal dialog: focus stays inside, Escape closes. */
export function Dialog(props: DialogProps): ReactNode {
  const { name, focus, className, backdropClass, closesAt, children, onClosing } = props;
  const [state, setState] = useState<DialogState>('opening');
  const wrap = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const beganBeside = useRef(true);
  const [openedAt] = useState(() => performance.now());

  useEffect(() => {
    // The trap lets go of the focus with this very rendering.
    if (state === 'closing') {
      onClosing();
      ignoreSecondPress();
      // The style sheet's transition starts from the state before the dialog is open.
      // Who is quick has closed it by then.
    } else requestAnimationFrame(() => setState((now) => (now === 'opening' ? 'open' : now)));
  }, [state, onClosing]);

  // As in the popup engine's frame (platform document "theme", section 6.1).
  const fading = `${state === 'opening' ? '' : ' mfp-ready'}${state === 'closing' ? ' mfp-removing' : ''}`;
  const close = (): void => setState('closing');
  // Who presses twice has opened the dialog by the first press, and meant the same by the second: it
  // follows no link and takes no focus that it happens to meet here.
  const ignoreOpening = (event: MouseEvent): void => {
    if ((isPressed.current ||= !isSecond(event, openedAt))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // The trap asks once the dialog is there.
  const own = (): HTMLElement => wrap.current as HTMLElement;
  return (
    <>
      {backdropClass && <div className={backdropClass + fading} />}
      <FocusTrap
        active={state !== 'closing'}
        focusTrapOptions={{
          trapStack: traps,
          // Asked again when a dialog in front has closed, and has given the focus back already.
          initialFocus: () => !own().contains(document.activeElement) && firstIn(own(), focus),
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
          className={className + fading}
          role="dialog"
          aria-modal="true"
          aria-label={name}
          tabIndex={-1}
          onPointerDownCapture={({ target }) => (beganBeside.current = closesAt(target as Element))}
          onMouseDownCapture={ignoreOpening}
          onClickCapture={ignoreOpening}
          onClick={(event) => {
            // The second press may meet what the first has left free; what is dragged from the content to
            // beside it closes nothing. A key begins nowhere.
            const isPress = event.detail === 0 || (event.detail === 1 && beganBeside.current);
            if (isPress && closesAt(event.target as Element)) close();
          }}
        >
          {children(state, close)}
        </div>
      </FocusTrap>
    </>
  );
}
