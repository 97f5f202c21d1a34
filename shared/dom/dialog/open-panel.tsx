import { openDialog } from './dialog-host';
import { PanelDialog } from './PanelDialog';

export { Dialog, type DialogState } from './Dialog';
export { openDialog } from './dialog-host';

/** A panel of the platform's markup, and how the theme wants it shown. */
export interface PanelOptions {
  /** Moved into the dialog while it is open, and put back afterwards: never copied. */
  panel: HTMLElement;
  /** Gets the focus back, and says whether the panel is open. */
  trigger: HTMLElement;
  /** Accessible name of the dialog. */
  name: string;
  /** Side of the window, as in `data-pos`; without one, a lightbox in its middle. */
  position?: string;
  /** Classes, as in `data-color`, `data-bg` and `data-class`: of all, of the overlay, of the content. */
  color?: string | undefined;
  overlayClass?: string | undefined;
  contentClass?: string | undefined;
  /** Selector of what gets the focus first, as in `data-focus`; the dialog itself by default. */
  focus?: string | undefined;
  /** Called when the panel begins to close. */
  onClosing?: () => void;
  /** Told when rendering failed; the panel is back in its place by then. */
  onError?: (error: unknown) => void;
}

const CLOSED_CLASS = 'mfp-hide';
const TRIGGER_CLASS = 'current-lightbox-clicked';

/**
 * Opens a panel or a lightbox of the page as a modal dialog, with the classes that the theme's style
 * sheet and other scripts know (platform document "theme", sections 6.1, 7.3 and 8.3).
 *
 * @returns closes it at once; nothing when it is open already
 */
export function openPanel(options: PanelOptions): (() => void) | undefined {
  const { panel, trigger, position, onError } = options;
  const place = document.createElement('div');
  place.className = CLOSED_CLASS;
  const page = document.documentElement.classList;
  const sideClass = `has-off-canvas-${position}`;

  return openDialog({
    trigger,
    panel,
    onError,
    render(onClosing) {
      panel.before(place);
      if (position) page.add('has-off-canvas', sideClass);
      trigger.classList.add(TRIGGER_CLASS);
      return <PanelDialog {...options} onClosing={onClosing} />;
    },
    onClosing(isLast) {
      if (isLast) page.remove('has-off-canvas');
      options.onClosing?.();
    },
    onClosed() {
      panel.classList.add(CLOSED_CLASS);
      // Does nothing where the place has left the page meanwhile.
      place.replaceWith(panel);
      page.remove(sideClass);
      trigger.classList.remove(TRIGGER_CLASS);
    },
  });
}
