import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { text } from '../../shared/platform/strings';
import type { ProductLink } from './product-link';
import { strings } from './quick-view.contract';
import type { Shown } from './use-answer';

interface WaitingProps {
  product: ProductLink;
  shown: Exclude<Shown, { type: 'loaded' }>;
  retry: () => void;
}

/** What stands in the popup while the product is not there: it says so, and leads to its page all the while. */
export function Waiting({ product: { name, url }, shown, retry }: WaitingProps): ReactNode {
  const isFailed = shown.type === 'failed';
  const message = isFailed
    ? `${text('quickViewFailed', strings.quickViewFailed, { name })} ${shown.reason}`.trim()
    : text('quickViewLoading', strings.quickViewLoading, { name });
  const place = useRef<HTMLDivElement>(null);
  // What has the focus goes: keys must still reach the dialog.
  const keepFocus = (): void => {
    const dialog = place.current?.closest<HTMLElement>('[role=dialog]');
    if (place.current?.contains(document.activeElement)) dialog?.focus();
  };
  useLayoutEffect(() => keepFocus, []);
  const tryAgain = (): void => {
    keepFocus();
    retry();
  };
  return (
    <div ref={place} className="lightbox-content storefront-islands-quick-view__waiting">
      {isFailed ? null : <div className="storefront-islands-quick-view__spinner" />}
      <p role="status">{capitalise(message)}</p>
      <p className="storefront-islands-quick-view__ways">
        {url ? (
          <a className={`button ${isFailed ? 'primary' : 'is-outline'}`} href={url}>
            {text('quickViewProduct', strings.quickViewProduct, { name })}
          </a>
        ) : null}
        {isFailed ? (
          <button type="button" className="button is-outline" onClick={tryAgain}>
            {text('retry', 'Try again')}
          </button>
        ) : null}
      </p>
    </div>
  );
}

function capitalise(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
