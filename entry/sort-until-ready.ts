import { stateAttribute } from '../shared/islands/island';

const STATE = stateAttribute('sort-on-change');

/** One whose island failed, or is off, is the page's own. */
const WAITING = `form:is([${STATE}=waiting],[${STATE}=loading])`;

/**
 * Submits a sort list whose island comes too late to hear of a change: where a script makes it, no hover
 * and no focus has told before that the island will be needed.
 *
 * @param sign what brought this code, which may have been such a change
 */
export function sortUntilReady(sign?: Event): void {
  const hear = ({ type, target }: Event): void => {
    if (type === 'change' && target instanceof HTMLSelectElement && target.matches('.orderby'))
      target.closest<HTMLFormElement>(WAITING)?.requestSubmit();
  };
  // eslint-disable-next-line unicorn/prefer-add-event-listener -- jQuery's trigger reaches no listener, but this
  document.documentElement.onchange = hear;
  if (sign) hear(sign);
}
