import type { Drawing } from './drawing';
import { buttons, panel, ribs, seam, stitch, type Ink } from './ink';

const TEE =
  'M236 150C258 182 342 182 364 150L430 170C452 178 470 204 508 292L438 328L419 288C414 400 418 510 424 622C362 634 238 634 176 622C182 510 186 400 181 288L162 328L92 292C130 204 148 178 170 170Z';
const LONG =
  'M238 148C258 176 342 176 362 148L426 168C450 177 464 204 474 250C490 330 508 440 522 566L456 580C446 494 434 414 419 336C418 430 420 530 424 630L176 630C180 530 182 430 181 336C166 414 154 494 144 580L78 566C92 440 110 330 126 250C136 204 150 177 174 168Z';
const SHIRT =
  'M244 136C264 152 336 152 356 136L428 164C452 174 466 204 476 250C492 330 508 440 520 560L456 574C446 490 434 414 419 336C420 440 422 520 426 606C420 640 380 652 300 640C220 652 180 640 174 606C178 520 180 440 181 336C166 414 154 490 144 574L80 560C92 440 108 330 124 250C134 204 148 174 172 164Z';

const TEE_FOLDS =
  'M212 330C230 420 216 520 230 610M392 310C372 420 392 520 372 612M300 400C310 470 296 540 304 600';
const LONG_FOLDS =
  'M150 260C160 340 130 450 118 550M450 260C442 340 470 450 482 550M222 330C236 430 220 540 236 600M384 320C366 430 386 530 366 604';

const sleeveSeams = (ink: Ink): string =>
  seam('M176 172C190 220 188 256 181 300M424 172C410 220 412 256 419 300', ink);

function teeBody(ink: Ink): string {
  return (
    sleeveSeams(ink) +
    stitch('M178 610C240 622 360 622 422 610M99 280L168 314M501 280L432 314', ink)
  );
}

const teeNeck = (ink: Ink): string =>
  panel('M236 150C258 182 342 182 364 150L372 153C352 198 248 198 228 153Z', ink.base, ink);
const innerNeck = (ink: Ink): string =>
  `<path d="M236 150C262 160 338 160 364 150C342 182 258 182 236 150Z" fill="${ink.dark}"/>`;
const highNeck = (ink: Ink): string =>
  panel('M236 150C258 166 342 166 364 150L372 153C350 178 250 178 228 153Z', ink.base, ink);

export const tee: Drawing = {
  outline: TEE,
  folds: TEE_FOLDS,
  texture: 'plain',
  focus: [300, 215],
  front: (ink) => innerNeck(ink) + teeNeck(ink) + teeBody(ink),
  back: (ink) => highNeck(ink) + teeBody(ink),
};

function stripes(): string {
  const bands = Array.from({ length: 12 }, (_, index) => {
    const y = 212 + index * 34;
    return `<path d="M60 ${y}C200 ${y + 12} 400 ${y + 12} 540 ${y}" stroke="#f3ece0" stroke-width="13" fill="none"/>`;
  });
  return `<g clip-path="url(#shape)">${bands.join('')}</g>`;
}

export const stripedTop: Drawing = {
  outline: LONG,
  folds: LONG_FOLDS,
  texture: 'plain',
  focus: [300, 240],
  front: (ink) =>
    stripes() + innerNeck(ink) + teeNeck(ink) + sleeveSeams(ink) + stitch('M178 616L422 616', ink),
  back: (ink) => stripes() + highNeck(ink) + sleeveSeams(ink) + stitch('M178 616L422 616', ink),
};

export const henley: Drawing = {
  outline: LONG,
  folds: LONG_FOLDS,
  texture: 'knit',
  focus: [300, 240],
  front: (ink) =>
    innerNeck(ink) +
    teeNeck(ink) +
    sleeveSeams(ink) +
    panel('M284 188L316 188L314 300L286 300Z', ink.light, ink) +
    buttons(300, 208, 282, 3, '#efe4d0') +
    ribs(82, 144, 552, 570, ink) +
    ribs(458, 520, 552, 570, ink),
  back: (ink) => highNeck(ink) + sleeveSeams(ink) + stitch('M178 616L422 616', ink),
};

function knitTrim(ink: Ink): string {
  return (
    seam('M177 596L423 596M82 540L148 552M518 540L452 552', ink) +
    ribs(178, 424, 598, 629, ink) +
    ribs(80, 146, 548, 574, ink, -3) +
    ribs(456, 520, 548, 574, ink, 3)
  );
}

