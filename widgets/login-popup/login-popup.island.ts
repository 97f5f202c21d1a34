import { openWithBack, panelAttributes, triggerName } from '../../shared/dom/dialog/open-with-back';
import type { Mount } from '../../shared/islands/island';
import { text } from '../../shared/platform/strings';
import { selectors, strings } from './login-popup.contract';

/**
 * Why a behaviour: a login that was refused is said in the panel that it came from, so that panel opens
 * by itself, as if its link had been pressed.
 *
 * Sources: specification section 2 "Site-wide", platform document "theme", section 9.
 */
export const mount: Mount = async (panel, { signal, fail }) => {
  const leave = await openWithBack(() => {
    if (signal.aborted) return undefined;
    const triggers = [...document.querySelectorAll<HTMLElement>(selectors.trigger)];
    const shown = triggers.find((link) => link.checkVisibility({ visibilityProperty: true }));
    // A page without the link still has the message.
    const link = shown ?? triggers[0];
    const name = (link && triggerName(link)) || text('loginName', strings.loginName);
    const trigger = link ?? document.body;
    const onError = (error: unknown): void => fail(error, 'render');
    return { ...panelAttributes(trigger), panel, trigger, name, onError };
  });
  if (leave) signal.addEventListener('abort', leave);
};
