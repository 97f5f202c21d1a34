import { loadChunk } from '../../shared/platform/load-chunk';
import { addToBasket } from './add-to-basket';
import { refreshFragments } from './refresh-fragments';

/** How a panel is shown; by default as its trigger in the page (`[data-open]`) wants it. */
export interface PanelRequest {
  /** Accessible name; that of the panel or its trigger by default. */
  name?: string;
  /** Side of the window; without one and without a trigger, a lightbox in its middle. */
  position?: 'left' | 'right' | 'top' | 'bottom' | 'center';
}

/** What a theme may do by itself. */
export interface Actions {
  addToBasket: typeof addToBasket;
  refreshFragments: typeof refreshFragments;
  /**
   * Opens a part of the page in the dialog that the theme's panels open in: the part is moved, and put
   * back, hidden, when it closes. Needs no island.
   *
   * @param panel the element, or a selector of it
   * @returns closes it at once; `undefined` where it is open already
   * @throws Error when there is no such part, or the dialog's code cannot be loaded
   */
  openPanel: (
    panel: string | HTMLElement,
    options?: PanelRequest,
  ) => Promise<(() => void) | undefined>;
}

export const actions: Actions = {
  addToBasket,
  refreshFragments,
  async openPanel(panel, options = {}) {
    const found: unknown = typeof panel === 'string' ? document.querySelector(panel) : panel;
    if (!(found instanceof HTMLElement) || found.matches('html,head,body')) {
      const what = found ? String(found) : `no "${panel}"`;
      throw new Error(`openPanel: expected an element of the page, found ${what}.`);
    }
    const { openPanel } = await loadChunk(() => import('./named-panel'));
    return openPanel(found, options);
  },
};
