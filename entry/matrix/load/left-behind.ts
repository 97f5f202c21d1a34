import type { Page } from '../../../fixtures-html/testing/shop-test';

/** What code may leave running that no garbage collection ends; counted in the page from its first moment. */
export interface Running {
  /** Observers that watch something, by kind. */
  observers: Record<string, number>;
  /** Timers that are still to fire, each with its repetition: `interval` or `timeout`. */
  timers: string[];
  /** Functions that stores call when they change. */
  subscriptions: number;
}

export interface CountingWindow {
  /** @param chunks addresses of the modules whose exported stores are looked at */
  countRunning: (chunks: readonly string[]) => Promise<Running>;
}

/** For a page's first moment: runs in the browser, before anything else. */
export function countWhatRuns(): void {
  const observers: Record<string, number> = {};
  const watched = new WeakMap<object, Set<unknown>>();
  const kinds = ['MutationObserver', 'IntersectionObserver', 'ResizeObserver'] as const;
  for (const kind of kinds) {
    observers[kind] = 0;
    const { prototype } = globalThis[kind] as unknown as {
      prototype: Record<'observe' | 'unobserve' | 'disconnect', (...args: unknown[]) => unknown>;
    };
    const wrap = (name: 'observe' | 'unobserve' | 'disconnect'): void => {
      const native = prototype[name];
      if (!native) return;
      prototype[name] = function (this: object, target: unknown, ...rest: unknown[]) {
        const targets = watched.get(this) ?? new Set();
        watched.set(this, targets);
        const wasOn = targets.size > 0;
        if (name === 'observe') targets.add(target);
        else if (name === 'unobserve') targets.delete(target);
        else targets.clear();
        observers[kind]! += Number(targets.size > 0) - Number(wasOn);
        return native.call(this, target, ...rest);
      };
    };
    for (const name of ['observe', 'unobserve', 'disconnect'] as const) wrap(name);
  }

  const timers = new Map<number, string>();
  const { setTimeout: later, setInterval: often, clearTimeout: stop } = globalThis;
  type Timer = (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => number;
  const start = (native: Timer, isOnce: boolean): Timer =>
    function (run, ms, ...args) {
      const ring = (): void => {
        if (isOnce) timers.delete(id);
        run(...args);
      };
      const id = native(ring, ms);
      timers.set(id, `${isOnce ? 'timeout' : 'interval'} of ${ms ?? 0} ms`);
      return id;
    };
  const clear = (id?: number): void => {
    timers.delete(id ?? -1);
    stop(id);
  };
  Object.assign(globalThis, {
    setTimeout: start(later as unknown as Timer, true),
    setInterval: start(often as unknown as Timer, false),
    clearTimeout: clear,
    clearInterval: clear,
    async countRunning(chunks: readonly string[]): Promise<Running> {
      const isStore = (value: unknown): value is { lc: number } =>
        typeof (value as { lc?: unknown } | null)?.lc === 'number';
      const modules = (await Promise.all(chunks.map((chunk) => import(chunk)))) as object[];
      const stores = new Set(modules.flatMap((module) => Object.values(module).filter(isStore)));
      const subscriptions = [...stores].reduce((sum, { lc }) => sum + lc, 0);
      return { observers: { ...observers }, timers: [...timers.values()], subscriptions };
    },
  });
}

/** What runs on a page that has counted it from its first moment. */
export const readRunning = (page: Page): Promise<Running> =>
  page.evaluate(() => {
    const chunks = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/storefront-islands\/chunks\/.*\.js$/.test(name));
    return (globalThis as unknown as CountingWindow).countRunning(chunks);
  });

/** What runs now and did not before. */
export function more(now: Running, before: Running): string[] {
  const kinds = Object.keys(now.observers).filter(
    (kind) => now.observers[kind]! > before.observers[kind]!,
  );
  const timers = now.timers.length > before.timers.length ? now.timers : [];
  const isHeard = now.subscriptions > before.subscriptions;
  return [...kinds, ...timers, ...(isHeard ? ['subscriptions of stores'] : [])];
}
