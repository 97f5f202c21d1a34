import { findProductBySlug } from '../catalogue/catalogue';
import { drawPicture, drawScene } from './compose';

function drawHero(): string {
  return drawScene(760, 620, [
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
  ]);
}

const drawings = new Map<string, string>();

/** The picture behind `/wp-content/uploads/<file>`; each is drawn once, when first asked for. */
export function drawUpload(file: string): string | undefined {
  const drawn = drawings.get(file);
  if (drawn !== undefined) return drawn;
  const [, slug, view] = /^([\w-]+)-(front|back|detail)\.svg$/.exec(file) ?? [];
  const product = findProductBySlug(slug ?? '');
  const drawing =
    file === 'hero-autumn.svg'
      ? drawHero()
      : product && (view === 'front' || view === 'back' || view === 'detail')
        ? drawPicture(product.art, view)
        : undefined;
  if (drawing !== undefined) drawings.set(file, drawing);
  return drawing;
}
