import {
  openWithBack,
  panelAttributes,
  panelOf,
  triggerName,
} from '../../shared/dom/dialog/open-with-back';
import { text } from '../../shared/platform/strings';
import type { PanelRequest } from './actions';

/** Opens a panel as its trigger in the page does; one without a trigger by what is asked for. */
export async function openPanel(
  panel: HTMLElement,
  { name, position }: PanelRequest,
): Promise<(() => void) | undefined> {
  const triggers = [...document.querySelectorAll<HTMLElement>('[data-open]')];
  const own = triggers.filter((one) => panelOf(one) === panel);
  const shown = own.find((one) => one.checkVisibility()) ?? own[0];
  const { activeElement, body } = document;
  const trigger = shown ?? (activeElement instanceof HTMLElement ? activeElement : body);
  return openWithBack(() => ({
    ...(shown && panelAttributes(shown)),
    ...(position && { position }),
    panel,
    trigger,
    name: name ?? panel.ariaLabel ?? ((shown && triggerName(shown)) || text('panelName', 'Panel')),
  }));
}
