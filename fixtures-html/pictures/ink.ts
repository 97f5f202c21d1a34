import type { Colour } from '../catalogue/product';

/** The shades one garment is drawn with. */
export interface Ink {
  readonly base: string;
  readonly light: string;
  readonly dark: string;
  /** Seams and outlines. */
  readonly line: string;
}

const COLOURS: Readonly<Record<Colour, string>> = {
  ecru: '#ebe1cf',
  oat: '#d9c6a8',
  sand: '#cdb48f',
  camel: '#b98d5c',
  rust: '#a9573a',
  blush: '#dcb3a5',
  clay: '#b5795f',
  sage: '#a3ad91',
  olive: '#6f7050',
  forest: '#3f5647',
  sky: '#a9c0d2',
  denim: '#4a6485',
  navy: '#2c3a55',
  charcoal: '#4b4a4c',
  black: '#2a2a2c',
  burgundy: '#6d2f38',
  tan: '#96643c',
  white: '#f4f1ec',
};

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes `hex` with white (positive share) or with a warm near-black (negative share). */
function shade(hex: string, share: number): string {
  const target = share > 0 ? [255, 252, 246] : [38, 28, 24];
  const mixed = channels(hex).map((channel, index) =>
    Math.round(channel + ((target[index] ?? 0) - channel) * Math.abs(share)),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export function inkOf(colour: Colour): Ink {
  const base = COLOURS[colour];
  return { base, light: shade(base, 0.28), dark: shade(base, -0.28), line: shade(base, -0.48) };
}

export function seam(path: string, ink: Ink, width = 2): string {
  return `<path d="${path}" fill="none" stroke="${ink.line}" stroke-width="${width}" stroke-linecap="round" opacity=".65"/>`;
}

export function stitch(path: string, ink: Ink): string {
  return `<path d="${path}" fill="none" stroke="${ink.line}" stroke-width="1.6" stroke-dasharray="5 4" opacity=".55"/>`;
}

export function panel(path: string, fill: string, ink: Ink): string {
  return `<path d="${path}" fill="${fill}" stroke="${ink.line}" stroke-width="1.8" stroke-linejoin="round" stroke-opacity=".6"/>`;
}

export function buttons(x: number, from: number, to: number, count: number, fill: string): string {
  const gap = count > 1 ? (to - from) / (count - 1) : 0;
  return Array.from({ length: count }, (_, index) => {
    const y = from + gap * index;
    return `<circle cx="${x}" cy="${y + 1.5}" r="7" fill="#000" opacity=".18"/><circle cx="${x}" cy="${y}" r="6.5" fill="${fill}" stroke="#00000055"/><circle cx="${x - 1.8}" cy="${y}" r="1" fill="#0007"/><circle cx="${x + 1.8}" cy="${y}" r="1" fill="#0007"/>`;
  }).join('');
}

/** Ribbing: short parallel lines between two heights. */
export function ribs(
  x1: number,
  x2: number,
  y1: number,
  y2: number,
  ink: Ink,
  lean = 0,
  gap = 9,
): string {
  const count = Math.floor((x2 - x1) / gap);
  const lines = Array.from({ length: count }, (_, index) => {
    const x = x1 + gap * (index + 0.5);
    return `M${x} ${y1}L${x + lean} ${y2}`;
  }).join('');
  return `<path d="${lines}" stroke="${ink.line}" stroke-width="1.8" opacity=".38"/>`;
}
