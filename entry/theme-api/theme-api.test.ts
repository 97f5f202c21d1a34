import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ATTACH_EVENT } from '../../shared/islands/attach-event';
import { cookie } from './cookie';

interface Global {
  behaviors: Record<string, { attach?: (context: unknown) => unknown }>;
  behavior: (name: string, behaviour: object) => void;
  attach: (what?: unknown, context?: unknown) => unknown;
  detach: (what?: unknown, context?: unknown) => unknown;
}

const page = globalThis as unknown as { Flatsome?: Global };

describe('cookies as the theme has them', () => {
  const forget = (name: string): void => void cookie(name, false);

  it('gives back what was stored, whatever else is in the jar', () => {
    const word = fc.stringMatching(/^[a-z][\w-]{0,8}$/);
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 5 }), word, (names, value) => {
        for (const [index, name] of names.entries()) cookie(name, `${value}${index}`, 1);
        const read = names.map((name) => cookie(name));
        const longer = cookie(`${names[0]}!`);
        names.forEach(forget);
        expect(read).toEqual(names.map((_, index) => `${value}${index}`));
        expect(longer).toBeNull();
        for (const name of names) expect(cookie(name)).toBeNull();
      }),
      { numRuns: 50 },
    );
  });

  it('knows of none where cookies cannot be read, and of none where there are two', () => {
    const jar = vi.spyOn(document, 'cookie', 'get');
    jar.mockReturnValue('a=1; b=2; a=3');
    expect([cookie('a'), cookie('b')]).toEqual([null, '2']);
    jar.mockImplementation(() => {
      throw new DOMException('sandboxed', 'SecurityError');
    });
    expect(cookie('b')).toBeNull();
    jar.mockRestore();
  });

  it('writes days, the path, and no days where none are given', () => {
    vi.useFakeTimers({ now: new Date('2026-03-01T00:00:00Z') });
    const written = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    cookie('seen', '1', 2);
    cookie('seen', 'opened_1');
    cookie('seen', false);
    expect(written.mock.calls.flat()).toEqual([
      'seen=1; expires=Tue, 03 Mar 2026 00:00:00 GMT; path=/',
      'seen=opened_1; path=/',
      'seen=; expires=Sat, 28 Feb 2026 00:00:00 GMT; path=/',
    ]);
    written.mockRestore();
    vi.useRealTimers();
  });
});

describe('the theme’s global', () => {
  let asked = 0;
  const count = (): void => void (asked += 1);

  beforeEach(async () => {
    asked = 0;
    delete page.Flatsome;
    vi.resetModules();
    document.addEventListener(ATTACH_EVENT, count);
    (await import('./flatsome')).provideGlobal();
  });
  afterEach(() => document.removeEventListener(ATTACH_EVENT, count));

  it('runs what others register: all of it, or one by name, with the context that is given', () => {
    const attach = vi.fn(() => 'done');
    const detach = vi.fn();
    page.Flatsome!.behavior('theirs', { attach, detach });
    page.Flatsome!.attach(document.body);
    expect(page.Flatsome!.attach('theirs')).toBe('done');
    page.Flatsome!.detach('theirs', document.head);
    expect(attach.mock.calls).toEqual([[document.body], [document]]);
    expect(detach.mock.calls).toEqual([[document.head]]);
    expect(page.Flatsome!.attach('nobody’s')).toBeNull();
    expect(page.Flatsome!.attach('constructor')).toBeNull();
  });

  it('goes on where one of them throws, and tells of it', () => {
    const told = vi.fn();
    vi.stubGlobal('reportError', told);
    const after = vi.fn();
    page.Flatsome!.behavior('broken', {
      attach: () => {
        throw new Error('theirs');
      },
    });
    page.Flatsome!.behavior('after', { attach: after });
    page.Flatsome!.attach();
    expect(after).toHaveBeenCalledWith(document);
    expect(told).toHaveBeenCalledWith(new Error('theirs'));
    vi.unstubAllGlobals();
  });

  it('has the page looked over once for any number of the theme’s own names', async () => {
    for (const name of ['quick-view', 'add-qty', 'lightboxes']) page.Flatsome!.attach(name);
    page.Flatsome!.attach(document.body);
    await Promise.resolve();
    expect(asked).toBe(1);
    page.Flatsome!.behaviors['slider']!.attach!(document);
    await Promise.resolve();
    expect(asked).toBe(2);
  });

  it('leaves a global that is there alone', async () => {
    const theirs = {} as Global;
    page.Flatsome = theirs;
    vi.resetModules();
    (await import('./flatsome')).provideGlobal();
    expect(page.Flatsome).toBe(theirs);
  });
});
