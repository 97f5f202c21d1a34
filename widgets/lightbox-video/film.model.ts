/** What a link shows: a file that the page plays itself, or a page of another house in a frame. */
export interface Film {
  kind: 'file' | 'frame';
  /** Address of the file or the frame. */
  src: string;
}

const FILE = /\.(?:mp4|m4v|webm|ogv)$/i;
const YOUTUBE = /(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be)$/;
const NO_COOKIES = 'youtube-nocookie.com';
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
  const address = new URL(url);
  const { hostname, pathname } = address;
  if (FILE.test(pathname)) return { kind: 'file', src: url };
  const steps = pathname.split('/').filter(Boolean);
  const src =
    (YOUTUBE.test(hostname) && youtube(address, steps)) ||
    (VIMEO.test(hostname) && vimeo(address, steps)) ||
    (MAPS.test(hostname) && map(url)) ||
    url;
  return { kind: 'frame', src };
}

function youtube(
  { hostname, searchParams: asked }: URL,
  [first = '', second]: readonly string[],
): string | undefined {
  const id = asked.get('v') ?? (hostname.endsWith('youtu.be') ? first : second);
  if (!id) return undefined;
  const player = withAutoplay(asked, ['v', 't', 'si', 'start']);
  const start = secondsOf(asked.get('start') ?? asked.get('t') ?? '');
  if (start) player.set('start', String(start));
  // Who has chosen the house that sets no cookies means it.
  const house = hostname.endsWith(NO_COOKIES) ? NO_COOKIES : 'youtube.com';
  return `https://www.${house}/embed/${encodeURIComponent(id)}?${player}`;
}

function vimeo({ searchParams: asked, hash }: URL, steps: readonly string[]): string | undefined {
  const at = steps.findIndex((step) => /^\d+$/.test(step));
  const id = steps[at];
  if (!id) return undefined;
  const player = withAutoplay(asked, ['h']);
  // Of films that are not listed.
  const key = asked.get('h') ?? steps[at + 1];
  if (key && /^\w+$/.test(key)) player.set('h', key);
  // Where it begins.
  return `https://player.vimeo.com/video/${id}?${player}${hash}`;
}

/** What the link asks of the player, such as captions or no tracking, and that it begins at once. */
function withAutoplay(asked: URLSearchParams, without: readonly string[]): URLSearchParams {
  const kept = [...asked].filter(([name]) => name !== 'autoplay' && !without.includes(name));
  return new URLSearchParams([['autoplay', '1'], ...kept]);
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
