import { findProductBySlug } from '../catalogue/catalogue';
import { COLOURS, type Colour, type Product } from '../catalogue/product';
import { DRAWN_VIEWS, PICTURE_SIZES, type PictureSize } from '../templates/picture';
import { drawBlockPicture } from './blocks';
import { drawPicture, drawScene } from './compose';

const FILE = /^([\w-]+?)-([a-z]+)(?:-(\d+x\d+))?\.webp$/;
const PLACEHOLDER = 'woocommerce-placeholder.webp';

type Scene = Parameters<typeof drawScene>[2];

/** File → what lies in the picture at the top of the home page. */
const HEROES: Readonly<Record<string, Scene>> = {
  'hero-autumn.webp': [
    {
      art: { garment: 'jeans', colour: 'denim' },
      transform: 'translate(420 30) rotate(9) scale(.72)',
    },
    {
      art: { garment: 'jumper', colour: 'rust' },
      transform: 'translate(30 30) rotate(-7) scale(.78)',
    },
    {
      art: { garment: 'scarf', colour: 'camel' },
      transform: 'translate(330 250) rotate(14) scale(.5)',
    },
    {
      art: { garment: 'beanie', colour: 'forest' },
      transform: 'translate(20 350) rotate(-10) scale(.38)',
    },
  ],
  'hero-rain.webp': [
    {
      art: { garment: 'mac', colour: 'olive' },
      transform: 'translate(300 -10) rotate(6) scale(.8)',
    },
    {
      art: { garment: 'roll-neck', colour: 'ecru' },
      transform: 'translate(20 60) rotate(-8) scale(.68)',
    },
    {
      art: { garment: 'beanie', colour: 'burgundy' },
      transform: 'translate(150 330) rotate(-12) scale(.36)',
    },
  ],
  'hero-mending.webp': [
    {
      art: { garment: 'cardigan', colour: 'sky' },
      transform: 'translate(40 10) rotate(-5) scale(.8)',
    },
    {
      art: { garment: 'tote', colour: 'oat' },
      transform: 'translate(420 120) rotate(8) scale(.56)',
    },
    {
      art: { garment: 'socks', colour: 'rust' },
      transform: 'translate(300 280) rotate(-14) scale(.42)',
    },
  ],
};

/** `<slug>` shows the product as it is listed, `<slug>-<colour>` in another colour. */
function findColourway(name: string): { product?: Product | undefined; colour: Colour } {
  const listed = findProductBySlug(name);
  if (listed) return { product: listed, colour: listed.art.colour };
  const [, slug = '', word] = /^(.+)-(\w+)$/.exec(name) ?? [];
  const colour = COLOURS.find((candidate) => candidate === word);
  return colour ? { product: findProductBySlug(slug), colour } : { colour: 'ecru' };
}

/** What stands for a product without pictures: a hanger on the table. */
function drawPlaceholder(): string {
  const [width, height] = PICTURE_SIZES.single;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 600 750"><rect width="600" height="750" fill="#f1ebe2"/><path d="M300 330v-25c36-8 34-62-2-62-22 0-34 16-34 32M300 330 132 440h336z" fill="none" stroke="#b9a88f" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}

function sizeNamed(dimensions: string | undefined): PictureSize | undefined {
  if (dimensions === undefined) return 'full';
  const sizes = Object.keys(PICTURE_SIZES) as PictureSize[];
  return sizes.find((size) => PICTURE_SIZES[size].join('x') === dimensions);
}

/** The drawing of the upload with this file name. */
export function drawUpload(file: string): string | undefined {
  const hero = HEROES[file];
  if (hero) return drawScene(760, 620, hero);
  if (file === PLACEHOLDER) return drawPlaceholder();
  const [, name = '', word, dimensions] = FILE.exec(file) ?? [];
  const view = DRAWN_VIEWS.find((candidate) => candidate === word);
  const size = sizeNamed(dimensions);
  const { product, colour } = findColourway(name);
  return product && view && size
    ? drawPicture({ ...product.art, colour }, view, size)
    : drawBlockPicture(file);
}
