import type { JQuery, JQueryCollection } from '../../shared/platform/jquery';

/**
 * What inline code and other people's scripts use of the theme's popup engine: `jQuery.magnificPopup`
 * and what belongs to it. Source: platform document "theme", sections 2.2, 2.3, 6.4 and 8.4.
 */
export interface PopupApi {
  open: (options: PopupOptions, index?: number) => void;
  close: () => void;
  readonly instance: PopupInstance;
  /** Here because plugins of the engine add to them; nothing reads them. */
  proto: Record<string, unknown>;
  defaults: Record<string, unknown>;
}

/** A selector, markup or an element: whatever jQuery makes an element of. */
export type PopupSource = string | Element | JQueryCollection;

export interface PopupItem {
  src: PopupSource;
  type?: string;
}

export type PopupMoment = 'beforeOpen' | 'open' | 'beforeClose' | 'close' | 'afterClose';

export interface PopupOptions {
  items?: PopupItem | readonly PopupItem[];
  /** Only `inline` is offered, which is the default. */
  type?: string;
  /** Selector of what gets the focus first; the dialog itself by default. */
  focus?: string;
  /** Selector of the links in an element that open; the element itself by default. */
  delegate?: string;
  callbacks?: Partial<Record<PopupMoment, (this: PopupInstance) => void>>;
}

export interface PopupInstance {
  isOpen: boolean;
  currItem: { src: PopupSource; type: 'inline'; inlineElement: JQueryCollection } | undefined;
  items: readonly PopupItem[];
  index: number;
  content: JQueryCollection;
  wrap: JQueryCollection;
  bgOverlay: JQueryCollection;
  st: PopupOptions;
  close: () => void;
}

/** A jQuery that has the engine's functions, or is about to get them. */
export type PopupJQuery = JQuery & {
  fn: Record<string, unknown>;
  magnificPopup?: PopupApi;
  loadMagnificPopup?: () => Promise<PopupApi>;
};
