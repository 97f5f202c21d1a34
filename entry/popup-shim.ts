import panelFile from 'storefront-islands:panel';

import { givePopups } from './popups/popup-api';
import type { PopupJQuery } from './popups/popup-types';

/** Known only while the script runs for the first time. */
const script = document.currentScript as HTMLScriptElement | null;

/**
 * Gives a jQuery `magnificPopup`, `loadMagnificPopup` and `fn.magnificPopup`, for inline code that the
 * server prints (platform document "theme", sections 2.2 and 8.4). The dialog's code is fetched, from
 * beside the file that this is in, when the first popup opens.
 */
export function providePopups(jQuery: PopupJQuery): void {
  const file = new URL(panelFile, script?.src || document.baseURI).href;
  givePopups(jQuery, () => import(file));
}
