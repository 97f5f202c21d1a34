import { feedData } from '../../server/photo-feed-data';
import { editMark } from '../admin-bar';
import { lazyImage } from '../lazy-image';
import { html, raw, type Markup } from '../markup';
import type { View } from '../view';

const FEED_BLOCK = 2304;

/** How many photos the block is set to show. */
const PHOTOS = 6;

/** Photos of another service, loaded by the theme’s call. Until then, room for them. */
export function photoFeed(view: View): Markup {
  const data = feedData(view.visitor, { username: 'harrowandvale', photos: PHOTOS });
  return html`<section class="home-section" aria-labelledby="home-feed"><div class="section-title"><h2 id="home-feed">Worn by you</h2><span>@harrowandvale</span></div>${editMark(view, 'Photo feed', FEED_BLOCK)}<div class="row large-columns-6 medium-columns-3 small-columns-3 feed" data-flatsome-instagram="${data}">${Array.from(
    { length: PHOTOS },
    () => raw('<div class="col"><div class="col-inner feed-place"></div></div>'),
  )}</div></section>
`;
}

/** What the theme sends for the block. */
export function feedPhotos(view: View, captions: readonly string[]): Markup {
  return html`<div class="row large-columns-6 medium-columns-3 small-columns-3 feed">${captions.map(
    (caption, index) =>
      html`<div class="col"><div class="col-inner" data-animate="fadeInUp"><a class="plain" href="https://www.instagram.com/harrowandvale/" target="_blank" rel="noopener">${lazyImage(view, `feed-${index + 1}.webp`, [600, 600], caption)}</a></div></div>`,
  )}</div>`;
}
