import type { Instance } from './instance';
import type { IslandPhase, Mount } from './island';
import { replay } from './replay';

/** What the file of an island exports. */
export interface IslandModule {
  mount: Mount;
  /** Islands that must not miss what this one raises: if they are on their way, it waits for them. */
  after?: readonly string[];
}

/** Islands on their way, with their names; each resolves once it works or has failed. */
const underWay = new Map<Promise<void>, string>();

/** Fetches an island's chunk, mounts it, and repeats what the shopper did meanwhile. Never rejects. */
export function startIsland(instance: Instance, url: string): Promise<void> {
  const settled = bring(instance, url);
  underWay.set(settled, instance.registration.name);
  return settled.finally(() => underWay.delete(settled));
}

async function bring(instance: Instance, url: string): Promise<void> {
  const { element, enter, endCapture } = instance;
  const { name } = instance.registration;
  const { signal } = instance.controller;
  const startedAt = performance.now();
  let phase: IslandPhase = 'load';

  try {
    const { mount, after = [] } = await instance.load<IslandModule>(url);
    if (signal.aborted) return;
    phase = 'mount';
    await mount(element, { name, signal, fail });
    for (const [settled, other] of underWay) if (after.includes(other)) await settled;
  } catch (error) {
    fail(error, phase);
  }
  if (signal.aborted) return;
  enter('ready');
  performance.measure(`island:${name}`, { start: startedAt });
  replay(endCapture(), element);

  function fail(error: unknown, failed: IslandPhase): void {
    if (signal.aborted) return;
    instance.controller.abort();
    enter('failed');
    instance.report(error, failed);
    replay(endCapture(), element);
    // Some browsers break off what is on its way when a page is left, and bring the page back as it was.
    addEventListener('pageshow', again, { once: true });
  }

  function again({ persisted }: PageTransitionEvent): void {
    if (!persisted || !element.isConnected) return;
    instance.controller = new AbortController();
    enter('loading');
    startIsland(instance, `${url}?`);
  }
}
