import { html, nothing, raw, type Markup } from '../markup';

interface SectionOptions {
  readonly name: string;
  readonly title: string;
  /** Some parts of a page are reached by links alone. */
  readonly hasBullet?: boolean;
  /** Pixels to be left free above it, where the editor wants it so. */
  readonly offset?: number;
}

/** A mark in a long page, as the theme's editor prints it. */
function scrollTo({ name, title, hasBullet = true, offset }: SectionOptions): Markup {
  const custom =
    offset === undefined ? nothing : html` data-offset-type="custom" data-offset="${offset}"`;
  return html`<span class="scroll-to" data-label="Scroll to: #${name}" data-bullet="${hasBullet ? 'true' : 'false'}" data-link="#${name}" data-title="${title}"${custom}><a name="${name}"></a></span>`;
}

const picture = (file: string, alt: string): Markup =>
  html`<img class="craft-art" src="/wp-content/uploads/${file}-600x750.webp" width="600" height="750" alt="${alt}" loading="lazy">`;

/** A column that stays in sight beside a longer one; the theme's script says how. */
function sticky(content: Markup, mode: 'javascript' | 'css' = 'javascript'): Markup {
  return html`<div class="craft-col is-sticky-column"${mode === 'javascript' ? raw(' data-sticky-mode="javascript"') : nothing}><div class="is-sticky-column__inner">${content}</div></div>`;
}

const col = (content: Markup): Markup => html`<div class="craft-col">${content}</div>`;

const row = (first: Markup, second: Markup): Markup =>
  html`<div class="craft-row">${first}${second}</div>`;

/** What takes part in the bullets beside a long page: how it begins. */
export const craftNote: Markup = html`<div class="craft-opening"><p class="lead">Nothing here is quick. From the fleece to the last button it takes us nineteen days to make a jumper, and the years after that are the part we are proudest of.</p><ul class="craft-contents" aria-label="On this page"><li><a href="#fibre">Fibre</a></li><li><a href="#dye">Dye</a></li><li><a href="#cut">Cut</a></li><li><a href="#mending">Mending</a></li><li><a href="#mending-prices">What it costs</a></li></ul></div>`;

const fibreFacts = html`<div class="craft-card"><h3>What we buy</h3><dl class="craft-facts"><dt>Wool</dt><dd>Two flocks, Wensleydale and Masham, within forty miles of York.</dd><dt>Linen</dt><dd>Normandy flax, <span class="has-tooltip" tabindex="0" title="Left on the field for six weeks, where dew and sun part fibre from stalk.">dew-retted</span> and spun wet in County Down.</dd><dt>Cotton</dt><dd>Organic, from one farm in the Aegean, paid before it is sown.</dd></dl></div>`;

export const fibre: Markup = html`<section class="craft-section" aria-labelledby="craft-fibre">${scrollTo({ name: 'fibre', title: 'Fibre' })}<h2 id="craft-fibre">It begins with the fibre</h2>${row(
  col(
    html`<p>A garment cannot be better than what it is spun from. We buy wool from two farms that we visit at shearing, and we pay by the fleece, not by the kilo, so that nobody gains from breeding sheep for weight.</p><p>The wool is scoured at ninety degrees in a mill that heats its water with its own waste. What comes out is cream, oat and a brown that no dye has ever matched. Some of it stays that way: our undyed jumpers are the colour of the sheep.</p><p>Long fibres go into yarn for knitting; short ones into cloth, where they are locked in by the weave. Nothing is thrown away. The dust from carding goes back to the farms, where it feeds the rhubarb.</p>${picture('merino-crew-jumper-weave', 'The knitted surface of a jumper, seen closely')}<p>Linen is slower still. The flax is pulled rather than cut, and lies on the field until the weather has done half of the work. A wet August gives a grey year, a dry one a golden year, and we do not correct either.</p><p>Cotton is where most shops stop asking. We asked for the name of the field. It took two winters to get an answer, and another to find a spinner who would keep one farm’s crop apart from all the others.</p><p>So when a label says where something comes from, that is where it comes from. Write to us with the number beneath the size, and we will tell you the month.</p>`,
  ),
  sticky(fibreFacts),
)}</section>`;

export const dye: Markup = html`<section class="craft-section craft-band" aria-labelledby="craft-dye">${scrollTo({ name: 'dye', title: 'Dye', hasBullet: false })}<h2 id="craft-dye">Colours borrowed from the moor</h2><p>Twelve colours, no more. Each was matched to something that you can walk to from the workshop: bracken in November, the Ouse in flood, the rust on the gate at Sutton Bank. We dye in the hank and in small lots, which is why two scarves of one colour may not be quite the same.</p><p>The vats run on rainwater from our own roof. It is soft, it is free, and in a dry summer it is the reason why a colour is out of stock.</p></section>`;

