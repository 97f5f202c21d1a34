import { PRODUCTS, sortProducts } from '../../catalogue/catalogue';
import { html, raw, scriptJson, type Markup } from '../markup';
import { flatsomeBox } from '../product-box';
import type { View } from '../view';

/** What the theme prints for a slider whose options an editor has left as they are. */
const USUAL_OPTIONS = {
  cellAlign: 'center',
  imagesLoaded: true,
  lazyLoad: 1,
  freeScroll: false,
  wrapAround: true,
  autoPlay: 6000,
  pauseAutoPlayOnHover: true,
  prevNextButtons: true,
  contain: true,
  adaptiveHeight: false,
  dragThreshold: 10,
  percentPosition: true,
  pageDots: true,
  draggable: true,
  selectedAttraction: 0.1,
  parallax: 0,
  friction: 0.6,
};

interface Slide {
  readonly name: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly words: string;
  readonly links: ReadonlyArray<readonly [path: string, label: string]>;
  readonly picture: string;
  readonly alt: string;
}

const HERO_SLIDES: readonly Slide[] = [
  {
    name: 'autumn',
    eyebrow: 'Autumn, made to last',
    title: 'Clothes worth mending',
    words:
      'Natural fibres, honest seams and colours borrowed from the moor. Small runs, mended for life.',
    links: [
      ['/product-category/women/', 'Shop women'],
      ['/product-category/men/', 'Shop men'],
    ],
    picture: 'hero-autumn.webp',
    alt: 'A jumper, a pair of jeans and a scarf laid out on linen',
  },
  {
    name: 'rain',
    eyebrow: 'Waxed, not plastic',
    title: 'Coats for slow rain',
    words:
      'Dry-waxed cotton and boiled wool, cut wide enough for a jumper underneath. Rewaxed for you every autumn.',
    links: [['/?s=coat&post_type=product', 'See the coats']],
    picture: 'hero-rain.webp',
    alt: 'A rain mac, a roll-neck jumper and a beanie',
  },
  {
    name: 'mending',
    eyebrow: 'The workroom is open',
    title: 'Send it back to us',
    words:
      'A worn elbow, a lost button, a hem that has given up: post it to York, and we put it right at no charge.',
    links: [['/our-craft/', 'How we make and mend']],
    picture: 'hero-mending.webp',
    alt: 'A cardigan, a tote bag and socks laid out on pale cloth',
  },
];

function heroSlide(
  { name, eyebrow, title, words, links, picture, alt }: Slide,
  at: number,
): Markup {
  const loading = raw(at === 0 ? ' fetchpriority="high"' : ' loading="lazy"');
  const buttons = links.map(
    ([path, label], index) =>
      html`<a class="button ${index === 0 ? 'primary' : 'is-outline'}" href="${path}">${label}</a>`,
  );
  return html`<div class="banner has-hover slide hero-${name}"><div class="banner-inner fill"><div class="banner-bg fill"><div class="bg fill bg-fill"></div></div></div><div class="banner-layers container hero-inner"><div class="hero-text text-box"><p class="eyebrow">${eyebrow}</p><h2 class="hero-title">${title}</h2><p>${words}</p><p class="hero-actions">${buttons}</p></div><img class="hero-art" src="/wp-content/uploads/${picture}" width="760" height="620" alt="${alt}"${loading}></div></div>
`;
}

/** The theme's slider around `slides`, with what it prints beside it. */
function slider(view: View, classes: string, options: object, slides: readonly Markup[]): Markup {
  const { rtl: rightToLeft } = view.visitor.situation;
  return html`<div class="slider-wrapper relative"><div class="slider ${classes}" data-flickity-options="${scriptJson({ ...USUAL_OPTIONS, rightToLeft, ...options })}">${slides}</div><div class="loading-spin dark large centered"></div></div>
`;
}

/** Slides at the top of the home page: words and buttons over backgrounds that move slower. */
export function heroSlides(view: View): Markup {
  return html`<section class="hero-slides" aria-label="This season"><h1 class="screen-reader-text">Harrow &amp; Vale: clothes worth mending</h1>${slider(view, 'slider-nav-circle slider-nav-large slider-nav-light slider-style-normal', { parallax: 3 }, HERO_SLIDES.map(heroSlide))}</section>`;
}

const CAROUSEL_COUNT = 9;

/** Product boxes in a row of which several show at once. */
export function productCarousel(view: View): Markup {
  const clothes = PRODUCTS.filter(
    ({ kind, categories }) => kind !== 'grouped' && /^(?:women|men)\b/.test(categories[0] ?? ''),
  );
  const products = sortProducts(clothes, 'date').slice(0, CAROUSEL_COUNT);
  const options = {
    imagesLoaded: true,
    dragThreshold: 5,
    cellAlign: 'left',
    wrapAround: true,
    prevNextButtons: true,
    percentPosition: true,
    pageDots: false,
    rightToLeft: view.visitor.situation.rtl,
    autoPlay: false,
    groupCells: '100%',
  };
  return html`<section class="home-section" aria-labelledby="home-new"><div class="section-title"><h2 id="home-new">Fresh from the workroom</h2><a href="/shop/?orderby=date">All new arrivals</a></div><div class="row row-small row-slider slider slider-nav-circle slider-nav-reveal large-columns-4 medium-columns-3 small-columns-2" aria-label="New arrivals" data-flickity-options="${scriptJson(options)}">${products.map((product) => flatsomeBox(view, product))}</div></section>
`;
}

const QUOTES: ReadonlyArray<readonly [words: string, name: string, slug: string, bought: string]> =
  [
    [
      'Five winters in, one new cuff, and it still looks better than anything else on the hook.',
      'Margaret, Whitby',
      'lambswool-jumper',
      'Lambswool jumper',
    ],
    [
      'I sent my overshirt back with a torn pocket. It came home with a patch that I get asked about.',
      'Tom, Leeds',
      'corduroy-overshirt',
      'Corduroy overshirt',
    ],
    [
      'The size table was right, which has never happened to me before. The trousers fit like mine.',
      'Priya, Durham',
      'wide-leg-trousers',
      'Wide-leg trousers',
    ],
  ];

/** What shoppers say, one at a time. */
export function quotes(view: View): Markup {
  return html`<section class="home-section quotes" aria-labelledby="home-quotes"><h2 id="home-quotes">Worn, mended, written home about</h2>${slider(
    view,
    'slider-nav-simple slider-nav-dark slider-type-fade slider-style-normal',
    { autoPlay: false, adaptiveHeight: true },
    QUOTES.map(
      ([words, name, slug, bought]) =>
        html`<figure class="quote slide"><blockquote><p>${words}</p></blockquote><figcaption>${name} <a href="/product/${slug}/">${bought}</a></figcaption></figure>`,
    ),
  )}</section>`;
}
