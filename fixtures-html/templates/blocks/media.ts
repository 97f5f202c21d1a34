import { findProductBySlug } from '../../catalogue/catalogue';
import { html, type Markup } from '../markup';
import { PICTURE_SIZES, pictureUrl, type PictureView } from '../picture';
import { FIXTURE_FILMS } from '../view';

interface Shot {
  readonly slug: string;
  readonly view: PictureView;
  readonly alt: string;
  readonly caption?: string;
}

const COLLAR: Shot = {
  slug: 'oxford-shirt',
  view: 'detail',
  alt: 'The collar of a pale blue shirt, seen close',
};

const STAGES: readonly Shot[] = [
  {
    slug: 'canvas-chore-jacket',
    view: 'fold',
    alt: 'An olive jacket, folded back to front',
    caption: 'Cut by hand, twelve layers at a time',
  },
  {
    slug: 'canvas-chore-jacket',
    view: 'seam',
    alt: 'The flat-felled side seam of a jacket',
    caption: 'Seams are felled, so that no edge can fray',
  },
  {
    slug: 'canvas-chore-jacket',
    view: 'label',
    alt: 'The label inside the neck of a jacket',
    caption: 'Whoever finishes it signs the label',
  },
];

const PATCHES: readonly Shot[] = [
  { slug: 'selvedge-jeans', view: 'hem', alt: 'The turned hem of a pair of jeans' },
  { slug: 'merino-crew-jumper', view: 'weave', alt: 'The knit of a merino jumper' },
  { slug: 'merino-socks', view: 'front', alt: 'A pair of socks with darned heels' },
  { slug: 'lambswool-scarf', view: 'edge', alt: 'The edge of a lambswool scarf' },
];

function small({ slug, view, alt }: Shot): Markup {
  if (!findProductBySlug(slug)) throw new Error(`media block: no product "${slug}" to draw`);
  const [width, height] = PICTURE_SIZES.single;
  return html`<img width="${width}" height="${height}" src="${pictureUrl({ slug }, view, 'single')}" alt="${alt}" loading="lazy" decoding="async">`;
}

/** A gallery as the platform's editor prints it. */
const stages = html`<div id="gallery-1" class="gallery galleryid-7 gallery-columns-3 gallery-size-medium">${STAGES.map(
  (shot) =>
    html`<figure class="gallery-item"><div class="gallery-icon portrait"><a href="${pictureUrl(shot, shot.view)}">${small(shot)}</a></div><figcaption class="wp-caption-text gallery-caption">${shot.caption}</figcaption></figure>`,
)}</div>`;

/** A gallery as the theme's page editor prints it. */
const patches = html`<div class="row row-small large-columns-4">${PATCHES.map(
  (shot, index) =>
    html`<div class="gallery-col col"><div class="col-inner"><a class="image-lightbox lightbox-gallery" href="${pictureUrl(shot, shot.view)}" title="${`Mended <in an hour>, no. ${index + 1}`}"><span class="box has-hover gallery-box"><span class="box-image image-cover">${small(shot)}</span></span></a></div></div>`,
)}</div>`;

/** A button that shows a film of this shop, and links of other houses that open in the same way. */
const filmButton: Markup = html`<p class="workroom-films"><a class="button primary open-video" href="${FIXTURE_FILMS}/mending.mp4">Watch a heel being darned</a> <a class="button is-outline" href="https://www.youtube.com/watch?v=mEnDiNgSoCk&amp;t=1m5s">A visit to the mill</a> <a class="open-video" href="https://maps.google.com/maps?q=York+Minster">Find the workroom</a></p>`;

export const mendedThisWeek: Markup = html`<section class="workroom-gallery" aria-labelledby="patches"><h2 id="patches">Mended this week</h2>${patches}</section>`;

/** Pictures and galleries that open in a lightbox. */
export const pictures: Markup = html`<section class="workroom" aria-labelledby="workroom"><div class="workroom-words entry-content"><h2 id="workroom">In the workroom</h2><p>Every piece passes through five pairs of hands between the cutting table and the parcel. We keep <a href="${pictureUrl({ slug: 'well-documented-jacket' }, 'tilt')}">a picture of each season’s first jacket</a>, and of <a href="/journal/">how we learnt to make it</a>.</p>${filmButton}</div><figure id="attachment_71" class="workroom-figure wp-caption"><a href="${pictureUrl(COLLAR, COLLAR.view)}">${small(COLLAR)}</a><figcaption class="wp-caption-text">A collar has eleven parts. Turned once, it lasts twice as long.</figcaption></figure></section>
<section class="workroom-gallery" aria-labelledby="stages"><h2 id="stages">From bolt to label</h2>${stages}</section>
${mendedThisWeek}`;