const STEPS: ReadonlyArray<[title: string, text: string]> = [
  ['Lay', 'Cloth rests on the table overnight, so that it is not stretched when it is cut.'],
  ['Mark', 'Chalk, and card patterns that hang on numbered hooks. The oldest is from 1961.'],
  ['Cut', 'One layer at a time, with shears. A knife is faster, and wrong at the corners.'],
  ['Bundle', 'All parts of one garment stay together, from one end of one roll.'],
  ['Sew', 'Flat-felled seams where it strains, bound seams where it shows.'],
  ['Press', 'After each seam, not only at the end: that is what a good shoulder is made of.'],
  ['Finish', 'Buttonholes by hand on coats, and a spare button where you will find it.'],
];

const steps = html`<ol class="craft-steps">${STEPS.map(([title, text]) => html`<li><h3>${title}</h3><p>${text}</p></li>`)}</ol><p><a class="button is-outline" href="/shop/">See what comes of it</a></p>`;

export const cut: Markup = html`<section class="craft-section" aria-labelledby="craft-cut">${scrollTo({ name: 'cut', title: 'Cut' })}<h2 id="craft-cut">Cut one at a time</h2>${row(
  sticky(steps),
  col(
    html`<p>Most of what a coat will be is decided in the first hour, with chalk. Cloth has a way it wants to hang, and a pattern that ignores it will twist by the second winter however well it is sewn.</p>${picture('corduroy-overshirt-seam', 'A felled seam on corduroy')}<p>Our patterns are drawn for people who reach, bend and carry. There is room across the back and none at the waist; sleeves are set a little forward, where arms are. We try each new one on eleven members of the village choir before it is graded into sizes.</p><p>Every seam is left with <a class="tip-top" href="#mending" title="Enough to let out by one size, once.">two centimetres to spare</a>. It costs us four metres of cloth in a hundred, and it is why something can be altered after ten years instead of given away.</p>${picture('oxford-shirt-detail', 'Collar and placket of a shirt')}<p>We cut to order in the last week of each month. The sizes that sell slowly are never cut ahead, so nothing is left over to be sold for less, or burnt, as happens more often than anybody likes to say.</p><p>Offcuts larger than a hand become pockets, and <em>their</em> offcuts become the stuffing of the door snakes that keep the workshop warm. The smallest go to the school.</p>${picture('linen-camp-shirt-hem', 'The hem of a linen shirt')}<p>At the end somebody signs for it: there are initials on the tape inside the left side seam. They belong to one of nine people, whose names hang by the door.</p>`,
  ),
)}</section>`;

const promise = html`<div class="craft-card"><h3>Send it back to us</h3><p>Any seam, any button, any year. Put a note in with it that says where it hurts.</p><p><a class="button primary" href="/contact/">Ask about a repair</a></p><p class="craft-small">Open on weekdays. <span class="tooltip-as-html" tabindex="0" title="Workshop 4, Foss Islands, York. &lt;a href=&quot;/contact/&quot;&gt;How to find us&lt;/a&gt;">Where we are</span></p></div>`;

export const mending: Markup = html`<section class="craft-section" aria-labelledby="craft-mending">${scrollTo({ name: 'mending', title: 'Mending' })}<h2 id="craft-mending">Mended for life</h2>${row(
  col(
    html`<p>Clothes wear out where they are loved: elbows, pockets, the knee that goes down first in the garden. We mend all of it, for as long as there is something to mend.</p><p>A darn can be seen or unseen, as you like. Unseen takes an hour longer and the same wool, which we keep from every lot that we have ever dyed, on a wall of four hundred drawers.</p>${picture('moss-stitch-cardigan-corner', 'The mended corner of a cardigan')}<p>Leather is stitched again through the old holes. Zips are replaced with the same make. Linings last about nine years, and changing one is a good day’s work for somebody who likes to be left alone.</p><p>Sometimes we say no: when the cloth around a hole is so thin that a darn would only make a larger one. Then we send it back with a length of the yarn, and a drawing of how to make it into a cushion.</p><p>While it is with us you may have something from the lending rail. Many of those have been mended more often than anything we sell.</p>`,
  ),
  sticky(promise, 'css'),
)}</section><section class="craft-section" aria-labelledby="craft-prices">${scrollTo({ name: 'mending-prices', title: 'What it costs', offset: 160 })}<h2 id="craft-prices">What mending costs</h2><div class="craft-prices"><table><thead><tr><th scope="col">Repair</th><th scope="col">First ten years</th><th scope="col">Later</th></tr></thead><tbody><tr><th scope="row">Seam or button</th><td>Free</td><td>Free</td></tr><tr><th scope="row">Darn</th><td>Free</td><td>£8</td></tr><tr><th scope="row">Zip or lining</th><td>Free</td><td>from £24</td></tr></tbody></table></div><p>Postage to us is yours, postage back is ours. Read <a href="/journal/how-to-wash-wool/">how to wash wool</a> first: most darns begin in the machine.</p></section>`;
