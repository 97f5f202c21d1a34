import { closeWithBack } from '../../shared/dom/dialog/close-with-back';
import { triggerName } from '../../shared/dom/dialog/open-with-back';
import { raiseInJQuery } from '../../shared/dom/dialog/popup-events';
import type { IslandContext } from '../../shared/islands/island';
import { text } from '../../shared/platform/strings';
import { readFilm } from './film.model';
import { FilmDialog } from './FilmDialog';
import { selectors, strings } from './lightbox-video.contract';

interface FilmRequest {
  link: HTMLAnchorElement;
  /** Where the link leads. */
  url: string;
  dialog: typeof import('../../shared/dom/dialog/open-panel');
  context: IslandContext;
}

/** Shows what a link leads to in a dialog that Back closes; films of a slider behind it rest. */
export function openFilm({ link, url, dialog, context }: FilmRequest): void {
  const film = readFilm(url);
  const name = triggerName(link) || text('filmName', strings.filmName);
  let resume = (): void => undefined;
  let forget = (): void => undefined;
  const ended = new AbortController();
  // A dialog that is taken away at once is gone before it says that it closes.
  const end = (): void => {
    if (ended.signal.aborted) return;
    ended.abort();
    forget();
    resume();
    raiseInJQuery(document, 'mfpBeforeClose', 'mfpClose');
  };
  const leave = dialog.openDialog({
    trigger: link,
    render(onClosing) {
      raiseInJQuery(document, 'mfpBeforeOpen');
      const { Dialog } = dialog;
      return <FilmDialog {...{ Dialog, film, name, url, onClosing }} />;
    },
    onClosing: end,
    onClosed() {
      end();
      raiseInJQuery(document, 'mfpAfterClose');
    },
    onError: (error) => context.fail(error, 'render'),
  });
  if (!leave) return;
  resume = pauseSlides();
  forget = closeWithBack(leave);
  context.signal.addEventListener('abort', leave, { signal: ended.signal });
  raiseInJQuery(document, 'mfpOpen');
}

/** @returns lets those go on that were playing */
function pauseSlides(): () => void {
  const films = [...document.querySelectorAll<HTMLVideoElement>(selectors.slideFilms)];
  const playing = films.filter(({ paused }) => !paused);
  for (const film of playing) film.pause();
  // A browser may refuse to go on: the film then rests.
  return () => {
    for (const film of playing) film.play().catch(() => undefined);
  };
}
