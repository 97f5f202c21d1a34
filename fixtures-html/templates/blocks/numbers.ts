import { editMark } from '../admin-bar';
import { html, type Markup } from '../markup';
import type { View } from '../view';

const NUMBERS_BLOCK = 2303;

const NUMBERS = [
  ['1,240', 'garments mended last year, most of them for nothing'],
  ['4.9', 'of five stars, from people who have worn it a while'],
  ['38', 'years of patterns in the drawers upstairs'],
  ['12k', 'buttons, sorted by size, then by colour'],
] as const;

/** Numbers that count up once they are in sight, before a picture that moves. */
export function numbers(view: View): Markup {
  return html`${editMark(view, 'Numbers', NUMBERS_BLOCK)}<section class="home-section numbers-band" aria-labelledby="numbers-band" data-parallax="-3"><h2 id="numbers-band">Counted once a year</h2><ul class="numbers">${NUMBERS.map(
    ([number, text]) =>
      html`<li><span class="number"><span class="count-up">${number}</span></span> <span class="number-text">${text}</span></li>`,
  )}</ul></section>
`;
}
