import { createEdits } from '../../shared/dom/regions/page-edits';
import type { IslandContext } from '../../shared/islands/island';
import type { MarkupAnswer } from '../../shared/net/shop-request';
import { revealAfterAdd } from '../../shared/platform/reveal-cart';
import { themeEvent } from '../../shared/platform/theme-event';
import { listen, raise } from '../../shared/platform/events';
import { readSetting } from '../../shared/platform/settings';
import { raiseAll } from './content';
import { focusBox, type ProductLink } from './product-link';
import { classes, events, selectors } from './quick-view.contract';
import { QuickView } from './QuickView';

interface QuickViewRequest {
  link: HTMLAnchorElement;
  product: ProductLink;
  ask: () => Promise<MarkupAnswer>;
  context: IslandContext;
  dialog: typeof import('../../shared/dom/dialog/open-panel');
}

/** The quick view before, while it fades: the next one waits for it. */
let leaving: Promise<void> = Promise.resolve();

/** Opens a product's quick view; does nothing while another dialog is open. */
export async function openQuickView(request: QuickViewRequest): Promise<void> {
  const { link, product, context, dialog } = request;
  await leaving;
  if (context.signal.aborted) return;
  const ended = new AbortController();
  const box = link.closest(selectors.box);
  let isCartWanted = false;
  const leave = dialog.openDialog({
    trigger: link,
    render: (onClosing) => (
      <QuickView
        Dialog={dialog.Dialog}
        product={product}
        signal={ended.signal}
        ask={askVisibly(request, ended.signal)}
        onOpen={(close) =>
          onceAdded(() => {
            isCartWanted = true;
            close();
          }, ended.signal)
        }
        onClosing={() => {
          onClosing();
          focusBox(link, box);
        }}
      />
    ),
    ...tellOfLeaving(() => {
      ended.abort();
      return isCartWanted;
    }),
    onError: (error) => context.fail(error, 'render'),
  });
  if (leave) context.signal.addEventListener('abort', leave, { signal: ended.signal });
}

/** Asks, and marks the product's box as busy meanwhile, as the theme does. */
function askVisibly(
  { link, ask }: QuickViewRequest,
  signal: AbortSignal,
): () => Promise<MarkupAnswer> {
  const edits = createEdits(signal);
  const frame = link.parentElement?.parentElement;
  const mark = (isBusy: boolean): void => {
    if (frame) edits.toggleClass(frame, classes.busy, isBusy);
  };
  return () => {
    mark(true);
    return ask().finally(() => mark(false));
  };
}

/** Calls `leave` when the product has been added, and a mini-cart behind the popup shows itself. */
function onceAdded(leave: () => void, signal: AbortSignal): void {
  const react = (_fragments: unknown, _hash: unknown, button: unknown): void => {
    const isOurs = button instanceof Element && button.closest(`.${classes.popup}`) !== null;
    if (isOurs && readSetting(revealAfterAdd())) leave();
  };
  listen('added_to_cart', react, signal);
}

/**
 * `end` takes the content away, and says whether the mini-cart is to be shown in its place. A dialog
 * that leaves at once, with its listing, is closed before it is told to be closing.
 */
function tellOfLeaving(end: () => boolean): { onClosing: () => void; onClosed: () => void } {
  let isClosing = false;
  let isShown = false;
  let onLeft = (): void => {};
  const onClosing = (): void => {
    if (isClosing) return;
    isClosing = true;
    leaving = new Promise((resolve) => (onLeft = resolve));
    isShown = document.querySelector(`.${classes.popup}`) !== null;
    if (isShown) raiseAll(events.closing);
  };
  return {
    onClosing,
    onClosed() {
      onClosing();
      const isCartWanted = end();
      if (isShown) raiseAll(events.closed);
      // By then the next dialog may open.
      queueMicrotask(() => {
        onLeft();
        if (isCartWanted) raise(themeEvent('open-mini-cart'), [], document);
      });
    },
  };
}
