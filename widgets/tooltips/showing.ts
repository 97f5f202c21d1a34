import { loadHtmlGate, toNodes } from '../../shared/dom/html/html';
import { createEdits, type PageEdits } from '../../shared/dom/regions/page-edits';
import { showTip, type Tip } from './tip';
import {
  ATTACHED_CLASS,
  LEAVE_MS,
  selectors,
  SHOW_BESIDE_BULLET_MS,
  SHOW_MS,
} from './tooltips.contract';

/** What is about to show a tooltip, or shows it. */
export interface Shown {
  readonly trigger: HTMLElement;
  tip?: Tip;
}

/** The one tooltip of the page. */
export interface Showing {
  current: () => Shown | undefined;
  open: (trigger: HTMLElement) => void;
  close: () => void;
  /** Closes it; it stays away until pointer or focus have been elsewhere. */
  dismiss: () => void;
  /** Tells where pointer or focus are now. */
  moved: (to: HTMLElement | null) => void;
  /** Closes it unless the pointer comes back soon. */
  leave: () => void;
  stay: () => void;
}

/** @param edits of what triggers keep for as long as the behaviour runs */
export function createShowing(edits: PageEdits, signal: AbortSignal): Showing {
  let shown: Shown | undefined;
  let end = new AbortController();
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let dismissed: HTMLElement | undefined;

  const close = (): void => {
    clearTimeout(leaving);
    end.abort();
    shown = undefined;
  };
  signal.addEventListener('abort', close);
  return {
    current: () => shown,
    close,
    open(trigger) {
      clearTimeout(leaving);
      if (trigger === shown?.trigger || trigger === dismissed) return;
      close();
      const title = trigger.title.trim();
      if (!title) return;
      end = new AbortController();
      shown = { trigger };
      edits.toggleClass(trigger, ATTACHED_CLASS, true);
      begin(shown, title, end.signal);
    },
    dismiss() {
      dismissed = shown?.trigger;
      close();
    },
    moved(to) {
      if (to !== dismissed) dismissed = undefined;
    },
    leave() {
      clearTimeout(leaving);
      leaving = setTimeout(close, LEAVE_MS);
    },
    stay: () => clearTimeout(leaving),
  };
}

/** Shows a title after its delay; all that the trigger lends for it is given back at the end. */
function begin(shown: Shown, title: string, signal: AbortSignal): void {
  const { trigger } = shown;
  const lent = createEdits(signal);
  // The browser would show it too.
  lent.attributes(trigger, { title: null });
  if (!hasOtherName(trigger)) lent.attributes(trigger, { 'aria-label': title });
  const isBullet = trigger.matches(selectors.bullet);
  const show = async (): Promise<void> => {
    const content = await contentOf(trigger, title);
    if (!content || signal.aborted) return;
    shown.tip = showTip(trigger, content, isBullet ? 'left' : 'top');
    signal.addEventListener('abort', shown.tip.hide);
    // What is its name already need not be said twice.
    if (trigger.getAttribute('aria-label') === title) return;
    const described = [trigger.getAttribute('aria-describedby'), shown.tip.element.id];
    lent.attributes(trigger, { 'aria-describedby': described.filter(Boolean).join(' ') });
  };
  const timer = setTimeout(() => void show(), isBullet ? SHOW_BESIDE_BULLET_MS : SHOW_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

const hasOtherName = (trigger: HTMLElement): boolean =>
  trigger.textContent.trim() !== '' ||
  trigger.matches('[aria-label],[aria-labelledby]') ||
  trigger.querySelector(selectors.named) !== null;

/** A title as text, or as the markup that it is meant to be; nothing where that cannot be made safe. */
async function contentOf(trigger: HTMLElement, title: string): Promise<Node | undefined> {
  if (!trigger.matches(selectors.markup)) return document.createTextNode(title);
  try {
    await loadHtmlGate();
    return toNodes(title);
  } catch {
    return undefined;
  }
}
