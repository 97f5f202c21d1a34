import { createEdits } from '../../shared/dom/regions/page-edits';
import { savesData } from '../../shared/platform/saves-data';
import type { Film } from './follow-sight';
import { selectors, SHORT_SECONDS } from './video-background.contract';

/** The server's own film. It is as the server sent it again when `signal` aborts. */
export function playVideo(video: HTMLVideoElement, signal: AbortSignal): Film {
  const hadAutoplay = video.autoplay;
  // The browser would start it by itself, whatever the shopper wishes for, and wherever it stands.
  createEdits(signal).attributes(video, {
    autoplay: null,
    ...(savesData() ? { preload: 'none' } : {}),
  });
  // One that has left the page is not to go on unseen.
  signal.addEventListener('abort', () =>
    hadAutoplay && video.isConnected ? play(video) : video.pause(),
  );
  return {
    // In the theme's sliders the film of the selected slide plays.
    startsByItself: hadAutoplay || video.closest(selectors.slider) !== null,
    isPlaying: () => !video.paused,
    isStill: () =>
      video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE ||
      (!video.loop && video.duration <= SHORT_SECONDS),
    isOver: () => video.ended,
    play: () => play(video),
    pause: () => video.pause(),
    listen: (listener) => {
      // A file that cannot be had is told of on its source.
      for (const type of ['play', 'pause', 'ended', 'loadedmetadata', 'error']) {
        video.addEventListener(type, listener, { signal, capture: true });
      }
    },
  };
}

/** Browsers may refuse to start a film; it then stays a picture with a button to start it. */
function play(video: HTMLVideoElement): void {
  // Where there is no film code at all, nothing is returned.
  video.play()?.catch(() => undefined);
}
