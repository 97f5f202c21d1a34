import type { Drawing } from './drawing';
import { panel, ribs, seam, stitch, type Ink } from './ink';

const fringe = (x1: number, x2: number, y: number, ink: Ink): string => {
  const count = Math.floor((x2 - x1) / 9);
  const threads = Array.from(
    { length: count },
    (_, index) => `M${x1 + 5 + index * 9} ${y}l${index % 2 ? 3 : -3} 44`,
  ).join('');
  return `<path d="${threads}" stroke="${ink.dark}" stroke-width="4" stroke-linecap="round"/>`;
};

const checks = (ink: Ink): string => {
  const across = [200, 290, 380, 470].map(
    (y) =>
      `<path d="M120 ${y}H480" stroke="${ink.light}" stroke-width="16" opacity=".55"/><path d="M120 ${y + 22}H480" stroke="${ink.line}" stroke-width="3" opacity=".4"/>`,
  );
  const down = [216, 300, 384].map(
    (x) =>
      `<path d="M${x} 100V640" stroke="${ink.light}" stroke-width="14" opacity=".45"/><path d="M${x + 18} 100V640" stroke="${ink.line}" stroke-width="3" opacity=".35"/>`,
  );
  return `<g clip-path="url(#shape)">${across.join('')}${down.join('')}</g>`;
};

export const scarf: Drawing = {
  outline: 'M186 132C240 122 360 122 414 132L420 560C360 570 240 570 180 560Z',
  texture: 'knit',
  focus: [300, 300],
  folds: 'M236 150C228 280 244 420 232 550M364 150C374 280 356 420 368 550',
  front: (ink) =>
    checks(ink) + fringe(182, 420, 560, ink) + seam('M300 130C292 280 306 420 300 564', ink, 3),
  back: (ink) =>
    checks(ink) + fringe(182, 420, 560, ink) + panel('M330 470h60v36h-60Z', '#efe6d6', ink),
};

export const beanie: Drawing = {
  outline:
    'M300 186C200 186 150 270 142 400L138 520C230 552 370 552 462 520L458 400C450 270 400 186 300 186Z',
  texture: 'knit',
  focus: [300, 400],
  folds: 'M220 240C196 300 190 360 190 410M380 240C404 300 410 360 410 410',
  front: (ink) =>
    beanieRibs(ink) +
    panel('M136 410C230 442 370 442 464 410L464 522C370 556 230 556 136 522Z', ink.light, ink) +
    ribs(146, 458, 424, 534, ink, 0, 14) +
    panel('M276 470h48v34h-48Z', '#efe6d6', ink),
  back: (ink) =>
    beanieRibs(ink) +
    panel('M136 410C230 442 370 442 464 410L464 522C370 556 230 556 136 522Z', ink.light, ink) +
    ribs(146, 458, 424, 534, ink, 0, 14),
};

function beanieRibs(ink: Ink): string {
  return Array.from({ length: 13 }, (_, index) => {
    const x = 154 + index * 24.4;
    return seam(
      `M${300 + (x - 300) * 0.16} 192C${300 + (x - 300) * 0.72} 240 ${x} 320 ${x} 420`,
      ink,
    );
  }).join('');
}

export const belt: Drawing = {
  outline:
    'M300 190C402 190 478 270 478 376C478 482 402 560 300 560C198 560 122 482 122 376C122 270 198 190 300 190ZM300 236C224 236 168 298 168 376C168 454 224 514 300 514C376 514 432 454 432 376C432 298 376 236 300 236Z',
  folds: 'M146 330C150 440 200 520 300 538',
  texture: 'plain',
  focus: [300, 520],
  front: (ink) =>
    stitch(
      'M300 200C396 200 468 276 468 376C468 476 396 550 300 550C204 550 132 476 132 376C132 276 204 200 300 200',
      ink,
    ) +
    panel('M300 508L470 520L520 566L470 580L300 562Z', ink.base, ink) +
    stitch('M306 516L464 528L504 564', ink) +
    `<g fill="none" stroke="#b68b3f" stroke-width="11"><rect x="262" y="494" width="64" height="84" rx="10"/></g><path d="M262 536H330" stroke="#d8b468" stroke-width="7" stroke-linecap="round"/>` +
    [380, 410, 440]
      .map(
        (x) => `<ellipse cx="${x}" cy="${546 + (x - 380) * 0.07}" rx="4" ry="5" fill="#2a1a10"/>`,
      )
      .join(''),
  back: (ink) =>
    stitch(
      'M300 200C396 200 468 276 468 376C468 476 396 550 300 550C204 550 132 476 132 376C132 276 204 200 300 200',
      ink,
    ),
};

