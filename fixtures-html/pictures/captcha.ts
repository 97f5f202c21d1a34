import { crc32, deflateSync } from 'node:zlib';

/** Rows of each digit from the top, three bits each. */
const DIGITS = [
  '75557',
  '26227',
  '71747',
  '71717',
  '55711',
  '74717',
  '74757',
  '71111',
  '75757',
  '75717',
];
const SCALE = 4;
const COLUMNS = 18;
const ROWS = 6;

/** A PNG of digits, 72 by 24 pixels: the form plugin knows no other kind of picture. */
export function drawCaptcha(digits: string): Uint8Array<ArrayBuffer> {
  const width = COLUMNS * SCALE;
  const lines = Array.from({ length: ROWS * SCALE }, (_, y) => {
    const pixels = Array.from({ length: width }, (__, x) => {
      const column = Math.floor(x / SCALE) - 1;
      const row = Math.floor(y / SCALE);
      const glyph = DIGITS[Number(digits[Math.floor(column / 4)])];
      const bits = column < 0 ? 0 : Number(glyph?.[row] ?? 0);
      return column % 4 < 3 && (bits >> (2 - (column % 4))) & 1 ? 0 : 255;
    });
    return [0, ...pixels];
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(ROWS * SCALE, 4);
  // Eight bits of grey.
  header[8] = 8;
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.from(lines.flat()))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const edges = Buffer.alloc(8);
  edges.writeUInt32BE(data.length, 0);
  edges.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([edges.subarray(0, 4), body, edges.subarray(4)]);
}
