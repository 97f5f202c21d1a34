import type { Art, Garment } from '../catalogue/product';
import type { PictureView } from '../templates/picture';
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

const TEXTURES: Readonly<Record<Drawing['texture'], string>> = {
  plain: '',
  knit: '<pattern id="weave" width="8" height="7" patternUnits="userSpaceOnUse"><path d="M0 0L4 4L8 0M0 7L4 11L8 7" fill="none" stroke="#2a1d14" stroke-width="1.1" opacity=".16"/></pattern>',
  twill:
    '<pattern id="weave" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M-1 6L6 -1" stroke="#2a1d14" stroke-width=".9" opacity=".16"/></pattern>',
};

function definitions(drawing: Drawing, ink: Ink): string {
  return `<defs>
<linearGradient id="cloth" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${ink.light}"/><stop offset=".45" stop-color="${ink.base}"/><stop offset="1" stop-color="${ink.dark}"/></linearGradient>
<filter id="blur" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="13"/></filter>
<filter id="crease" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="6"/></filter>
<clipPath id="shape"><path d="${drawing.outline}" clip-rule="evenodd"/></clipPath>${TEXTURES[drawing.texture]}</defs>`;
}

/** One garment lying on its shadow, without background; `g` so that it can be placed in a scene. */
function garment(drawing: Drawing, ink: Ink, view: 'front' | 'back'): string {
  const texture =
    drawing.texture === 'plain' ? '' : '<rect width="600" height="750" fill="url(#weave)"/>';
  return `<path d="${drawing.outline}" transform="translate(8 16)" fill="#5d4a37" opacity=".34" fill-rule="evenodd" filter="url(#blur)"/>
<path d="${drawing.outline}" fill="url(#cloth)" fill-rule="evenodd"/>
<g clip-path="url(#shape)">${texture}<path d="${drawing.folds}" fill="none" stroke="${ink.line}" stroke-width="12" opacity=".2" filter="url(#crease)"/><path d="${drawing.folds}" transform="translate(11 0)" fill="none" stroke="#fffaf0" stroke-width="7" opacity=".22" filter="url(#crease)"/>
<path d="${drawing.outline}" fill="none" stroke="${ink.line}" stroke-width="22" opacity=".2" filter="url(#crease)"/></g>
<path d="${drawing.outline}" fill="none" stroke="${ink.line}" stroke-width="1.6" opacity=".5"/>
${drawing[view](ink)}`;
}

const BACKGROUND =
  '<defs><radialGradient id="table" cx=".42" cy=".36" r=".85"><stop offset="0" stop-color="#faf7f2"/><stop offset=".7" stop-color="#f1ebe2"/><stop offset="1" stop-color="#e6ddd0"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#table)"/>';

/** A product picture: the garment laid flat on a pale table. The detail is the front, seen close. */
export function drawPicture(art: Art, view: PictureView): string {
  const drawing = DRAWINGS[art.garment];
  const ink = inkOf(art.colour);
  const side = view === 'back' ? 'back' : 'front';
  const [x, y] = drawing.focus;
  const place =
    view === 'detail'
      ? `translate(300 375) scale(2.3) translate(${-x} ${-y})`
      : 'translate(300 375) scale(1.02) translate(-300 -374)';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="750" viewBox="0 0 600 750">${BACKGROUND}${definitions(drawing, ink)}<g transform="${place}">${garment(drawing, ink, side)}</g></svg>`;
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
