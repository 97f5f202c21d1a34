import { createEdits } from '../../shared/dom/regions/page-edits';
import {
  loadDialog,
  openWithBack,
  panelAttributes,
  panelOf,
  triggerName,
} from '../../shared/dom/dialog/open-with-back';
import { isPlainPress } from '../../shared/dom/input/plain-press';
import { showProblem } from '../../shared/dom/toast';
import type { IslandContext, Mount } from '../../shared/islands/island';
import { text } from '../../shared/platform/strings';
import { classes, selectors, strings } from './off-canvas.contract';

/**
 * Why a behaviour: it moves a panel of the server's markup into a dialog and back. It serves every
 * element with the theme's attributes: `data-open`, `data-pos`, `data-color`, `data-bg`, `data-class`,
 * `data-focus` and `data-visible-after`.
 *
 * Sources: platform document "theme", section 7.
 */
export const mount: Mount = (trigger, context) => {
  const { signal } = context;
  const edits = createEdits(signal);
  // Not every page has the panel: there the link leads on.
  if (panelOf(trigger)) {
    edits.attributes(trigger, { 'aria-haspopup': 'dialog', 'aria-expanded': 'false' });
    // What opens something is a button, and is reached and pressed like one.
    const isReached = trigger.matches(selectors.reached);
    if (!isReached && !trigger.hasAttribute('tabindex'))
      edits.attributes(trigger, { tabindex: '0' });
    if (trigger.matches('a:not([role])') || (!isReached && !trigger.role))
      edits.attributes(trigger, { role: 'button' });
  }

  const open = (): void => {
    openPanelOf(trigger, context).catch(() => {
      if (signal.aborted) return;
      const name = nameOf(trigger);
      showProblem({ message: text('panelFailed', strings.panelFailed, { name }), retry: open });
    });
  };
  trigger.addEventListener(
    'click',
    (event) => {
      if (!isPlainPress(event) || !panelOf(trigger)) return;
      event.preventDefault();
      open();
    },
    { signal },
  );
  trigger.addEventListener(
    'keydown',
    (event) => {
      const isPress =
        event.key === ' '
          ? !(trigger instanceof HTMLButtonElement)
          : event.key === 'Enter' && !trigger.matches(selectors.reached);
      if (!isPress || !panelOf(trigger)) return;
      event.preventDefault();
      if (!event.repeat) trigger.click();
    },
    { signal },
  );
  // Who is here may be about to press. A failure is met again by the press.
  const prepare = (): void => void loadDialog().catch(() => undefined);
  for (const near of ['pointerenter', 'pointerdown', 'focus'])
    trigger.addEventListener(near, prepare, { signal });
  if (trigger.matches(':hover,:focus')) prepare();
};

/** @throws when the dialog's code cannot be loaded */
async function openPanelOf(trigger: HTMLElement, { signal, fail }: IslandContext): Promise<void> {
  // Pressed by a script while it is open: nothing more is to come of it.
  if (trigger.ariaExpanded === 'true') return;
  let shownAfter: HTMLElement | undefined;
  await openWithBack(() => {
    const panel = panelOf(trigger);
    if (!panel || signal.aborted) return undefined;
    // A column of the page is shown again there; what only ever was a panel is hidden again.
    const { visibleAfter } = trigger.dataset;
    if (visibleAfter || !panel.matches(selectors.away)) shownAfter = panel;
    const onError = (error: unknown): void => fail(error, 'render');
    return { ...panelAttributes(trigger), panel, trigger, name: nameOf(trigger), onError };
  });
  if (shownAfter && trigger.classList.contains(classes.opened)) showOnceBack(shownAfter, trigger);
}

/** Shows the panel in the page once it has been put back, in the same frame. */
function showOnceBack(panel: HTMLElement, trigger: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (trigger.classList.contains(classes.opened)) return;
    observer.disconnect();
    panel.classList.remove(classes.hidden);
  });
  observer.observe(trigger, { attributeFilter: ['class'] });
}

const nameOf = (trigger: HTMLElement): string =>
  triggerName(trigger) || text('panelName', strings.panelName);