export const tote: Drawing = {
  outline: 'M152 292L448 292L468 624C360 640 240 640 132 624Z',
  texture: 'twill',
  focus: [300, 400],
  folds: 'M220 320C210 420 226 520 214 620M380 320C390 420 374 520 386 620',
  front: (ink) =>
    `<g fill="none" stroke-linecap="round"><path d="M222 330C222 60 378 60 378 330" stroke="${ink.line}" stroke-opacity=".35" stroke-width="27"/><path d="M222 330C222 60 378 60 378 330" stroke="${ink.dark}" stroke-width="23"/></g>` +
    panel('M152 292L448 292L450 326L150 326Z', ink.light, ink) +
    stitch('M154 334L446 334', ink) +
    `<text x="300" y="470" text-anchor="middle" font-family="Georgia, serif" font-size="44" fill="${ink.line}">Harrow</text><text x="300" y="512" text-anchor="middle" font-family="Georgia, serif" font-style="italic" font-size="34" fill="${ink.line}">&amp; Vale</text>`,
  back: (ink) =>
    `<path d="M222 330C222 60 378 60 378 330" fill="none" stroke="${ink.dark}" stroke-width="23" stroke-linecap="round"/>` +
    panel('M152 292L448 292L450 326L150 326Z', ink.light, ink) +
    stitch('M154 334L446 334', ink),
};

export const weekender: Drawing = {
  outline:
    'M110 340C118 306 150 288 190 286L410 286C450 288 482 306 490 340C506 420 508 500 496 570C490 592 470 602 446 602L154 602C130 602 110 592 104 570C92 500 94 420 110 340Z',
  folds: 'M140 360C130 440 140 520 150 590M460 360C470 440 460 520 450 590',
  texture: 'plain',
  focus: [300, 420],
  front: (ink) =>
    `<g fill="none" stroke-linecap="round"><path d="M206 420C206 120 394 120 394 420" stroke="${ink.line}" stroke-width="22"/><path d="M206 420C206 124 394 124 394 420" stroke="${ink.dark}" stroke-width="15"/></g>` +
    seam('M118 330C240 318 360 318 482 330', ink, 4) +
    panel('M180 420h52v182h-52Z', ink.dark, ink) +
    panel('M368 420h52v182h-52Z', ink.dark, ink) +
    stitch(
      'M186 430v166M226 430v166M374 430v166M414 430v166M106 560C240 574 360 574 494 560',
      ink,
    ) +
    `<rect x="276" y="316" width="48" height="20" rx="4" fill="#c9a25a"/>`,
  back: (ink) =>
    seam('M118 330C240 318 360 318 482 330', ink, 4) +
    panel('M220 400h160v130h-160Z', ink.light, ink) +
    stitch('M228 412h144', ink),
};

const SOCK =
  'M214 130L300 130L298 400C300 440 340 470 392 512C424 540 414 592 368 598C310 604 250 560 222 520C206 494 212 440 214 400Z';

export const socks: Drawing = {
  outline: `${SOCK}M330 110L416 110L414 330C416 380 440 410 480 450C512 484 500 530 456 534C436 536 420 528 404 514C388 500 350 478 322 446C306 420 326 380 328 330Z`,
  folds: 'M250 200C244 300 256 380 250 440M372 180C366 260 380 330 374 380',
  texture: 'knit',
  focus: [300, 220],
  front: (ink) =>
    panel('M214 130L300 130L300 182L214 182Z', ink.light, ink) +
    ribs(216, 300, 134, 178, ink) +
    panel('M330 110L416 110L416 162L330 162Z', ink.light, ink) +
    ribs(332, 416, 114, 158, ink) +
    seam('M214 440C240 444 262 470 258 520M372 512C352 530 348 560 356 596', ink, 3),
  back: (ink) =>
    ribs(216, 300, 134, 178, ink) +
    ribs(332, 416, 114, 158, ink) +
    seam('M214 440C240 444 262 470 258 520', ink, 3),
};

