import { ATTACH_EVENT } from '../../shared/islands/attach-event';

let isAsked = false;

/**
 * Has the page looked over for islands, once however often it is asked for in a row. They are found
 * once and keep working, so nothing is doubled.
 */
export function lookAgain(): void {
  if (isAsked) return;
  isAsked = true;
  queueMicrotask(() => {
    isAsked = false;
    document.dispatchEvent(new Event(ATTACH_EVENT));
  });
}
