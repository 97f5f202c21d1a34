/**
 * `dist/popups.js`: the functions of the theme's popup engine for inline code that the server prints,
 * such as blocks that open by themselves. A classic script, between jQuery and that code; only pages
 * that carry such code need it.
 */
import { providePopups } from './popup-shim';
import type { PopupJQuery } from './popups/popup-types';

const { jQuery } = globalThis as { jQuery?: PopupJQuery };
if (jQuery) providePopups(jQuery);
else reportError(new Error('popups.js: expected jQuery before this script, found none.'));
