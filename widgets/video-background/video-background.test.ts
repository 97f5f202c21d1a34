import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { mount } from './video-background.island';
import { addressOf } from './youtube-frame';

const mountOn = async (markup: string): Promise<{ element: HTMLElement; end: () => void }> => {
  document.body.innerHTML = `<section class="section">${markup}</section>`;
  const element = document.querySelector<HTMLElement>('.section > *')!;
  const controller = new AbortController();
  await mount(element, { name: 'video-background', signal: controller.signal, fail: vi.fn() });
  return { element, end: () => controller.abort() };
};

describe('a background film', () => {
  /** Tells of how much of a film is in sight. */
  let see: (ratio: number) => void;

  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: { intersectionRatio: number }[]) => void) {
          see = (intersectionRatio) => tell([{ intersectionRatio }]);
        }
        observe = vi.fn();
        disconnect = vi.fn();
      },
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is given back as the server sent it', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const markup = '<video class="video-bg" muted="" loop="" preload="auto" autoplay=""></video>';
    const { element, end } = await mountOn(markup);
    expect(element.hasAttribute('autoplay')).toBe(false);
    expect(document.querySelectorAll('button')).toHaveLength(1);
    end();
    expect(document.querySelector('.section')!.innerHTML).toBe(markup);
  });

  it('starts only in sight, and rests again out of it', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const { end } = await mountOn('<video class="video-bg" autoplay loop></video>');
    see(0.05);
    expect(play).not.toHaveBeenCalled();
    see(0.5);
    expect(play).toHaveBeenCalledOnce();
    end();
  });

  it('stays still where the browser will not start it', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('NotAllowedError'));
    const { end } = await mountOn('<video class="video-bg" autoplay loop></video>');
    see(1);
    await Promise.resolve();
    expect(document.querySelector('button')!.getAttribute('aria-label')).toBe(
      'Play background film',
    );
    end();
  });

  it.each(['', 'a b c d e f', '"><script>', '../../watch'])(
    'of another company with the id %j is refused, by name',
    async (id) => {
      const markup = document.createElement('div');
      markup.className = 'ux-youtube';
      markup.dataset['videoid'] = id;
      await expect(mountOn(markup.outerHTML)).rejects.toThrow(
        /data-videoid on <div class="ux-youtube".* must be the id of a film/s,
      );
    },
  );
});

describe('the address of a player', () => {
  it('has no sound, no controls and starts again, unless the markup says otherwise', () => {
    const silent = new URL(addressOf('abc-DEF_123', true, false));
    expect(silent.origin).toBe('https://www.youtube-nocookie.com');
    expect(silent.pathname).toBe('/embed/abc-DEF_123');
    expect(Object.fromEntries(silent.searchParams)).toMatchObject({
      mute: '1',
      controls: '0',
      loop: '1',
      playlist: 'abc-DEF_123',
    });
    const once = new URL(addressOf('abc-DEF_123', false, true));
    expect(once.searchParams.get('mute')).toBe('0');
    expect(once.searchParams.has('loop')).toBe(false);
    expect(once.searchParams.has('playlist')).toBe(false);
  });
});
