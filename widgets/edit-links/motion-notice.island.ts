import { wantsLessMotion } from '../../shared/dom/less-motion';
import type { Mount } from '../../shared/islands/island';
import { platformName } from '../../shared/platform/names';
import { canEditPages } from '../../shared/platform/page-editor';
import { text } from '../../shared/platform/strings';
import { strings } from './edit-links.contract';

/**
 * Why a behaviour: it says in the console, to page editors alone, why nothing moves on their screen.
 *
 * Source: platform document "theme", section 2.4.
 */
export const mount: Mount = () => {
  if (!canEditPages() || !wantsLessMotion()) return;
  const name = platformName('theme');
  const theme = name.charAt(0).toUpperCase() + name.slice(1);
  /* eslint-disable no-console -- a page editor looks for it here, and nobody else is told */
  console.groupCollapsed(text('lessMotion', strings.lessMotion, { theme }));
  console.log(text('lessMotionNote', strings.lessMotionNote));
  console.groupEnd();
  /* eslint-enable no-console */
};
