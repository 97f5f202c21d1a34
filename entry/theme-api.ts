/**
 * `dist/theme-api.js`: what a page expects of the theme's own script besides what the islands do, in a
 * classic script that takes that script's place. Markup that waits for a class to become visible gets
 * it, also when everything else fails; other people's code finds the theme's global. The bundle itself
 * needs none of it.
 *
 * Source: platform document "theme", sections 1.4, 2.1, 3 and 34.
 */
import { attachAll, provideGlobal } from './theme-api/flatsome';
import { preparePage } from './theme-api/prepare-page';
import { showWhatIsLeft } from './theme-api/show-hidden';

preparePage();
provideGlobal();

if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', whenParsed, { once: true });
} else whenParsed();

function whenParsed(): void {
  preparePage();
  showWhatIsLeft();
  attachAll();
}