const shoe = (x: number): string =>
  `M${x} 190C${x + 44} 170 ${x + 96} 178 ${x + 108} 230C${x + 124} 320 ${x + 122} 420 ${x + 118} 500C${x + 112} 580 ${x - 4} 582 ${x - 10} 500C${x - 16} 420 ${x - 20} 280 ${x} 190Z`;

export const loafers: Drawing = {
  outline: shoe(168) + shoe(324),
  folds: 'M190 300C186 380 190 440 196 520M420 300C424 380 420 440 414 520',
  texture: 'plain',
  focus: [260, 330],
  front: (ink) =>
    [168, 324]
      .map(
        (x) =>
          `<path d="M${x + 6} 400C${x + 30} 374 ${x + 80} 374 ${x + 104} 400C${x + 104} 460 ${x + 100} 530 ${x + 56} 540C${x + 10} 530 ${x + 4} 460 ${x + 6} 400Z" fill="#2c2019"/>` +
          panel(
            `M${x - 6} 352C${x + 30} 330 ${x + 84} 330 ${x + 116} 352L${x + 114} 386C${x + 84} 366 ${x + 28} 366 ${x - 6} 386Z`,
            ink.light,
            ink,
          ) +
          stitch(
            `M${x + 4} 330C${x + 8} 250 ${x + 30} 214 ${x + 58} 214C${x + 86} 214 ${x + 104} 250 ${x + 108} 330`,
            ink,
          ) +
          `<path d="M${x + 38} 352h32" stroke="#2c2019" stroke-width="7" stroke-linecap="round"/>`,
      )
      .join(''),
  back: (ink) =>
    [168, 324]
      .map(
        (x) =>
          panel(`M${x - 4} 240h116v250h-116Z`, '#c79e6b', ink) +
          stitch(`M${x + 6} 250v230h96v-230Z`, ink),
      )
      .join(''),
};

export const fabric: Drawing = {
  outline: 'M130 300C220 286 380 286 470 300L474 560C380 574 220 574 126 560Z',
  texture: 'twill',
  focus: [300, 420],
  folds: 'M150 380C260 370 360 390 460 376M150 470C260 460 360 480 460 466',
  front: (ink) =>
    panel('M134 252C224 238 380 238 466 252L470 312C380 298 220 298 130 312Z', ink.light, ink) +
    panel('M140 204C228 190 376 190 460 204L466 264C380 250 224 250 134 264Z', ink.base, ink) +
    seam('M128 400C220 388 380 388 472 400M128 486C220 474 380 474 472 486', ink, 3) +
    `<path d="M180 560L188 640" stroke="${ink.light}" stroke-width="8" opacity=".8"/>` +
    panel('M376 330h62v46h-62Z', '#efe6d6', ink),
  back: (ink) => seam('M128 400C220 388 380 388 472 400M128 486C220 474 380 474 472 486', ink, 3),
};

export const shoeTrees: Drawing = {
  outline:
    'M190 170C240 160 270 200 272 270C274 330 262 360 250 380L248 520C248 566 196 566 196 520L194 380C174 350 150 190 190 170ZM352 170C402 160 432 200 434 270C436 330 424 360 412 380L410 520C410 566 358 566 358 520L356 380C336 350 312 190 352 170Z',
  folds: 'M210 200C200 260 214 320 222 380M372 200C362 260 376 320 384 380',
  texture: 'plain',
  focus: [300, 300],
  front: (ink) =>
    [0, 162]
      .map(
        (x) =>
          seam(
            `M${200 + x} 210C${230 + x} 240 ${240 + x} 300 ${236 + x} 360M${212 + x} 190C${250 + x} 220 ${256 + x} 290 ${250 + x} 350`,
            ink,
          ) +
          `<rect x="${206 + x}" y="384" width="34" height="70" rx="6" fill="#b9b4aa"/><circle cx="${222 + x}" cy="530" r="14" fill="#c9a25a"/>`,
      )
      .join(''),
  back: (ink) => seam('M230 190L226 372M392 190L388 372', ink),
};
