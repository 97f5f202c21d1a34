import { html, type Markup } from '../markup';
import { FIXTURE_FILMS } from '../view';

/** A film behind words: the theme's markup, which plays by itself, and a link to the film alone. */
export const film: Markup = html`<section class="section dark film-section" aria-labelledby="film-title"><div class="section-bg fill"><video class="video-bg fill visibility" preload="metadata" playsinline autoplay muted loop poster="${FIXTURE_FILMS}/patching.webp"><source src="${FIXTURE_FILMS}/patching.webm" type="video/webm"><source src="${FIXTURE_FILMS}/patching.mp4" type="video/mp4"></video><div class="video-overlay no-click fill"></div></div><div class="section-content relative"><p class="eyebrow">From the workroom</p><h2 id="film-title">A patch takes Edie eleven minutes</h2><p>She has sewn for us for twelve years, and has yet to throw a garment away. Post yours to York: there is no charge, and no form longer than your name.</p><p class="hero-actions"><a class="button" href="/contact/">Ask about a repair</a><a class="button is-outline open-video" href="${FIXTURE_FILMS}/patching.mp4">Watch the film</a></p></div></section>
`;
