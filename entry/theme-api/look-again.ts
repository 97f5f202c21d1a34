import { ATTACH_EVENT } from '../../shared/islands/attach-event';
import { onceInARow } from '../../shared/platform/once-in-a-row';

/** Has the page looked over for islands. They are found once and keep working, so nothing is doubled. */
export const lookAgain = onceInARow(() => {
  document.dispatchEvent(new Event(ATTACH_EVENT));
});
