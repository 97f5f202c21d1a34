import { dispatchNative, guard, wrapElements } from './events';
import { jQueries } from './jquery';

/**
 * Asks other code whether something may happen: `false` from a jQuery handler, or a native
 * listener's `preventDefault()`, says no.
 */
export function ask(name: string, args: unknown[], target: EventTarget = document.body): boolean {
  let allowed = true;
  for (const jQuery of jQueries()) {
    guard(() => {
      if (jQuery(target).triggerHandler(name, wrapElements(jQuery, args)) === false)
        allowed = false;
    });
  }
  return dispatchNative(name, args, target, true) && allowed;
}
