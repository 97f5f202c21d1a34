import { readSetting } from '../../shared/platform/settings';
import type { SwatchList } from './read-list';
import { settings } from './swatches.contract';

/**
 * The span behind the attribute's name that shows the chosen title; other scripts look for it. Made
 * where the server has none, and gone with the list.
 *
 * Sources: platform documents "forms, swatches, consent", B.5.1, and "theme", 14.1.
 */
export function placeForName(
  { dialect, label, form }: SwatchList,
  signal: AbortSignal,
): HTMLElement | undefined {
  const isShown = dialect.hasEvents
    ? readSetting(settings.showLabel, form)
    : readSetting(settings.themeLayout, form) === 'stacked';
  if (!isShown || !label) return undefined;
  const existing = label.querySelector<HTMLElement>(`.${dialect.chosenName}`);
  const host = existing ?? document.createElement('span');
  if (existing) {
    const content = [...existing.childNodes];
    existing.replaceChildren();
    signal.addEventListener('abort', () => existing.replaceChildren(...content));
  } else {
    host.className = dialect.chosenName;
    host.dataset.default = '';
    label.append(host);
    signal.addEventListener('abort', () => host.remove());
  }
  return host;
}
