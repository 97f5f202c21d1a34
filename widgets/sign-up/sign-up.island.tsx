import { atom } from 'nanostores';

import { readChildren } from '../../shared/dom/html/server-tree';
import { hasGoneOn } from '../../shared/dom/input/gone-on';
import { adoptingIsland } from '../../shared/islands/adopting-island';
import { loadChunk } from '../../shared/platform/load-chunk';
import { navigate } from '../../shared/platform/navigate';
import { text } from '../../shared/platform/strings';
import { SignUpView } from './SignUpView';
import { readFields, readSummary } from './read-form';
import { LEAVING_LIMIT_MS, selectors, strings } from './sign-up.contract';
import { redirectAddress, type SignUpState } from './sign-up.model';

/**
 * Why an island: the form gives way to the thanks, filled with what was typed, without leaving the
 * page; a sign-up that fails is said beside the button, and can be tried again.
 *
 * Sources: specification sections 3 and 4 "Marketing sign-up", platform document "forms, swatches,
 * consent", C.
 */
export const mount = adoptingIsland(({ element, context: { signal } }) => {
  const form = element.querySelector<HTMLFormElement>(selectors.form);
  if (!form) {
    const { outerHTML } = element.cloneNode() as Element;
    throw new Error(`sign-up: expected ${selectors.form} in ${outerHTML}`);
  }
  const $state = atom<SignUpState>({ step: 'idle' });
  let leaving: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(leaving));

  const submit = async (): Promise<void> => {
    const from = document.activeElement;
    // What the browser has found right just now; the fields can still be changed.
    const fields = readFields(form);
    const summary = readSummary(element, form);
    $state.set({ step: 'sending' });
    const reason = await loadChunk(() => import('./send')).then(
      ({ send }) => send(form, fields, signal),
      () => '',
    );
    if (signal.aborted) return;
    if (reason !== undefined) {
      const message = text('signUpFailed', strings.signUpFailed, { reason }).replace(/\s+/g, ' ');
      $state.set({ step: 'refused', message });
      return;
    }
    const end = (): void => $state.set({ step: 'done', summary, isAwaited: !hasGoneOn(from) });
    // The form stays busy until the page is left.
    if (goOn(element)) leaving = setTimeout(end, LEAVING_LIMIT_MS);
    else end();
  };

  // On the block, so that a handler that a site has put on the form comes first, and may prevent it.
  element.addEventListener(
    'submit',
    (event) => {
      if (event.defaultPrevented || event.target !== form) return;
      event.preventDefault();
      if ($state.get().step !== 'sending') void submit();
    },
    { signal },
  );
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      clearTimeout(leaving);
      if ($state.get().step === 'sending') $state.set({ step: 'idle' });
    },
    { signal },
  );
  return <SignUpView nodes={readChildren(element)} $state={$state} />;
});

/** Follows the configured address, where the block has one that may be gone to. */
function goOn(element: HTMLElement): boolean {
  const { value } = element.querySelector<HTMLInputElement>(selectors.afterwards) ?? {};
  const redirect = element.querySelector<HTMLInputElement>(selectors.redirect)?.value;
  return value === 'redirect' && navigate(redirectAddress(redirect));
}
