import type { ReactNode } from 'react';

import { text } from '../../platform/strings';
import type { DialogState } from './Dialog';

/** The cross of the popup engine's frame (platform document "theme", section 6.1). */
export function PopupCross({ close }: { close: () => void }): ReactNode {
  return (
    <button
      type="button"
      className="mfp-close"
      title={text('closePanel', 'Close (Esc)')}
      onClick={close}
    >
      <span aria-hidden="true">×</span>
    </button>
  );
}

/** Classes of the frame and its overlay while they fade, each with a space before it. */
export const popupClasses = (state: DialogState): string =>
  `${state === 'opening' ? '' : ' mfp-ready'}${state === 'closing' ? ' mfp-removing' : ''}`;
