// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Interaction } from './capture';
import type { Instance } from './instance';
import type { IslandContext, Mount } from './island';
import { startIsland, type IslandModule } from './start';

/** An island on an element of its own, whose code comes with `load`, and what became of it. */
function island(name: string, load: () => Promise<IslandModule>, held: Interaction[] = []) {
  const element = document.createElement('div');
  document.body.append(element);
  const told: string[] = [];
  const instance: Instance = {
    element,
    registration: { name, selector: 'div' },
    controller: new AbortController(),
    enter: (state) => void told.push(state),
    load: load as Instance['load'],
    endCapture: () => held.splice(0),
    report: (error, phase) => void told.push(`${phase}: ${(error as Error).message}`),
  };
  return { instance, element, told, settled: startIsland(instance, `/${name}.js`) };
}

const code = (mount: Mount, after?: string[]): (() => Promise<IslandModule>) => {
  return () => Promise.resolve({ mount, ...(after && { after }) });
};

/** A click on a link that was held while the island was on its way. */
function heldClick(): { click: Interaction; done: ReturnType<typeof vi.fn> } {
  const link = document.createElement('a');
  document.body.append(link);
  const done = vi.fn();
  link.addEventListener('click', done);
  const event = new MouseEvent('click');
  return { click: { event, target: link, place: [], isPress: true }, done };
}

beforeEach(() => document.body.replaceChildren());

describe('an island that starts', () => {
  it('is ready once it is mounted, and then does what was held', async () => {
    const { click, done } = heldClick();
    let finish = (): void => undefined;
    const mount = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { told, settled, element, instance } = island('swatches', code(mount), [click]);
    await vi.waitFor(() => expect(mount).toHaveBeenCalledOnce());
    expect(mount).toHaveBeenCalledWith(
      element,
      expect.objectContaining({ name: 'swatches', signal: instance.controller.signal }),
    );
    expect(told).toEqual([]);
    expect(done).not.toHaveBeenCalled();
    finish();
    await settled;
    expect(told).toEqual(['ready']);
    expect(done).toHaveBeenCalledOnce();
  });

  it('waits for those on their way that it names, and for no others', async () => {
    const finish = new Map<string, () => void>();
    const slow = (name: string) =>
      island(
        name,
        code(() => new Promise((resolve) => finish.set(name, resolve))),
      );
    const cart = slow('cart');
    const other = slow('other');
    await vi.waitFor(() => expect(finish.size).toBe(2));
    const waiting = island(
      'pixels',
      code(() => undefined, ['cart', 'absent']),
    );
    const free = island(
      'free',
      code(() => undefined),
    );
    await free.settled;
    expect(free.told).toEqual(['ready']);
    expect(waiting.told).toEqual([]);
    finish.get('cart')?.();
    await waiting.settled;
    expect(cart.told).toEqual(['ready']);
    expect(waiting.told).toEqual(['ready']);
    expect(other.told).toEqual([]);
    // What has settled is not waited for again.
    const next = island(
      'pixels',
      code(() => undefined, ['cart']),
    );
    await next.settled;
    expect(next.told).toEqual(['ready']);
    finish.get('other')?.();
    await other.settled;
  });
});

describe('an island that fails', () => {
  it.each<[string, () => Promise<IslandModule>, string]>([
    ['while its code comes', () => Promise.reject(new Error('gone')), 'load: gone'],
    ['in mounting', code(() => Promise.reject(new Error('odd'))), 'mount: odd'],
  ])('%s says so, ends what it began, and what was held is the server’s', async (...row) => {
    const [, load, report] = row;
    const { click, done } = heldClick();
    const { told, settled, instance } = island('search', load, [click]);
    await settled;
    expect(told).toEqual(['failed', report]);
    expect(instance.controller.signal.aborted).toBe(true);
    expect(done).toHaveBeenCalledOnce();
  });

  it('may do so later, once', async () => {
    let own: IslandContext | undefined;
    const { told, settled } = island(
      'banner',
      code((_element, context) => void (own = context)),
    );
    await settled;
    own?.fail(new Error('late'), 'render');
    own?.fail(new Error('again'), 'render');
    expect(told).toEqual(['ready', 'failed', 'render: late']);
  });

  it('while it mounts does not become ready', async () => {
    const { told, settled } = island(
      'banner',
      code((_element, context) => context.fail(new Error('render'), 'render')),
    );
    await settled;
    expect(told).toEqual(['failed', 'render: render']);
  });
});

describe('an island whose element leaves', () => {
  it('before its code is there is not mounted', async () => {
    let arrive = (_module: IslandModule): void => undefined;
    const mount = vi.fn();
    const load = (): Promise<IslandModule> => new Promise((resolve) => (arrive = resolve));
    const { told, settled, instance } = island('menu', load);
    instance.controller.abort();
    arrive({ mount });
    await settled;
    expect(mount).not.toHaveBeenCalled();
    expect(told).toEqual([]);
  });

  it('while it mounts is neither ready nor failed', async () => {
    const mount = (): never => {
      started.instance.controller.abort();
      throw new Error('nothing to stand on');
    };
    const started = island('menu', code(mount));
    await started.settled;
    expect(started.told).toEqual([]);
  });
});
