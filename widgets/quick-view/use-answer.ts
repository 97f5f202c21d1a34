import { useEffect, useEffectEvent, useState } from 'react';

import { RequestError } from '../../shared/net/request-error';
import type { MarkupAnswer } from '../../shared/net/shop-request';
import { LONG_WAIT_MS } from './quick-view.contract';

export type Shown =
  | { type: 'loading' }
  | { type: 'loaded'; answer: MarkupAnswer }
  /** `reason` is fit for shoppers; it may be empty. */
  | { type: 'failed'; reason: string };

/**
 * Asks once, and again when told to. What arrives after the end is dropped.
 *
 * @param onLate called when an answer is there that had to be waited for
 */
export function useAnswer(
  ask: () => Promise<MarkupAnswer>,
  onLate: () => void,
): [shown: Shown, retry: () => void] {
  const tellLate = useEffectEvent(onLate);
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<Shown>({ type: 'loading' });
  useEffect(() => {
    let isStale = false;
    const start = performance.now();
    const show = (next: Shown): void => {
      if (!isStale) setShown(next);
    };
    ask().then(
      (answer) => {
        show({ type: 'loaded', answer });
        if (!isStale && performance.now() - start > LONG_WAIT_MS) tellLate();
      },
      (error: unknown) =>
        show({ type: 'failed', reason: error instanceof RequestError ? error.message : '' }),
    );
    return () => {
      isStale = true;
    };
  }, [ask, attempt]);
  const retry = (): void => {
    setShown({ type: 'loading' });
    setAttempt((now) => now + 1);
  };
  return [shown, retry];
}
