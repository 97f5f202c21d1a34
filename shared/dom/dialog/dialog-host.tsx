import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { makePageInert } from './page-inert';

interface DialogOptions {
  /** Gets the focus back, and says whether the dialog is open. */
  trigger: HTMLElement;
  /** An element of the page that the dialog takes in, and that stays within reach. */
  panel?: HTMLElement;
  render: (onClosing: () => void) => ReactNode;
  /** Called when it begins to close; `isLast`: no other is open behind it. */
  onClosing?: (isLast: boolean) => void;
  /** Called when the dialog has left, or could not be shown. */
  onClosed: () => void;
  /** Told when rendering failed; the dialog is gone by then. */
  onError?: ((error: unknown) => void) | undefined;
}

/** Milliseconds between closing and removal: the style sheets fade and slide meanwhile. */
const REMOVAL_DELAY_MS = 300;

interface OpenDialog {
  host: HTMLElement;
  trigger: HTMLElement;
  leave: () => void;
}

/** The dialog in front comes last: one is opened in another by something that stands in it. */
const open: OpenDialog[] = [];
/** Takes the dialog that closed last out of the page, if it is still fading: the next one does not wait. */
let finishClosing: (() => void) | undefined;
/** Of the dialog that opened first: the page scrolls again when all are closed, in whatever order. */
let unlockScroll: () => void;

/**
 * Shows a modal dialog in a React root of its own at the start of the body. Everything else is inert
 * and does not scroll while it is open. What is pressed outside the open dialog closes that one first.
 *
 * @returns takes the dialog away at once, if it is still there; nothing when it is open already
 */
export function openDialog(options: DialogOptions): (() => void) | undefined {
  const { trigger, panel, render, onClosing, onClosed, onError = reportError } = options;
  finishClosing?.();
  if (open.some((dialog) => dialog.trigger === trigger)) return undefined;
  for (const dialog of open.toReversed()) {
    if (dialog.host.contains(trigger)) break;
    dialog.leave();
  }
  // Before anything changes: it measures the page, which would have to be laid out anew.
  if (!open[0]) unlockScroll = lockScroll();
  const host = document.createElement('div');
  host.className = 'storefront-islands-dialog';
  document.body.prepend(host);
  // What comes into this dialog is within reach, also if the one behind has made the page inert.
  const wasInert = panel?.inert;
  const isInFront = open.length > 0;
  const release = makePageInert(host);
  if (panel) panel.inert = false;
  tell('true');

  // One that opened by itself has no control that could say so.
  function tell(isOpen: string): void {
    if (trigger !== document.body) trigger.ariaExpanded = isOpen;
  }
  const finish = (): void => {
    if (!host.isConnected) return;
    onClosed();
    // The one behind may have left first, and has given the page back then.
    if (panel)
      panel.inert = Boolean(wasInert) && (!isInFront || open.some((other) => other !== entry));
    root.unmount();
    host.remove();
  };
  const giveBack = (): void => {
    open.splice(open.indexOf(entry), 1);
    tell('false');
    release();
    if (!open[0]) unlockScroll();
    onClosing?.(!open[0]);
    focusNearest(trigger, host);
  };
  const close = (): void => {
    giveBack();
    finishClosing = finish;
    setTimeout(finish, REMOVAL_DELAY_MS);
  };
  const leave = (): void => {
    const isOpen = open.includes(entry);
    // With the dialog goes what keeps the focus in it.
    finish();
    if (isOpen) giveBack();
  };
  const entry: OpenDialog = { host, trigger, leave };
  open.push(entry);
  const root = createRoot(host, {
    onUncaughtError: (error) =>
      queueMicrotask(() => {
        leave();
        onError(error);
      }),
  });
  root.render(render(close));
  return leave;
}

/** Focuses a control or, where it is not shown any more (a tablet has been turned), the nearest that is. */
function focusNearest(control: HTMLElement, closing: HTMLElement): void {
  for (let around: Element | null = control; around; around = around.parentElement) {
    const stops = [control, ...around.querySelectorAll<HTMLElement>('a[href],button')];
    const shown = stops.find(
      (stop) => stop.checkVisibility({ visibilityProperty: true }) && !closing.contains(stop),
    );
    if (shown) {
      shown.focus({ preventScroll: true });
      return;
    }
  }
}

/** Keeps the page from scrolling, and what stands in it in its place. */
function lockScroll(): () => void {
  // Before the scrollbar goes: its room stays. It is on the right, whichever way the page is written,
  // or on the left, where it moves the page.
  const { style, clientWidth, clientLeft } = document.documentElement;
  const side = clientLeft ? 'marginLeft' : 'marginRight';
  const { overflow, [side]: margin } = style;
  // A page that is zoomed in on iOS is wider than its window.
  style[side] ||= `${Math.max(0, innerWidth - clientWidth)}px`;
  style.overflow = 'hidden';
  return () => void Object.assign(style, { overflow, [side]: margin });
}