export const jumper: Drawing = {
  outline: LONG,
  folds: LONG_FOLDS,
  texture: 'knit',
  focus: [300, 230],
  front: (ink) =>
    innerNeck(ink) +
    teeNeck(ink) +
    ribs(240, 362, 168, 190, ink, 0, 8) +
    sleeveSeams(ink) +
    knitTrim(ink),
  back: (ink) => highNeck(ink) + sleeveSeams(ink) + knitTrim(ink),
};

const rollNeckCollar = (ink: Ink): string =>
  panel('M240 104C262 96 338 96 360 104L366 158C344 182 256 182 234 158Z', ink.light, ink) +
  ribs(244, 358, 108, 166, ink, 0, 8) +
  seam('M238 138C262 154 338 154 362 138', ink);

export const rollNeck: Drawing = {
  outline: LONG,
  folds: LONG_FOLDS,
  texture: 'knit',
  focus: [300, 200],
  front: (ink) =>
    rollNeckCollar(ink) +
    seam('M240 172C220 230 200 270 181 320M360 172C380 230 400 270 419 320', ink) +
    knitTrim(ink),
  back: (ink) =>
    rollNeckCollar(ink) +
    seam('M240 172C220 230 200 270 181 320M360 172C380 230 400 270 419 320', ink) +
    knitTrim(ink),
};

export const cardigan: Drawing = {
  outline: LONG,
  folds: LONG_FOLDS,
  texture: 'knit',
  focus: [300, 340],
  front: (ink) =>
    `<path d="M238 148C262 158 338 158 362 148L300 330Z" fill="${ink.dark}"/>` +
    panel(
      'M238 148L226 152L286 338L286 629L314 629L314 338L374 152L362 148L300 318Z',
      ink.light,
      ink,
    ) +
    buttons(300, 360, 600, 5, '#6b4a31') +
    sleeveSeams(ink) +
    knitTrim(ink) +
    seam('M206 470L266 470L264 560L210 560ZM334 470L394 470L390 560L336 560Z', ink),
  back: (ink) => highNeck(ink) + sleeveSeams(ink) + knitTrim(ink),
};

const shirtCollar = (ink: Ink): string =>
  `<path d="M252 142C270 158 330 158 348 142L300 196Z" fill="${ink.dark}"/>` +
  panel(
    'M244 136C236 146 232 156 230 164L262 208L300 172L338 208L370 164C368 156 364 146 356 136C340 160 318 168 300 172C282 168 260 160 244 136Z',
    ink.light,
    ink,
  );
const yoke = (ink: Ink): string => seam('M150 208C220 226 380 226 450 208', ink);
const shirtCuffs = (ink: Ink): string =>
  seam('M84 528L150 540M516 528L450 540', ink) +
  stitch('M176 600C200 634 240 634 300 626C360 634 400 634 424 600', ink);

export const shirt: Drawing = {
  outline: SHIRT,
  folds: LONG_FOLDS,
  texture: 'plain',
  focus: [300, 230],
  front: (ink) =>
    panel('M286 178L314 178L314 640L286 640Z', ink.light, ink) +
    shirtCollar(ink) +
    buttons(300, 222, 600, 6, '#f6f0e4') +
    sleeveSeams(ink) +
    shirtCuffs(ink) +
    panel('M340 268L398 268L398 330L369 346L340 330Z', ink.base, ink) +
    stitch('M344 278L394 278', ink),
  back: (ink) =>
    panel('M244 136C262 152 338 152 356 136L370 162C340 178 260 178 230 162Z', ink.light, ink) +
    yoke(ink) +
    seam('M300 222L300 640', ink) +
    sleeveSeams(ink) +
    shirtCuffs(ink),
};

export const blouse: Drawing = {
  outline: SHIRT,
  folds: `${LONG_FOLDS}M300 240C310 360 292 480 304 600M262 250C270 360 250 480 262 610M338 250C330 360 350 480 338 610`,
  texture: 'plain',
  focus: [300, 230],
  front: (ink) =>
    `<path d="M252 142C270 156 330 156 348 142L300 262Z" fill="${ink.dark}"/>` +
    panel('M244 136L228 152L296 286L300 262L304 286L372 152L356 136L300 250Z', ink.light, ink) +
    seam('M300 286L300 638', ink) +
    sleeveSeams(ink) +
    shirtCuffs(ink),
  back: (ink) =>
    panel('M244 136C262 152 338 152 356 136L366 150C340 168 260 168 234 150Z', ink.light, ink) +
    yoke(ink) +
    sleeveSeams(ink) +
    shirtCuffs(ink),
};
