import type { Drawing } from './drawing';
import { buttons, panel, seam, stitch, type Ink } from './ink';

const TROUSERS =
  'M206 112L394 112C402 200 408 320 416 648L326 648C318 500 308 380 300 300C292 380 282 500 274 648L184 648C192 320 198 200 206 112Z';
const WIDE =
  'M212 112L388 112C404 220 424 380 456 648L330 648C318 520 308 400 300 310C292 400 282 520 270 648L144 648C176 380 196 220 212 112Z';
const SKIRT =
  'M226 138L374 138C400 280 440 450 474 604C390 636 210 636 126 604C160 450 200 280 226 138Z';
const DRESS =
  'M238 96C262 170 338 170 362 96L404 112C424 130 440 170 452 226L398 246L384 220C382 270 378 300 376 326C404 430 440 560 462 652C380 678 220 678 138 652C160 560 196 430 224 326C222 300 218 270 216 220L202 246L148 226C160 170 176 130 196 112Z';

const LEG_FOLDS =
  'M236 330C244 430 230 540 232 640M364 330C356 430 370 540 368 640M290 260C270 280 240 290 216 292M310 260C330 280 360 290 384 292';

const waistband = (ink: Ink): string => panel('M206 112L394 112L397 142L203 142Z', ink.light, ink);
const beltLoops = (ink: Ink): string =>
  [228, 372].map((x) => panel(`M${x - 4} 108h9v38h-9Z`, ink.base, ink)).join('');
const fly = (ink: Ink): string =>
  seam('M300 142L300 300', ink) +
  stitch('M314 142L314 232C312 250 306 258 300 262', ink) +
  buttons(300, 127, 127, 1, '#d8c4a0');
const backPockets = (ink: Ink): string =>
  panel('M222 190L286 190L286 252L254 270L222 252Z', ink.base, ink) +
  panel('M314 190L378 190L378 252L346 270L314 252Z', ink.base, ink);

export const trousers: Drawing = {
  outline: TROUSERS,
  folds: LEG_FOLDS,
  texture: 'twill',
  focus: [300, 200],
  front: (ink) =>
    waistband(ink) +
    beltLoops(ink) +
    fly(ink) +
    seam('M214 142C216 180 206 204 200 214M386 142C384 180 394 204 400 214', ink) +
    seam('M232 300C230 420 228 540 228 648M368 300C370 420 372 540 372 648', ink, 1.2),
  back: (ink) =>
    waistband(ink) +
    beltLoops(ink) +
    seam('M300 142L300 300M222 200L282 200M318 200L378 200', ink) +
    buttons(252, 214, 214, 1, '#d8c4a0') +
    buttons(348, 214, 214, 1, '#d8c4a0'),
};

const copper = { base: '#c98d4b', light: '#c98d4b', dark: '#c98d4b', line: '#d19a58' };

export const jeans: Drawing = {
  outline: TROUSERS,
  folds: LEG_FOLDS,
  texture: 'twill',
  focus: [300, 205],
  front: (ink) =>
    waistband(ink) +
    beltLoops(ink) +
    stitch('M208 136L392 136', copper) +
    seam('M300 142L300 300', ink) +
    stitch('M314 142L314 232C312 250 306 258 300 262', copper) +
    stitch('M212 142C218 186 246 192 268 142M388 142C382 186 354 192 332 142', copper) +
    stitch('M187 634L272 634M328 634L413 634', copper) +
    buttons(300, 127, 127, 1, '#b87a3d'),
  back: (ink) =>
    waistband(ink) +
    beltLoops(ink) +
    stitch('M208 136L392 136M206 176C250 190 280 190 300 184C320 190 350 190 394 176', copper) +
    backPockets(ink) +
    stitch('M228 214L254 226L280 214M320 214L346 226L372 214', copper) +
    seam('M300 142L300 300', ink) +
    panel('M336 116h46v22h-46Z', '#9a6a3f', ink),
};

export const wideTrousers: Drawing = {
  outline: WIDE,
  folds: `${LEG_FOLDS}M206 380C200 480 186 560 180 640M394 380C400 480 414 560 420 640`,
  texture: 'twill',
  focus: [300, 200],
  front: (ink) =>
    panel('M212 112L388 112L392 146L208 146Z', ink.light, ink) +
    fly(ink) +
    seam('M246 146L236 300M354 146L364 300M262 146L256 260M338 146L344 260', ink),
  back: (ink) =>
    panel('M212 112L388 112L392 146L208 146Z', ink.light, ink) +
    seam('M300 146L300 310M230 206L284 206M316 206L370 206', ink),
};

