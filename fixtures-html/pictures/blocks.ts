import type { Colour, Garment } from '../catalogue/product';
import { drawScene } from './compose';

/* Pictures of the home page's and the landing page's blocks. */

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;

/** Hills behind each other, each hemmed with a row of stitches. */
function drawMoor(): string {
  const hills = [
    ['#8fa08d', 'M0 470C240 360 420 420 640 470S1120 560 1600 400V1100H0Z'],
    ['#6f8570', 'M0 590C300 480 520 640 800 600S1300 470 1600 560V1100H0Z'],
    ['#7d5a4a', 'M0 700C220 640 460 620 760 710S1280 760 1600 670V1100H0Z'],
    ['#4d5f4f', 'M0 830C340 740 620 860 900 820S1400 740 1600 800V1100H0Z'],
    ['#33443a', 'M0 960C300 900 700 980 1000 940S1450 900 1600 930V1100H0Z'],
  ].map(([fill, path]) => {
    const edge = path!.replace(/V1100H0Z$/, '');
    return `<path d="${path}" fill="${fill}"/><path d="${edge}" transform="translate(0 16)" fill="none" stroke="#fff6e6" stroke-width="3.5" stroke-dasharray="20 14" stroke-linecap="round" opacity=".4"/>`;
  });
  const mill =
    '<g transform="translate(1120 380)"><path d="M0 60 70 8l70 52v120H0Z" fill="#5b4334"/><path d="M-14 66 70 0l84 66" fill="none" stroke="#3b2a20" stroke-width="12"/><path d="M96-46h26v76H96Z" fill="#4a3529"/><path d="M22 86h28v34H22Zm64 0h28v34H86Zm-32 52h34v42H54Z" fill="#f3d9a4"/></g>';
  return svg(
    1600,
    1100,
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f6dcc0"/><stop offset=".5" stop-color="#f7ecdb"/></linearGradient></defs><rect width="1600" height="1100" fill="url(#sky)"/><circle cx="1240" cy="270" r="92" fill="#f3c48b"/>${hills.slice(0, 2).join('')}${mill}${hills.slice(2).join('')}`,
  );
}

const YARNS = ['#a9573a', '#cdb48f', '#3f5647', '#4a6485', '#6d2f38', '#b98d5c', '#6f7050'];

/** A shelf of cones of yarn, dark enough for light words before it. */
function drawSpools(): string {
  const cones: string[] = [];
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 15; column += 1) {
      const x = 20 + column * 106;
      const y = 26 + row * 216;
      const fill = YARNS[(row * 4 + column * 3) % YARNS.length];
      const turns = [44, 68, 92, 116, 140].map((at) => `M${x + 12} ${y + at}q34 12 68 0`).join('');
      cones.push(
        `<path d="M${x + 30} ${y + 8}h32l22 150q-38 20-76 0Z" fill="${fill}"/><path d="${turns}" fill="none" stroke="#000" stroke-width="3" opacity=".28"/><ellipse cx="${x + 46}" cy="${y + 8}" rx="16" ry="6" fill="#e8dcc6"/>`,
      );
    }
    cones.push(
      `<rect y="${26 + row * 216 + 166}" width="1600" height="20" fill="#5a4130"/><rect y="${26 + row * 216 + 186}" width="1600" height="12" fill="#000" opacity=".4"/>`,
    );
  }
  return svg(
    1600,
    1110,
    `<rect width="1600" height="1110" fill="#2b211b"/>${cones.join('')}<rect width="1600" height="1110" fill="#17100c" opacity=".72"/>`,
  );
}

const TABLE = '<rect width="600" height="450" fill="#efe6d8"/>';

