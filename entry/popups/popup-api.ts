import { closeWithBack } from '../../shared/dom/dialog/close-with-back';
import { raiseInJQuery } from '../../shared/dom/dialog/popup-events';
import { loadChunk } from '../../shared/platform/load-chunk';
import { bindWith } from './popup-links';
import { itemOf, panelName, panelOf } from './popup-panel';
import type {
  PopupApi,
  PopupInstance,
  PopupItem,
  PopupJQuery,
  PopupMoment,
  PopupOptions,
} from './popup-types';

type OpenPanel = typeof import('../../shared/dom/dialog/open-panel').openPanel;
type LoadPanel = () => Promise<{ openPanel: OpenPanel }>;

/** The dialog in front, unless it is about to leave. */
const OPEN = '.storefront-islands-dialog .mfp-wrap:not(.mfp-removing)';
/** Its cross, or the lightbox's. */
const CROSS = `${OPEN}>.mfp-close,.storefront-islands-lightbox .pswp__button--close`;

/** What has been asked for, until it closes. */
interface Popup {
  item: PopupItem;
  options: PopupOptions;
  /** Takes it away at once; there while it is open. */
  leave?: () => void;
}

/**
 * Gives a jQuery the functions of the theme's popup engine, which open and close our dialog. Nothing
 * happens where the engine itself is there.
 *
 * @param load fetches the dialog's code, when the first popup opens
 */
export function givePopups(jQuery: PopupJQuery, load: LoadPanel): void {
  if (jQuery.magnificPopup) return;
  const { open, close, instance } = createPopups(jQuery, () => loadChunk(load));
  const api: PopupApi = {
    open: (options, index) => void open(options, index).catch(reportError),
    close,
    get instance() {
      return instance();
    },
    proto: {},
    defaults: {},
  };
  jQuery.magnificPopup = api;
  jQuery.loadMagnificPopup = () => Promise.resolve(api);
  jQuery.fn['magnificPopup'] = bindWith(open, close);
  jQuery.fn['lazyMagnificPopup'] ??= jQuery.fn['magnificPopup'];
}

interface Popups {
  /** @throws where there is nothing to open, or the dialog's code cannot be loaded */
  open: (options: PopupOptions, index?: number) => Promise<void>;
  close: () => void;
  instance: () => PopupInstance;
}

function createPopups(jQuery: PopupJQuery, load: LoadPanel): Popups {
  let popup: Popup | undefined;
  const instance = (): PopupInstance => readInstance(jQuery, popup, close);
  const tell = (asked: Popup, events: readonly string[], moments: readonly PopupMoment[]): void => {
    raiseInJQuery(document, ...events);
    for (const moment of moments) asked.options.callbacks?.[moment]?.call(instance());
  };

  async function open(options: PopupOptions, index = 0): Promise<void> {
    const asked: Popup = { item: itemOf(options, index), options };
    const before = popup;
    popup = asked;
    try {
      const { openPanel } = await load();
      // It may have been closed, or followed by another, while the code was on its way.
      if (popup === asked) show(asked, openPanel);
    } finally {
      // It could not be shown, or is open already: what is open stays the popup.
      if (popup === asked && !asked.leave) popup = before?.leave && before;
    }
  }

  function show(asked: Popup, openPanel: OpenPanel): void {
    const panel = panelOf(jQuery, asked.item);
    if (panel.closest(OPEN)) return;
    const focused = document.activeElement as HTMLElement | null;
    let forget = (): void => undefined;
    tell(asked, ['mfpBeforeOpen'], ['beforeOpen']);
    const leave = openPanel({
      panel,
      // Nothing in the page says whether this is open.
      trigger: document.createElement('span'),
      name: panelName(panel),
      focus: asked.options.focus,
      onClosing() {
        if (popup === asked) popup = undefined;
        delete asked.leave;
        forget();
        focused?.focus({ preventScroll: true });
        tell(asked, ['mfpBeforeClose', 'mfpClose'], ['beforeClose', 'close']);
      },
    });
    if (!leave) return;
    asked.leave = leave;
    forget = closeWithBack(leave);
    whenLeft(() => tell(asked, ['mfpAfterClose'], ['afterClose']));
    tell(asked, ['mfpElementParse', 'mfpBeforeAppend', 'mfpChange', 'mfpOpen'], ['open']);
  }

  function close(): void {
    const asked = popup;
    popup = undefined;
    const cross = document.querySelector<HTMLElement>(CROSS);
    // What was opened just now has no cross yet.
    if (cross) cross.click();
    else asked?.leave?.();
  }

  return { open, close, instance };
}

/** What is open may have been opened by an island as well: the page itself tells. */
function readInstance(
  jQuery: PopupJQuery,
  popup: Popup | undefined,
  close: () => void,
): PopupInstance {
  const wrap = document.querySelector(OPEN);
  const content = wrap?.querySelector('.mfp-content')?.firstElementChild;
  const src = popup?.item.src ?? (content?.id ? `#${content.id}` : content);
  return {
    isOpen: Boolean(popup ?? wrap),
    currItem: src ? { src, type: 'inline', inlineElement: jQuery(content ?? src) } : undefined,
    items: popup ? [popup.item] : [],
    index: 0,
    content: jQuery(content ?? []),
    wrap: jQuery(wrap ?? []),
    bgOverlay: jQuery(wrap?.parentElement?.querySelector('.mfp-bg') ?? []),
    st: popup?.options ?? {},
    close,
  };
}

/** Calls back once the newest dialog has left the page. */
function whenLeft(callback: () => void): void {
  const host = document.querySelector('.storefront-islands-dialog');
  new MutationObserver((_records, observer) => {
    if (host?.isConnected) return;
    observer.disconnect();
    callback();
  }).observe(document.body, { childList: true });
}
