import {
  useLayoutEffect,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';

import { PopupCross } from '../../shared/dom/dialog/PopupCross';
import { text } from '../../shared/platform/strings';
import type { Film } from './film.model';
import { classes, FRAME_LIMIT_MS, strings } from './lightbox-video.contract';

type OpenPanel = typeof import('../../shared/dom/dialog/open-panel');

interface FilmDialogProps {
  Dialog: OpenPanel['Dialog'];
  film: Film;
  name: string;
  /** Where the link leads, which is where the film can be seen whatever happens here. */
  url: string;
  onClosing: () => void;
}

type FilmState = 'loading' | 'shown' | 'failed';

/** The popup engine's frame around a film (platform document "theme", sections 6.1 and 8.2). */
export function FilmDialog({ Dialog, film, name, url, onClosing }: FilmDialogProps): ReactNode {
  const [state, setState] = useState<FilmState>('loading');
  const holder = film.kind === 'file' ? 'inline' : 'iframe';
  const Shown = film.kind === 'file' ? FilmFile : FilmFrame;
  return (
    <Dialog
      name={name}
      className={`mfp-wrap ${classes.film}`}
      backdropClass={`mfp-bg ${classes.film}`}
      closesAt={(target) => !target.closest('.mfp-content')}
      onClosing={onClosing}
    >
      {(dialog, close) => (
        <>
          <div className={`mfp-container mfp-s-${ENGINE_STATE[state]} mfp-${holder}-holder`}>
            <div className="mfp-content storefront-islands-film">
              {state === 'loading' && (
                <div className="mfp-preloader" role="status">
                  {text('filmLoading', strings.filmLoading)}
                </div>
              )}
              {state === 'failed' ? (
                <p role="alert">{text('filmFailed', strings.filmFailed)}</p>
              ) : (
                // What fades away makes no noise.
                dialog !== 'closing' && <Shown src={film.src} name={name} onState={setState} />
              )}
              <p className="storefront-islands-film__source">
                <a href={url}>
                  {film.kind === 'file'
                    ? text('filmFile', strings.filmFile)
                    : text('filmElsewhere', strings.filmElsewhere, { host: new URL(url).host })}
                </a>
              </p>
            </div>
          </div>
          <PopupCross close={close} />
        </>
      )}
    </Dialog>
  );
}

const ENGINE_STATE: Record<FilmState, string> = {
  loading: 'loading',
  shown: 'ready',
  failed: 'error',
};

interface ShownProps {
  src: string;
  name: string;
  onState: Dispatch<SetStateAction<FilmState>>;
}

/** The trap gives a frame the focus while a key is handled, when Firefox gives none to another house's. */
function focusLater(frame: HTMLIFrameElement | null): void {
  if (!frame) return;
  frame.focus = (options) => {
    setTimeout(() => HTMLElement.prototype.focus.call(frame, options));
  };
}

function FilmFrame({ src, name, onState }: ShownProps): ReactNode {
  useLayoutEffect(() => {
    const ended = new AbortController();
    const fail = (): void => onState('failed');
    // A policy may refuse the frame, which the browser tells nobody who looks at the page.
    document.addEventListener(
      'securitypolicyviolation',
      ({ blockedURI, disposition }) => {
        // A policy that only reports refuses nothing.
        const isRefused = disposition === 'enforce' && blockedURI;
        if (isRefused && new URL(src).href.startsWith(blockedURI)) fail();
      },
      { signal: ended.signal },
    );
    const giveUp = (): void => onState((now) => (now === 'loading' ? 'failed' : now));
    const timer = setTimeout(giveUp, FRAME_LIMIT_MS);
    if (!navigator.onLine) fail();
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [src, onState]);
  return (
    <div className="mfp-iframe-scaler">
      <iframe
        ref={focusLater}
        className="mfp-iframe"
        src={src}
        title={name}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        // A player of another house cannot send the page elsewhere; a frame of this one is trusted.
        // eslint-disable-next-line react/iframe-missing-sandbox -- no player works without both
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox allow-forms"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what keeps the focus in the dialog counts frames only if they say so
        tabIndex={0}
        onLoad={() => onState('shown')}
      />
    </div>
  );
}

function FilmFile({ src, name, onState }: ShownProps): ReactNode {
  const fail = (): void => onState('failed');
  return (
    <div className={classes.file}>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the page has a link to a file, and nothing more */}
      <video
        aria-label={name}
        autoPlay
        controls
        playsInline
        width="100%"
        onLoadedMetadata={() => onState('shown')}
        onError={fail}
      >
        <source src={src} onError={fail} />
      </video>
    </div>
  );
}
