import { editMark } from '../admin-bar';
import { lazyImage } from '../lazy-image';
import { html, type Markup } from '../markup';
import type { View } from '../view';

/** Edited by itself, as every block is. */
const BANNER_BLOCK = 2301;
const STEPS_BLOCK = 2302;

/** A banner whose picture moves behind its words, and what fades in by sight. */
export function movingBanner(view: View): Markup {
  return html`${editMark(view, 'Banner: from fleece to hem', BANNER_BLOCK)}<section class="banner moving-banner" aria-label="From fleece to hem"><div class="banner-inner fill"><div class="banner-bg fill"><div class="bg fill bg-fill" data-parallax="-5" data-parallax-container=".banner" data-parallax-background></div></div><div class="banner-layers container"><div class="text-box" data-parallax="2" data-parallax-container=".banner" data-parallax-fade="true"><div class="text-box-content" data-animate="fadeInUp"><p class="eyebrow">From fleece to hem</p><p class="banner-title">Made slowly, within forty miles</p><p>The mill, the cutting room and the mending bench all look out on the same moor.</p><p><a class="button primary" href="/shop/">See what came of it</a></p></div></div><p class="banner-stamp" data-parallax="4" data-parallax-elemenet><span>Mended</span><span>for life</span></p></div></div></section>
`;
}

const STEPS = [
  {
    name: 'spin',
    animation: 'fadeInLeft',
    title: 'Spun',
    text: 'Wool from three farms, spun in the mill below the weir. No two lots are quite the same.',
    alt: 'A spinning wheel and a cone of rust-coloured yarn',
  },
  {
    name: 'cut',
    animation: 'fadeInUp',
    title: 'Cut',
    text: 'By hand, two layers at a time, so that stripes meet where they should.',
    alt: 'Shears on blue cloth with a chalked outline, above a ruler',
  },
  {
    name: 'stitch',
    animation: 'fadeInRight',
    title: 'Stitched',
    text: 'With a hem that leaves enough to let down, and a spare button in every pocket.',
    alt: 'Green cloth with a row of stitches, a needle and a button',
  },
];

/** Three steps that come in by sight, with pictures that are loaded by sight. */
export function craftSteps(view: View): Markup {
  return html`${editMark(view, 'Three steps', STEPS_BLOCK)}<section class="home-section garment-steps" aria-labelledby="garment-steps"><h2 id="garment-steps">How a garment comes about</h2><div class="step-cards">${STEPS.map(
    ({ name, animation, title, text, alt }) =>
      html`<article class="craft-card step-card" data-animate="${animation}">${lazyImage(view, `craft-${name}.webp`, [600, 450], alt)}<h3>${title}</h3><p>${text}</p></article>`,
  )}</div></section>
`;
}
