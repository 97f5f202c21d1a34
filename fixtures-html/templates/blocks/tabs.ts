import { lightboxBlock } from '../lightbox-block';
import { html, nothing, type Markup } from '../markup';
import type { View } from '../view';

interface Panel {
  readonly slug: string;
  readonly title: string;
  readonly content: Markup;
  /** The editor's own name for links to it, as the platform prints it. */
  readonly anchor?: string;
}

interface TabsBlock {
  readonly title?: string;
  /** Classes of the theme's list. */
  readonly nav: string;
  readonly panels: readonly Panel[];
}

/** Tabs as the theme's block prints them: the first is open, and its style sheet hides the others. */
function tabs({ title, nav, panels }: TabsBlock): Markup {
  const links = panels.map(({ slug, title: name, anchor = `tab_${slug}` }, index) => {
    const state =
      index === 0 ? html`aria-selected="true"` : html`aria-selected="false" tabindex="-1"`;
    return html`<li id="tab-${slug}" class="tab${index === 0 ? ' active' : ''} has-icon" role="presentation"><a href="#${anchor}" role="tab" ${state} aria-controls="tab_${slug}"><span>${name}</span></a></li>`;
  });
  return html`<div class="tabbed-content">${title ? html`<h3 class="text-left">${title}</h3>` : nothing}<ul class="nav ${nav} nav-size-normal nav-left" role="tablist">${links}</ul><div class="tab-panels">${panels.map(
    ({ slug, content }, index) =>
      html`<div id="tab_${slug}" class="panel${index === 0 ? ' active' : ''} entry-content" role="tabpanel" aria-labelledby="tab-${slug}">${content}</div>`,
  )}</div></div>`;
}

/** An accordion as the theme's block prints it, all items closed. */
function accordion(items: readonly Panel[]): Markup {
  return html`<div class="accordion">${items.map(
    ({ slug, title, content, anchor = `accordion-item-${slug}` }) =>
      html`<div id="accordion-${slug}" class="accordion-item"><a id="accordion-${slug}-label" class="accordion-title plain" href="#${anchor}" aria-expanded="false" aria-controls="accordion-${slug}-content"><button class="toggle" aria-label="Toggle"><i class="icon-angle-down" aria-hidden="true"></i></button><span>${title}</span></a><div id="accordion-${slug}-content" class="accordion-inner" aria-labelledby="accordion-${slug}-label">${content}</div></div>`,
  )}</div>`;
}

const steps = (items: readonly string[]): Markup =>
  html`<ol class="care-steps">${items.map((item) => html`<li>${item}</li>`)}</ol>`;

const FABRICS: readonly Panel[] = [
  {
    slug: 'wool',
    title: 'Wool',
    content: html`<p>Air it overnight and it rarely needs more. When it does, wash it by hand and let it lie.</p>${steps(['Cool water, 30 degrees at most, and a spoonful of wool soap.', 'Press, never wring. Roll it in a towel to take the water out.', 'Dry it flat, away from the stove, and pull it back into shape.'])}`,
  },
  {
    slug: 'linen',
    title: 'Linen',
    content: html`<p>Linen likes water and grows softer with each wash. Iron it damp, or wear it as it falls.</p>${steps(['Warm wash, 40 degrees, with room to move in the drum.', 'Shake it out and hang it while it still drips.', 'A hot iron from the inside keeps dark colours deep.'])}`,
  },
  {
    slug: 'denim',
    title: 'Denim',
    content: html`<p>Wear raw denim for two months before its first bath, and it will keep your shape.</p>${steps(['Inside out, 30 degrees, short and without softener.', 'Hang by the hem. The tumble dryer takes a size and gives nothing back.', 'Patch the knee early: a thin place is mended in ten minutes.'])}`,
  },
];

/** By fabric: one below the other, opened by resting on them. */
const fabrics = tabs({ nav: 'nav-outline nav-vertical active-on-hover', panels: FABRICS });

