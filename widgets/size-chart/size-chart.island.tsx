import { closeWithBack } from '../../shared/dom/dialog/close-with-back';
import { createEdits } from '../../shared/dom/regions/page-edits';
import type { IslandContext, ReactMount } from '../../shared/islands/island';
import { loadChunk } from '../../shared/platform/load-chunk';
import { readChart } from './read-chart';
import { classes, selectors } from './size-chart.contract';
import { SizeChartView } from './SizeChartView';

const loadDialog = (): Promise<typeof import('../../shared/dom/dialog/open-panel')> =>
  loadChunk(() => import('../../shared/dom/dialog/open-panel'));

/**
 * Why an island: the chart becomes a dialog whose tabs and tables answer to pointer and keys, drawn
 * anew from the page's markup or settings, while that markup stays where it is, for print too.
 *
 * Sources: specification section 2 "Single product page", platform document "theme", section 25.
 */
const mountButton = (button: HTMLElement, context: IslandContext): void => {
  const { signal } = context;
  // A button without a chart is told of now, not when somebody presses it.
  readChart(button);
  describeButton(button, signal);
  // Whoever is near the button will want it soon. A failure is met when it is pressed.
  loadDialog().catch(() => undefined);

  const open = (event: Event): void => {
    event.preventDefault();
    loadDialog()
      .then((dialog) => signal.aborted || openChart(button, context, dialog))
      .catch((error: unknown) => context.fail(error, 'load'));
  };
  button.addEventListener('click', open, { signal });
  if (!(button instanceof HTMLButtonElement)) {
    button.addEventListener(
      'keydown',
      (event) => {
        // Enter presses a link by itself, if it has an address: the HTML gate lets none through that is code.
        if (event.key !== ' ' && (event.key !== 'Enter' || button.hasAttribute('href'))) return;
        event.preventDefault();
        if (!event.repeat) open(event);
      },
      { signal },
    );
  }
};

export const mount: ReactMount = Object.assign(mountButton, { runtime: 'react' as const });

function describeButton(button: HTMLElement, signal: AbortSignal): void {
  const edits = createEdits(signal);
  edits.attributes(button, { 'aria-haspopup': 'dialog', 'aria-expanded': 'false' });
  if (button instanceof HTMLButtonElement) return;
  edits.attributes(button, { role: 'button', tabindex: '0' });
}

function openChart(
  button: HTMLElement,
  { signal, fail }: IslandContext,
  { openDialog, Dialog }: Awaited<ReturnType<typeof loadDialog>>,
): void {
  const chart = readChart(button);
  const page = document.body.classList;
  const isBesideBody = (target: Element): boolean =>
    !target.closest(`.${classes.body},[role=alert]`) || target.closest(selectors.closing) !== null;
  let takeEntry: (() => void) | undefined;
  const reopenPage = (): void => {
    page.remove(classes.pageOpen);
    takeEntry?.();
  };

  const leave = openDialog({
    trigger: button,
    render(onClosing) {
      page.add(classes.pageOpen);
      return (
        <Dialog
          name={chart.name}
          className={`storefront-islands-size-chart${chart.isInPage ? ' storefront-islands-size-chart--copy' : ''}`}
          closesAt={isBesideBody}
          onClosing={onClosing}
        >
          {(state) => <SizeChartView chart={chart} state={state} />}
        </Dialog>
      );
    },
    onClosing: reopenPage,
    onClosed: reopenPage,
    onError: (error) => fail(error, 'render'),
  });
  if (!leave) return;
  takeEntry = closeWithBack(leave);
  signal.addEventListener('abort', leave);
}
