import { text } from '../../shared/platform/strings';
import { isCovered, watchConsent } from '../../shared/stores/consent-cover';
import { followSight, type Film } from './follow-sight';
import { attributes, FILM_CATEGORY, strings } from './video-background.contract';

/** The host of the player that sets no cookies before a film plays. */
const PLAYER_ORIGIN = 'https://www.youtube-nocookie.com';

/** Shows the film for as long as the shopper allows it; else the box stays as the server sent it. */
export function followAnswer(box: HTMLElement, id: string, signal: AbortSignal): void {
  let shown: AbortController | undefined;
  const settle = (): void => {
    if (isCovered(FILM_CATEGORY) === (shown !== undefined)) return;
    shown?.abort();
    shown = shown ? undefined : new AbortController();
    if (!shown) return;
    const until = AbortSignal.any([signal, shown.signal]);
    followSight(box, createFrame(box, id, until), until);
  };
  watchConsent(settle, signal);
  settle();
}

/**
 * The player as a picture that moves: without controls, out of reach of pointer and keyboard, and asked
 * for only when the film is to be seen.
 */
function createFrame(box: HTMLElement, id: string, signal: AbortSignal): Film {
  const loops = box.getAttribute(attributes.loop) !== '0';
  let frame: HTMLIFrameElement | undefined;
  let isLoaded = false;
  let isPlaying = false;
  let tell = (): void => undefined;
  signal.addEventListener('abort', () => frame?.remove());

  const go = (isOn: boolean): void => {
    isPlaying = isOn;
    if (frame && isLoaded) command(frame, isOn ? 'playVideo' : 'pauseVideo');
    else if (isOn) {
      frame = document.createElement('iframe');
      frame.addEventListener('load', () => (isLoaded = true));
      frame.title = text('backgroundFilm', strings.backgroundFilm);
      frame.allow = 'autoplay; encrypted-media';
      frame.inert = true;
      frame.referrerPolicy = 'strict-origin-when-cross-origin';
      frame.src = addressOf(id, loops, box.getAttribute(attributes.audio) === '1');
      box.append(frame);
    } else {
      // Before it is there the player hears nothing, and would start by itself.
      frame?.remove();
      frame = undefined;
    }
    tell();
  };
  return {
    startsByItself: true,
    isPlaying: () => isPlaying,
    isStill: () => false,
    isOver: () => false,
    play: () => go(true),
    pause: () => go(false),
    listen: (listener) => void (tell = listener),
  };
}

export function addressOf(id: string, loops: boolean, hasSound: boolean): string {
  const query = new URLSearchParams({
    autoplay: '1',
    controls: '0',
    disablekb: '1',
    enablejsapi: '1',
    mute: hasSound ? '0' : '1',
    playsinline: '1',
    rel: '0',
    // A film of its own follows itself only as a list of one.
    ...(loops ? { loop: '1', playlist: id } : {}),
  });
  return `${PLAYER_ORIGIN}/embed/${id}?${query.toString()}`;
}

function command({ contentWindow }: HTMLIFrameElement, func: 'playVideo' | 'pauseVideo'): void {
  contentWindow?.postMessage(JSON.stringify({ event: 'command', func, args: [] }), PLAYER_ORIGIN);
}
