/** What a link shows: a file that the page plays itself, or a page of another house in a frame. */
export interface Film {
  kind: 'file' | 'frame';
  /** Address of the file or the frame. */
  src: string;
}

const FILE = /\.(?:mp4|m4v|webm|ogv)$/i;
const YOUTUBE = /(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be)$/;
const VIMEO = /(?:^|\.)vimeo\.com$/;
const MAPS = /(?:^|\.)google\.[a-z.]+$/;
/** A point in a film, as shared links give it: `90`, `90s`, `1h2m3s`. */
const TIME = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/;

/**
 * Reads the address of a link (platform document "theme", section 8.2): of a file, of YouTube and
 * Vimeo, whose players start at once, of a map, or of any other page.
 *
 * @param url has passed the URL gate
 */
export function readFilm(url: string): Film {
  const { hostname, pathname, searchParams } = new URL(url);
  if (FILE.test(pathname)) return { kind: 'file', src: url };
  const steps = pathname.split('/').filter(Boolean);
  const src =
    (YOUTUBE.test(hostname) && youtube(hostname, steps, searchParams)) ||
    (VIMEO.test(hostname) && vimeo(steps, searchParams)) ||
    (MAPS.test(hostname) && map(url)) ||
    url;
  return { kind: 'frame', src };
}

function youtube(
  hostname: string,
  [first = '', second]: readonly string[],
  asked: URLSearchParams,
): string | undefined {
  const id = asked.get('v') ?? (hostname.endsWith('youtu.be') ? first : second);
  if (!id) return undefined;
  const player = new URLSearchParams({ autoplay: '1' });
  const start = secondsOf(asked.get('start') ?? asked.get('t') ?? '');
  if (start) player.set('start', String(start));
  const list = asked.get('list');
  if (list) player.set('list', list);
  return `https://www.youtube.com/embed/${encodeURIComponent(id)}?${player}`;
}

function vimeo(steps: readonly string[], asked: URLSearchParams): string | undefined {
  const at = steps.findIndex((step) => /^\d+$/.test(step));
  const id = steps[at];
  if (!id) return undefined;
  const player = new URLSearchParams({ autoplay: '1' });
  // Of films that are not listed.
  const key = asked.get('h') ?? steps[at + 1];
  if (key && /^\w+$/.test(key)) player.set('h', key);
  return `https://player.vimeo.com/video/${id}?${player}`;
}

function map(url: string): string | undefined {
  const address = new URL(url);
  if (!address.hostname.startsWith('maps.') && !address.pathname.startsWith('/maps')) {
    return undefined;
  }
  if (!address.pathname.startsWith('/maps/embed')) address.searchParams.set('output', 'embed');
  return address.href;
}

function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = TIME.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
