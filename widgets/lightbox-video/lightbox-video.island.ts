import { isPlainPress } from '../../shared/dom/input/plain-press';
import { pressedUntil } from '../../shared/dom/input/pressed-attribute';
import { createEdits } from '../../shared/dom/regions/page-edits';
import type { IslandContext, Mount } from '../../shared/islands/island';
import { loadChunk } from '../../shared/platform/load-chunk';
import { navigate } from '../../shared/platform/navigate';
import { safeUrl } from '../../shared/platform/safe-url';

const loadDialog = (): Promise<typeof import('../../shared/dom/dialog/open-panel')> =>
  loadChunk(() => import('../../shared/dom/dialog/open-panel'));
const loadFilm = (): Promise<typeof import('./open-film')> =>
  loadChunk(() => import('./open-film'));

/**
 * Why a behaviour: a link to a film or a map stays a link; a press shows it in a dialog over the page.
 * Nothing of another house is asked for before that, and without the code the link is followed.
 *
 * Sources: platform document "theme", section 8.2.
 */
export const mount: Mount = (element, context) => {
  const { signal } = context;
  const link = element as HTMLAnchorElement;
  if (!safeUrl(link.href)) return;
  createEdits(signal).attributes(link, { 'aria-haspopup': 'dialog', 'aria-expanded': 'false' });
  // Our code only; it is there by the time the press ends. A failure is met again then.
  const prepare = (): void => {
    for (const loading of [loadDialog(), loadFilm()]) loading.catch(() => undefined);
  };
  link.addEventListener('pointerdown', prepare, { signal });
  link.addEventListener(
    'click',
    (event) => {
      const url = safeUrl(link.href);
      if (event.defaultPrevented || !isPlainPress(event) || !url) return;
      event.preventDefault();
      pressedUntil(link, show(link, url, context)).catch(() => signal.aborted || navigate(url));
    },
    { signal },
  );
};

/** @throws when the code cannot be loaded, and the plain link is to be followed */
async function show(link: HTMLAnchorElement, url: string, context: IslandContext): Promise<void> {
  const [dialog, { openFilm }] = await Promise.all([loadDialog(), loadFilm()]);
  if (!context.signal.aborted) openFilm({ link, url, dialog, context });
}
