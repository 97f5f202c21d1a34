import { PRESSED_ATTRIBUTE } from '../dom/input/pressed-attribute';
import { captureInteractions, type EndCapture } from './capture';
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
  readonly element: HTMLElement;
  readonly registration: Registration;
  /** A new one when it is tried again. */
  controller: AbortController;
  enter: (state: IslandState) => void;
  /** Loads a module; the starter does without a copy of it. */
  load: typeof loadModule;
  /** Ends the capturing of interactions, and tells what is to be repeated. */
  endCapture: EndCapture;
  /** Raises the error event; unless a listener cancels it, the console shows the error too. */
  report: (error: unknown, phase: IslandPhase) => void;
}

/**
 * Connects islands, and hands them what was done before they were known. Others are left alone: they know
 * the page already. Without a list all look it over again: no others will become known in time for what
 * was done.
 *
 * @returns whether anything was done
 */
export type AddIslands = (registrations?: readonly Registration[]) => boolean;

/** The starter: what the loader fetches at once but does not wait for. */
export interface Starter {
  /** Adds the islands that the loader does not know of by itself, each when it is needed. */
  bringOthers: (add: AddIslands, load: typeof loadModule) => void;
  /** Goes on with an island whose moment has come. */
  start: (instance: Instance) => Promise<void>;
}

export type LoadStarter = () => Promise<Starter>;

/** Begins the life of an island. `loadStarter` loads the code that goes on with it. */
export function createInstance(
  element: HTMLElement,
  registration: Registration,
  loadStarter: LoadStarter,
): Instance {
  const { name, when, nowWith, sight } = registration;
  const controller = new AbortController();
  const { signal } = controller;
  let isStarted: boolean | undefined;

  const instance: Instance = {
    element,
    registration,
    controller,
    enter: (state) => element.setAttribute(stateAttribute(name), state),
    load: loadModule,
    endCapture: captureInteractions(element, registration, start),
    report(error, phase) {
      const detail: IslandErrorDetail = { island: name, phase, error };
      // For who looks later than any listener: diagnostics, or `$0['data-island-…']` in the console.
      (element as unknown as Record<string, IslandErrorDetail>)[stateAttribute(name)] = detail;
      const isLeft = element.dispatchEvent(
        new CustomEvent(ERROR_EVENT, { bubbles: true, cancelable: true, detail }),
      );
      // eslint-disable-next-line no-console -- the only trace that a theme developer finds
      if (isLeft) console.error(ERROR_EVENT, detail, element);
    },
  };
  instance.enter('waiting');
  if (nowWith) {
    hasCookie(nowWith).then(
      (has) => has && start(),
      // A sandboxed page.
      () => undefined,
    );
  }
  schedule(when, sight ? [...element.querySelectorAll(sight)] : [element], start, signal);
  return instance;

  async function start(): Promise<void> {
    if (isStarted || signal.aborted) return;
    isStarted = true;
    instance.enter('loading');
    try {
      await (await loadStarter()).start(instance);
    } catch (error) {
      controller.abort();
      instance.enter('failed');
      instance.report(error, 'load');
      // What was held goes to the server instead, by the link or form that it was meant for.
      for (const { event, target, isPress } of instance.endCapture()) {
        target.removeAttribute(PRESSED_ATTRIBUTE);
        // A double click is one wish.
        if (isPress && !((event as MouseEvent).detail > 1)) target.click();
      }
    }
  }
}

/** To read `document.cookie` has the page wait for another process, while it has most to do. */
async function hasCookie(name: string): Promise<unknown> {
  return globalThis.cookieStore?.get(name) ?? document.cookie.includes(`${name}=`);
}

/** Takes an island off its element, which has left the page. */
export function unmount({ element, registration, controller, endCapture }: Instance): void {
  controller.abort();
  endCapture();
  element.removeAttribute(stateAttribute(registration.name));
}
