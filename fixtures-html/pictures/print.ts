import sharp from 'sharp';
import { drawUpload } from './uploads';

const pictures = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

async function print(drawing: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await sharp(Buffer.from(drawing)).webp({ quality: 85, effort: 2 }).toBuffer(),
  );
}

/**
 * The picture behind `/wp-content/uploads/<file>`, in WebP as uploads are: a drawing would be drawn anew
 * whenever the browser paints it, which no photograph is. Each is made once, when first asked for.
 */
export function printUpload(file: string): Promise<Uint8Array<ArrayBuffer>> | undefined {
  const made = pictures.get(file);
  if (made) return made;
  const drawing = drawUpload(file);
  if (drawing === undefined) return undefined;
  const picture = print(drawing);
  pictures.set(file, picture);
  // A failure is met again by whoever asks next, and is not kept.
  picture.catch(() => pictures.delete(file));
  return picture;
}