const care = tabs({
  nav: 'nav-line',
  panels: [
    { slug: 'washing', title: 'Washing', content: fabrics },
    {
      slug: 'mending',
      title: 'Mending',
      anchor: 'mending-at-home',
      content: html`<p>Every parcel carries a card of matching yarn. A darn takes a needle, a jam-jar lid and a quarter of an hour.</p>${steps(['Stretch the hole over the lid and run threads across it, a thumb’s width into sound cloth.', 'Turn, and weave over and under until the gap is a small basket.', 'Steam it flat. If it has gone too far for you, it has not for us.'])}<p>We mend what we made, for the price of the postage: see <a href="#accordion-item-mending-service">how to send it in</a>.</p>`,
    },
    {
      slug: 'storing',
      title: 'Storing',
      content: html`<p>Moths eat what is dirty. Put winter things away clean, folded, and in cotton.</p>${steps(['Wash and dry everything before it goes into the chest.', 'Cedar helps as long as you can smell it: sand it once a year.', 'Fold knitwear. A hanger leaves shoulders that nobody has.'])}`,
    },
  ],
});

/** Answers that open answers: tabs inside an item. */
const sizes = tabs({
  nav: 'nav-pills',
  panels: [
    {
      slug: 'knitwear-fit',
      title: 'Knitwear',
      content: html`<p>Made to be worn over a shirt. Between two sizes, take the smaller one: it gives a finger’s width in the first week.</p>`,
    },
    {
      slug: 'outerwear-fit',
      title: 'Outerwear',
      content: html`<p>Cut with room for a jumper. Take the size that you wear in shirts.</p>`,
    },
  ],
});

const ORDERING: readonly Panel[] = [
  {
    slug: 'delivery',
    title: 'When will it be here?',
    content: html`<p>Orders before noon leave Hawick the same day. Two working days in Britain, four to the rest of Europe. Postage is free from £80.</p>`,
  },
  {
    slug: 'returns',
    title: 'What if it does not fit?',
    content: html`<p>Send it back within sixty days, unworn, and we refund it or swap the size. The label is in the parcel; a swap costs you nothing.</p>`,
  },
];

const answers = accordion([
  ...ORDERING,
  { slug: 'sizes', title: 'Which size should I take?', content: sizes },
  {
    slug: 'mending-service',
    title: 'Do you really mend things for ever?',
    content: html`<p>As long as there is cloth around the hole. Write your name on the form, pin it to the place, and post it to the workshop. Ten days later it is home again.</p><p>Before you do: <a href="#mending-at-home">a small hole is mended at home</a> in an evening.</p>`,
  },
  {
    slug: 'big-cloth',
    title: 'What is Clò Mòr?',
    anchor: 'cl%C3%B2-m%C3%B2r',
    content: html`<p>“The big cloth”: tweed woven by hand at the weaver’s own home in the Outer Hebrides. The Orb on its label is checked by an act of parliament, not by us.</p>`,
  },
]);

/** Tabs and an accordion outside a product page. */
export const questions: Markup = html`<section class="home-section care-guide" aria-labelledby="care-guide"><div class="care-intro"><p class="eyebrow">Care guide</p><h2 id="care-guide">Made to be looked after</h2><p>Little and often is all it takes. What you do not find here, <a href="/contact/">ask the workshop</a>.</p></div>${care}</section><section class="home-section shop-answers" aria-labelledby="shop-answers"><div class="care-intro"><p class="eyebrow">Questions and answers</p><h2 id="shop-answers">Before you order</h2></div>${answers}</section>`;

/** What the home page has of both: fabrics in a row, and the questions that come before an order. */
export function homeQuestions(view: View): Markup {
  const mending: Panel = {
    slug: 'mending-service',
    title: 'Do you really mend things for ever?',
    content: html`<p>As long as there is cloth around the hole. Ten days after you posted it, it is home again: see <a href="#mending-by-post">how to send it in</a>.</p>`,
  };
  return html`<section class="home-section care-guide" aria-labelledby="home-cloth"><div class="care-intro"><p class="eyebrow">Know your cloth</p><h2 id="home-cloth">Keep it for twenty winters</h2><p>Three habits for each fabric, and <a href="/our-craft/#care-guide">the whole care guide</a> for everything else.</p></div>${tabs({ nav: 'nav-line', panels: FABRICS })}</section><section class="home-section shop-answers" aria-labelledby="home-answers"><div class="care-intro"><p class="eyebrow">Questions and answers</p><h2 id="home-answers">Before you order</h2></div>${accordion([...ORDERING, mending])}</section>${lightboxBlock(
    view,
    'mending-by-post',
    '560px',
    html`<h2>Mending by post</h2>${steps(['Wash it, and pin a note with your name to the place.', 'Post it to the workroom in York. The way back is on us.', 'Ten days later it is home again, with the yarn we used for the next time.'])}<p><a class="button primary" href="/contact/">Ask about a repair</a></p>`,
  )}`;
}
