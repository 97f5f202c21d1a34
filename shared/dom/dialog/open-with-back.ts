import { loadChunk } from '../../platform/load-chunk';
import { closeWithBack } from './close-with-back';
import type { PanelOptions } from './open-panel';

/** Fetches the dialog's code: for whoever may be about to press. */
export const loadDialog = () => loadChunk(() => import('./open-panel'));

/**
 * Opens a panel of the page as a modal dialog that the browser's Back closes.
 *
 * @param find asked once the code is there: the page may have changed meanwhile
 * @returns closes it at once; nothing where it was not opened
 * @throws when the dialog's code cannot be loaded
 */
export async function openWithBack(
  find: () => PanelOptions | undefined,
): Promise<(() => void) | undefined> {
  const { openPanel } = await loadDialog();
  const options = find();
  if (!options) return undefined;
  let release: (() => void) | undefined;
  const leave = openPanel({ ...options, onClosing: () => release?.() });
  if (leave) release = closeWithBack(leave);
  return leave;
}

/** The panel that a trigger opens, if the page has it. */
export function panelOf(trigger: HTMLElement): HTMLElement | null {
  try {
    return document.querySelector<HTMLElement>(trigger.dataset.open ?? '');
  } catch {
    return null;
  }
}

/** How a trigger wants its panel shown (platform document "theme", section 7.1). */
export function panelAttributes({
  dataset,
}: HTMLElement): Omit<PanelOptions, 'panel' | 'trigger' | 'name'> {
  return {
    // Without a side the theme's classes end so; login box and search rely on it.
    position: dataset.pos ?? 'undefined',
    color: dataset.color,
    overlayClass: dataset.bg,
    contentClass: dataset.class,
    focus: dataset.focus,
  };
}

/** What a trigger is called, which is what the panel is called, too; empty if it has no name. */
export const triggerName = (trigger: HTMLElement): string =>
  (trigger.getAttribute('aria-label') ?? trigger.textContent.trim()) || trigger.title;
