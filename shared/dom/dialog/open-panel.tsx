import { createRoot } from 'react-dom/client';

import { PanelDialog } from './PanelDialog';

/** A panel of the platform's markup, and how the theme wants it shown. */
export interface PanelOptions {
  /** Moved into the dialog while it is open, and put back afterwards: never copied. */
  panel: HTMLElement;
  /** Gets the focus back, and says whether the panel is open. */
  trigger: HTMLElement;
  /** Accessible name of the dialog. */
  name: string;
  /** Side of the window, as in `data-pos`. */
  position: string;
  /** Classes for the element around the panel, as in `data-class`. */
  contentClass: string;
}

/** Milliseconds between closing and removal: the theme's style sheet slides the panel out. */
export const REMOVAL_DELAY_MS = 300;

const CLOSED_CLASS = 'mfp-hide';
const TRIGGER_CLASS = 'current-lightbox-clicked';

/** Panels are opened one at a time. */
let open: HTMLElement | undefined;

/**
 * Opens an off-canvas panel as a modal dialog, with the classes that the theme's style sheet and
 * other scripts know (platform document "theme", sections 6.1 and 7.3).
 */
export function openPanel(options: PanelOptions): void {
  const { panel, trigger, position } = options;
  if (open) return;
  open = panel;

  const place = document.createElement('div');
  place.className = CLOSED_CLASS;
  panel.before(place);

  const host = document.createElement('div');
  host.className = 'storefront-islands-dialog';
  document.body.prepend(host);
  const release = makePageInert(host, panel);
  const root = createRoot(host);
  const page = document.documentElement.classList;
  page.add('has-off-canvas', `has-off-canvas-${position}`);
  trigger.classList.add(TRIGGER_CLASS);
  trigger.setAttribute('aria-expanded', 'true');

  const beginClosing = (): void => {
    page.remove('has-off-canvas');
    trigger.setAttribute('aria-expanded', 'false');
    release();
  };
  const finish = (): void => {
    panel.classList.add(CLOSED_CLASS);
    if (place.isConnected) place.replaceWith(panel);
    page.remove(`has-off-canvas-${position}`);
    trigger.classList.remove(TRIGGER_CLASS);
    // A problem that is told inside goes on being told.
    document.body.append(...host.querySelectorAll('.mfp-wrap > [role=alert]'));
    root.unmount();
    host.remove();
    open = undefined;
  };
  root.render(<PanelDialog {...options} onClosing={beginClosing} onClosed={finish} />);
}

/** Everything beside the dialog is out of reach, except what speaks to screen readers. */
function makePageInert(...reachable: HTMLElement[]): () => void {
  const others = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      !reachable.includes(element) &&
      !element.inert &&
      !element.matches('[role=status],[role=alert],[aria-live],script'),
  );
  for (const element of others) element.inert = true;
  const { style } = document.documentElement;
  const scrollbar = innerWidth - document.documentElement.clientWidth;
  style.overflow = 'hidden';
  if (scrollbar > 0) style.marginInlineEnd = `${scrollbar}px`;
  return () => {
    for (const element of others) element.inert = false;
    style.overflow = '';
    style.marginInlineEnd = '';
  };
}
