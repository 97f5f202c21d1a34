import type { Drawing } from './drawing';
import { buttons, panel, seam, stitch, type Ink } from './ink';

const COAT =
  'M240 92C262 104 338 104 360 92L430 118C456 128 470 160 480 206C496 300 510 420 520 540L452 554C442 460 434 380 420 310C424 430 436 560 446 684L154 684C164 560 176 430 180 310C166 380 158 460 148 554L80 540C90 420 104 300 120 206C130 160 144 128 170 118Z';
const JACKET =
  'M240 118C262 130 338 130 360 118L432 144C458 154 472 186 482 232C498 320 512 430 520 552L452 566C442 480 434 404 422 336C422 430 424 520 428 616L172 616C176 520 178 430 178 336C166 404 158 480 148 566L80 552C88 430 102 320 118 232C128 186 142 154 168 144Z';
const FOLDS =
  'M150 240C160 340 130 450 118 530M450 240C442 340 470 450 482 530M216 360C226 460 206 560 210 660M388 350C376 460 396 560 392 660';

const armholes = (ink: Ink): string =>
  seam('M172 124C188 180 188 230 180 300M428 124C412 180 412 230 420 300', ink);
const lapels = (ink: Ink): string =>
  `<path d="M246 98C268 112 332 112 354 98L312 330L288 330Z" fill="${ink.dark}"/>` +
  panel(
    'M240 92L218 106L206 176L238 186L226 202L300 348L310 320C276 250 258 170 252 110Z',
    ink.light,
    ink,
  ) +
  panel(
    'M360 92L382 106L394 176L362 186L374 202L300 348L294 330C324 250 342 170 348 110Z',
    ink.light,
    ink,
  );
const flapPockets = (ink: Ink, y: number): string =>
  panel(`M196 ${y}h74v24h-74Z`, ink.light, ink) + panel(`M330 ${y}h74v24h-74Z`, ink.light, ink);
const backCollar = (ink: Ink, y: number): string =>
  panel(
    `M240 ${y}C262 ${y + 14} 338 ${y + 14} 360 ${y}L378 ${y + 14}C346 ${y + 42} 254 ${y + 42} 222 ${y + 14}Z`,
    ink.light,
    ink,
  );

export const coat: Drawing = {
  outline: COAT,
  folds: FOLDS,
  texture: 'plain',
  focus: [300, 240],
  front: (ink) =>
    lapels(ink) +
    seam('M300 348C302 460 306 570 308 684', ink) +
    buttons(286, 380, 500, 3, '#4a3423') +
    flapPockets(ink, 470) +
    armholes(ink) +
    seam('M86 500L152 512M514 500L448 512', ink),
  back: (ink) =>
    backCollar(ink, 92) +
    armholes(ink) +
    seam('M300 130L300 684', ink) +
    panel('M246 330h108v22h-108Z', ink.light, ink),
};

const foldCollar = (ink: Ink, y: number): string =>
  `<path d="M248 ${y + 4}C270 ${y + 18} 330 ${y + 18} 352 ${y + 4}L300 ${y + 60}Z" fill="${ink.dark}"/>` +
  panel(
    `M240 ${y}L222 ${y + 24}L258 ${y + 70}L300 ${y + 44}L342 ${y + 70}L378 ${y + 24}L360 ${y}C340 ${y + 30} 318 ${y + 40} 300 ${y + 44}C282 ${y + 40} 260 ${y + 30} 240 ${y}Z`,
    ink.light,
    ink,
  );
const patchPocket = (x: number, y: number, width: number, height: number, ink: Ink): string =>
  panel(
    `M${x} ${y}h${width}v${height - 14}q0 14 -14 14h-${width - 28}q-14 0 -14 -14Z`,
    ink.base,
    ink,
  ) + stitch(`M${x + 5} ${y + 12}h${width - 10}`, ink);

export const jacket: Drawing = {
  outline: JACKET,
  folds: FOLDS,
  texture: 'twill',
  focus: [300, 230],
  front: (ink) =>
    panel('M288 166L312 166L312 616L288 616Z', ink.light, ink) +
    foldCollar(ink, 118) +
    buttons(300, 220, 590, 5, '#3a2f26') +
    patchPocket(198, 240, 66, 74, ink) +
    patchPocket(336, 240, 66, 74, ink) +
    patchPocket(190, 460, 82, 104, ink) +
    patchPocket(328, 460, 82, 104, ink) +
    armholes(ink) +
    stitch('M176 606L424 606M86 520L150 532M514 520L450 532', ink),
  back: (ink) =>
    backCollar(ink, 118) +
    seam('M148 220C220 236 380 236 452 220M220 230L214 616M380 230L386 616', ink) +
    armholes(ink) +
    stitch('M176 606L424 606', ink),
};

export const mac: Drawing = {
  outline: COAT,
  folds: FOLDS,
  texture: 'plain',
  focus: [300, 210],
  front: (ink) =>
    panel('M284 140L316 140L320 684L280 684Z', ink.light, ink) +
    foldCollar(ink, 92) +
    buttons(300, 200, 620, 6, '#2c2a24') +
    seam('M196 440L236 540M404 440L364 540', ink, 6) +
    stitch('M188 440L228 540M412 440L372 540', ink) +
    armholes(ink) +
    stitch('M160 670L440 670', ink),
  back: (ink) =>
    backCollar(ink, 92) +
    seam('M146 200C220 226 380 226 454 200', ink, 3) +
    stitch('M300 480L300 684', ink) +
    armholes(ink),
};
