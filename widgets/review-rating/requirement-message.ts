import { readSetting } from '../../shared/platform/settings';
import { classes, settings } from './review-rating.contract';
import type { StarGroup } from './star-group';

export interface RequirementMessage {
  element: HTMLElement;
  /** Tells, and announces, that a rating is missing; or takes that back. */
  show: (isMissing: boolean) => void;
  /** Leads to where the rating is given. */
  focus: () => void;
}

const ID = 'storefront-islands-rating-error';

/** The message under the stars, tied to their group. */
export function createMessage({ group, focus }: StarGroup): RequirementMessage {
  const element = document.createElement('p');
  element.id = ID;
  element.className = classes.error;
  element.setAttribute('role', 'alert');
  const show = (isMissing: boolean): void => {
    element.textContent = isMissing ? readSetting(settings.requiredText) : '';
    element.hidden = !isMissing;
    group.setAttribute('aria-invalid', String(isMissing));
    if (isMissing) group.setAttribute('aria-describedby', ID);
    else group.removeAttribute('aria-describedby');
  };
  return { element, show, focus };
}
