import type { Art, Garment } from '../catalogue/product';
import { PICTURE_SIZES, type DRAWN_VIEWS, type PictureSize } from '../templates/picture';
import {
  beanie,
  belt,
  fabric,
  loafers,
  scarf,
  shoeTrees,
  socks,
  tote,
  weekender,
} from './accessories';
import { dress, jeans, skirt, teaDress, trousers, wideTrousers } from './bottoms';
import type { Drawing } from './drawing';
import { inkOf, type Ink } from './ink';
import { coat, jacket, mac } from './outerwear';
import { blouse, cardigan, henley, jumper, rollNeck, shirt, stripedTop, tee } from './tops';

const DRAWINGS: Readonly<Record<Garment, Drawing>> = {
  tee,
  'striped-top': stripedTop,
  henley,
  shirt,
  blouse,
  jumper,
  'roll-neck': rollNeck,
  cardigan,
  trousers,
  'wide-trousers': wideTrousers,
  jeans,
  skirt,
  dress,
  'tea-dress': teaDress,
  coat,
  jacket,
  mac,
  scarf,
  beanie,
  belt,
  tote,
  weekender,
  socks,
  loafers,
  fabric,
  'shoe-trees': shoeTrees,
};

const WIDTH = 600;
const HEIGHT = 750;

/** Numbers from 0 to an end, with equal steps. */
const steps = (end: number, step: number): number[] =>
  Array.from({ length: Math.ceil(end / step) }, (_, index) => index * step);

/**
 * Lines all over the cloth, each of its own so that none crosses itself. A `<pattern>` looks the same and
 * takes five times as long to print.
 */
function weave(width: number, lines: readonly string[]): string {
  const paths = lines.map((line) => `<path d="${line}"/>`).join('');
  return `<g fill="none" stroke="#2a1d14" stroke-width="${width}" stroke-opacity=".16">${paths}</g>`;
}

const TEXTURES: Readonly<Record<Drawing['texture'], string>> = {
  plain: '',
  knit: weave(
    1.1,
    steps(HEIGHT, 7).map((y) => `M0 ${y}${'l4 4l4-4'.repeat(WIDTH / 8)}`),
  ),
  twill: weave(
    0.9,
    steps(WIDTH + HEIGHT, 5).map((y) => `M0 ${y}L${y} 0`),
  ),
};

function definitions(drawing: Drawing, ink: Ink): string {
  return `<defs>
<linearGradient id="cloth" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${ink.light}"/><stop offset=".45" stop-color="${ink.base}"/><stop offset="1" stop-color="${ink.dark}"/></linearGradient>
<clipPath id="shape"><path d="${drawing.outline}" clip-rule="evenodd"/></clipPath></defs>`;
}

const SOFT_STROKES = 5;

/**
 * A path with soft edges: strokes over each other, ever narrower. A blur filter looks the same and
 * takes a hundred times as long to draw.
 *
 * @param width where it fades out
 * @param opacity in the middle
 */
function soft(path: string, stroke: string, width: number, opacity: number): string {
  const strokes = Array.from(
    { length: SOFT_STROKES },
    (_, index) => `<path d="${path}" stroke-width="${(width * (index + 1)) / SOFT_STROKES}"/>`,
  );
  return `<g fill="none" stroke="${stroke}" stroke-opacity="${opacity / SOFT_STROKES}" stroke-linejoin="round" stroke-linecap="round">${strokes.join('')}</g>`;
}

/** One garment lying on its shadow, without background; `g` so that it can be placed in a scene. */
function garment(drawing: Drawing, ink: Ink, view: 'front' | 'back'): string {
  return `<g transform="translate(8 16)">${soft(drawing.outline, '#50401f', 52, 0.2)}</g>
<path d="${drawing.outline}" fill="url(#cloth)" fill-rule="evenodd"/>
<g clip-path="url(#shape)">${TEXTURES[drawing.texture]}${soft(drawing.folds, ink.line, 28, 0.14)}<g transform="translate(11 0)">${soft(drawing.folds, '#fffaf0', 24, 0.12)}</g>
${soft(drawing.outline, ink.line, 40, 0.2)}</g>
<path d="${drawing.outline}" fill="none" stroke="${ink.line}" stroke-width="1.6" opacity=".5"/>
${drawing[view](ink)}`;
}

const BACKGROUND =
  '<defs><radialGradient id="table" cx=".42" cy=".36" r=".85"><stop offset="0" stop-color="#faf7f2"/><stop offset=".7" stop-color="#f1ebe2"/><stop offset="1" stop-color="#e6ddd0"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#table)"/>';

type DrawnView = (typeof DRAWN_VIEWS)[number];

/** How each view lies on the table: scale, turn in degrees, and where on the garment it looks. */
const VIEWS: Readonly<
  Record<DrawnView, readonly [scale: number, turn: number, x: number, y: number]>
> = {
  front: [1.02, 0, 300, 374],
  back: [1.02, 0, 300, 374],
  detail: [2.3, 0, 300, 300],
  hem: [2, 0, 300, 600],
  side: [1.7, -4, 190, 380],
  seam: [2.8, 6, 400, 420],
  fold: [0.9, 24, 300, 374],
  corner: [2.4, -12, 180, 560],
  weave: [4.2, 18, 300, 420],
  edge: [2.6, 0, 420, 600],
  hang: [0.78, -90, 300, 374],
  label: [3.1, -3, 300, 190],
  tilt: [1.1, -16, 300, 374],
};

/**
 * A product picture: the garment laid flat on a pale table. The detail is the front, seen close.
 *
 * @param size gives the drawing its own size in pixels, as an upload has one
 */
export function drawPicture(art: Art, view: DrawnView, size: PictureSize = 'full'): string {
  const drawing = DRAWINGS[art.garment];
  const ink = inkOf(art.colour);
  const side = view === 'back' || view === 'fold' ? 'back' : 'front';
  const [scale, turn, ...point] = VIEWS[view];
  const [x, y] = view === 'detail' ? drawing.focus : point;
  const place = `translate(300 375) rotate(${turn}) scale(${scale}) translate(${-x} ${-y})`;
  const [width, height] = PICTURE_SIZES[size];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 600 750">${BACKGROUND}${definitions(drawing, ink)}<g transform="${place}">${garment(drawing, ink, side)}</g></svg>`;
}

interface Placed {
  readonly art: Art;
  readonly transform: string;
}

/** Several garments in one picture. Ids are made different for each, since they share one document. */
export function drawScene(width: number, height: number, placed: readonly Placed[]): string {
  const pieces = placed.map(({ art, transform }, index) => {
    const drawing = DRAWINGS[art.garment];
    const ink = inkOf(art.colour);
    const piece = `${definitions(drawing, ink)}<g transform="${transform}">${garment(drawing, ink, 'front')}</g>`;
    return piece
      .replace(/id="(\w+)"/g, `id="$1${index}"`)
      .replace(/url\(#(\w+)\)/g, `url(#$1${index})`);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${pieces.join('')}</svg>`;
}