/** The three steps of the craft: spinning, cutting, stitching. */
const STEPS: Readonly<Record<string, string>> = {
  spin: `${TABLE}<circle cx="250" cy="225" r="150" fill="none" stroke="#6b4a32" stroke-width="16"/><path d="M250 75v300M100 225h300M144 119l212 212M356 119 144 331" stroke="#8b6647" stroke-width="7"/><circle cx="250" cy="225" r="22" fill="#6b4a32"/><path d="M120 420 250 225l150 195" fill="none" stroke="#4d3524" stroke-width="16" stroke-linecap="round"/><path d="M390 180C450 150 470 250 520 230" fill="none" stroke="#a9573a" stroke-width="5"/><path d="M500 180h50l14 110q-40 16-78 0Z" fill="#a9573a"/><path d="M492 214q30 10 66 0M490 240q34 10 72 0M488 266q36 10 76 0" fill="none" stroke="#6d2f1c" stroke-width="3"/>`,
  cut: `${TABLE}<path d="M40 130 420 80l140 250-380 60Z" fill="#4a6485"/><path d="M80 145 400 102l116 208-322 52Z" fill="none" stroke="#dfe7ef" stroke-width="3" stroke-dasharray="12 9"/><path d="M330 300 500 130M330 130l170 170" stroke="#8d8f93" stroke-width="14" stroke-linecap="round"/><circle cx="415" cy="215" r="9" fill="#3b3c3f"/><circle cx="306" cy="326" r="34" fill="none" stroke="#2d2925" stroke-width="14"/><circle cx="306" cy="106" r="34" fill="none" stroke="#2d2925" stroke-width="14"/><path d="M60 400h480" stroke="#b98d5c" stroke-width="22"/><path d="${Array.from({ length: 24 }, (_, at) => `M${70 + at * 20} 390v10`).join('')}" stroke="#5b3f22" stroke-width="2"/>`,
  stitch: `${TABLE}<path d="M60 90Q300 40 540 100v250Q300 410 60 350Z" fill="#3f5647"/><path d="M90 220q52-60 104 0t104 0 104 0 104 0" fill="none" stroke="#f1e3c8" stroke-width="7" stroke-dasharray="26 16" stroke-linecap="round"/><path d="m420 290 130-190" stroke="#d7d9dc" stroke-width="8" stroke-linecap="round"/><ellipse cx="544" cy="109" rx="5" ry="11" transform="rotate(34 544 109)" fill="#3f5647"/><path d="M546 104C590 40 470 20 440 60s-60 110-30 160" fill="none" stroke="#f1e3c8" stroke-width="4"/><circle cx="150" cy="310" r="26" fill="#d9c6a8" stroke="#7b6246" stroke-width="4"/><circle cx="142" cy="304" r="4" fill="#7b6246"/><circle cx="158" cy="304" r="4" fill="#7b6246"/><circle cx="142" cy="318" r="4" fill="#7b6246"/><circle cx="158" cy="318" r="4" fill="#7b6246"/>`,
};

/** What customers wear, as they photograph it. */
const FEED: ReadonlyArray<ReadonlyArray<[Garment, Colour, string]>> = [
  [
    ['jumper', 'forest', 'translate(40 20) rotate(-6) scale(.82)'],
    ['scarf', 'camel', 'translate(310 190) rotate(12) scale(.5)'],
  ],
  [['tote', 'ecru', 'translate(60 -20) rotate(5) scale(.84)']],
  [
    ['coat', 'camel', 'translate(60 0) rotate(-3) scale(.8)'],
    ['beanie', 'rust', 'translate(330 330) rotate(14) scale(.42)'],
  ],
  [
    ['tee', 'sky', 'translate(0 -30) rotate(-9) scale(.7)'],
    ['jeans', 'denim', 'translate(240 60) rotate(8) scale(.68)'],
  ],
  [['cardigan', 'burgundy', 'translate(60 -10) rotate(4) scale(.82)']],
  [
    ['shirt', 'white', 'translate(20 -10) rotate(-5) scale(.76)'],
    ['belt', 'tan', 'translate(280 250) rotate(-12) scale(.5)'],
  ],
];

/** Floors, walls and tables that they lay it on. */
const GROUNDS = ['#d9cdb9', '#a9b7a4', '#e3d3c2', '#c9b6a0', '#dfe2d6', '#b9a58c'];

/** A picture of what customers wear: boards in their ground's colour, and the clothes on them. */
function drawFeed(index: number): string | undefined {
  const pieces = FEED[index];
  if (!pieces) return undefined;
  const boards = [150, 300, 450].map((y) => `M0 ${y}h600`).join('');
  const ground = `<rect width="600" height="600" fill="${GROUNDS[index]}"/><path d="${boards}" stroke="#000" stroke-width="3" opacity=".1"/>`;
  return drawScene(
    600,
    600,
    pieces.map(([garment, colour, transform]) => ({ art: { garment, colour }, transform })),
  ).replace('>', `>${ground}`);
}

/** What stands in for a picture of a size until that is loaded. */
const drawNothing = (size: string): string => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return svg(width, height, '');
};

/** The picture of a block, by its file name. */
export function drawBlockPicture(file: string): string | undefined {
  if (file === 'moor-and-mill.webp') return drawMoor();
  if (file === 'spool-shelf.webp') return drawSpools();
  const step = STEPS[/^craft-(\w+)\.webp$/.exec(file)?.[1] ?? ''];
  if (step !== undefined) return svg(600, 450, step);
  const [, blank] = /^blank-(\d+x\d+)\.webp$/.exec(file) ?? [];
  if (blank !== undefined) return drawNothing(blank);
  return drawFeed(Number(/^feed-(\d+)\.webp$/.exec(file)?.[1]) - 1);
}