function pleats(ink: Ink): string {
  const lines = Array.from({ length: 15 }, (_, index) => {
    const top = 236 + index * 9.2;
    const bottom = 144 + index * 22.4;
    return `M${top} 164C${top + (bottom - top) * 0.3} 300 ${top + (bottom - top) * 0.7} 480 ${bottom} ${606 + 22 * Math.sin((index / 14) * Math.PI)}`;
  });
  return lines.map((line) => seam(line, ink)).join('');
}

export const skirt: Drawing = {
  outline: SKIRT,
  folds: 'M250 220C230 360 200 480 180 600M350 220C370 360 400 480 420 600',
  texture: 'plain',
  focus: [300, 220],
  front: (ink) => pleats(ink) + panel('M226 138L374 138L378 166L222 166Z', ink.light, ink),
  back: (ink) =>
    pleats(ink) +
    panel('M226 138L374 138L378 166L222 166Z', ink.light, ink) +
    seam('M300 166L300 280', ink, 3),
};

const DRESS_FOLDS =
  'M262 350C240 450 214 560 204 660M338 350C360 450 386 560 396 660M300 350C296 450 306 560 300 668';
const dressSleeves = (ink: Ink): string =>
  seam('M198 114C214 150 218 190 216 222M402 114C386 150 382 190 384 222', ink) +
  stitch('M152 218L202 236M448 218L398 236', ink);

export const dress: Drawing = {
  outline: DRESS,
  folds: DRESS_FOLDS,
  texture: 'plain',
  focus: [300, 270],
  front: (ink) =>
    `<path d="M240 102C262 120 338 120 360 102L300 246Z" fill="${ink.dark}"/>` +
    panel(
      'M238 96L226 102C250 180 280 240 352 322L376 322L374 300C330 250 296 200 240 100Z',
      ink.light,
      ink,
    ) +
    panel(
      'M362 96L374 102C352 176 330 220 296 258L286 244C320 206 344 160 358 104Z',
      ink.light,
      ink,
    ) +
    panel('M222 316L378 316L378 344L222 344Z', ink.dark, ink) +
    panel('M352 344C362 380 360 420 372 452L356 456C346 420 344 380 338 344Z', ink.dark, ink) +
    dressSleeves(ink) +
    seam('M340 344C320 440 300 560 306 668', ink),
  back: (ink) =>
    panel('M238 96C262 116 338 116 362 96L370 102C344 130 256 130 230 102Z', ink.light, ink) +
    panel('M222 316L378 316L378 344L222 344Z', ink.dark, ink) +
    dressSleeves(ink) +
    seam('M300 124L300 316', ink),
};

function dots(): string {
  const marks = Array.from({ length: 17 * 12 }, (_, index) => {
    const row = Math.floor(index / 12);
    const x = 116 + (index % 12) * 34 + (row % 2) * 17;
    return `<circle cx="${x}" cy="${112 + row * 34}" r="3.4" fill="#f0e6d6" opacity=".8"/>`;
  });
  return `<g clip-path="url(#shape)">${marks.join('')}</g>`;
}

export const teaDress: Drawing = {
  outline: DRESS,
  folds: DRESS_FOLDS,
  texture: 'plain',
  focus: [300, 240],
  front: (ink) =>
    dots() +
    `<path d="M240 102C262 170 338 170 360 102C340 116 260 116 240 102Z" fill="${ink.dark}"/>` +
    panel('M238 96C262 170 338 170 362 96L372 101C350 188 250 188 228 101Z', ink.light, ink) +
    seam('M290 164L290 666M310 164L310 666', ink) +
    buttons(300, 200, 460, 6, ink.light) +
    seam('M222 326C260 336 340 336 378 326', ink, 3) +
    dressSleeves(ink),
  back: (ink) =>
    dots() +
    panel('M238 96C262 116 338 116 362 96L370 102C344 130 256 130 230 102Z', ink.light, ink) +
    seam('M222 326C260 336 340 336 378 326', ink, 3) +
    dressSleeves(ink),
};
