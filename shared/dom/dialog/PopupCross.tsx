import type { ReactNode } from 'react';

import { text } from '../../platform/strings';

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
