import { captureInteractions, type CapturedInteractions } from './interactions';
import {
  ERROR_EVENT,
  stateAttribute,
  type IslandErrorDetail,
  type IslandPhase,
  type IslandState,
  type Registration,
} from './island';
import { loadModule } from './load-module';
import { schedule } from './schedule';

/** One island on one element, from being found to leaving the page. */
export interface Instance {
  /** Takes the island off the element. */
  unmount: () => void;
}

/** Starts the life of an island. `url` is the address of its chunk. */
export function createInstance(
  element: HTMLElement,
  registration: Registration,
  url: string,
): Instance {
  const { name, when, sight, press, wake, wakeFrom } = registration;
  const controller = new AbortController();
  const { signal } = controller;
  let state: IslandState = 'waiting';
  let captured: CapturedInteractions | undefined;

  const enter = (next: IslandState): void => {
    state = next;
    element.setAttribute(stateAttribute(name), next);
  };

  const fail = (error: unknown, phase: IslandPhase): void => {
    if (signal.aborted) return;
    controller.abort();
    enter('failed');
    report(element, { island: name, phase, error });
    captured?.release();
  };

  const start = async (): Promise<void> => {
    if (state !== 'waiting' || signal.aborted) return;
    enter('loading');
    const startedAt = performance.now();
    let phase: IslandPhase = 'load';
    try {
      const { mount } = await loadModule(url);
      if (signal.aborted) return;
      phase = 'mount';
      await mount(element, { name, signal, fail });
    } catch (error) {
      fail(error, phase);
      return;
    }
    if (signal.aborted) return;
    enter('ready');
    performance.measure(`island:${name}`, { start: startedAt });
    captured?.release();
  };

  enter('waiting');
  if (when === 'interaction' || press || wake || wakeFrom) {
    captured = captureInteractions(element, registration, () => void start());
  }
  schedule(when, sight ? [...element.querySelectorAll(sight)] : [element], start, signal);

  return {
    unmount() {
      controller.abort();
      captured?.release();
      element.removeAttribute(stateAttribute(name));
    },
  };
}

/** Raises the error event; unless a listener cancels it, the console shows the error too. */
function report(element: HTMLElement, detail: IslandErrorDetail): void {
  const event = new CustomEvent(ERROR_EVENT, { bubbles: true, cancelable: true, detail });
  if (element.dispatchEvent(event)) {
    // eslint-disable-next-line no-console -- the only trace that a theme developer finds
    console.error(
      `storefront-islands: "${detail.island}" failed to ${detail.phase}`,
      detail.error,
      element,
    );
  }
}
