import { ARTICLES } from '../catalogue/articles';
import { PRODUCTS, productsIn, sortProducts } from '../catalogue/catalogue';
import { topCategories } from '../catalogue/categories';
import { craftSteps } from './blocks/banner';
import { mendedThisWeek } from './blocks/media';
import { numbers } from './blocks/numbers';
import { photoFeed } from './blocks/photo-feed';
import { heroSlides, productCarousel, quotes } from './blocks/slider';
import { homeQuestions } from './blocks/tabs';
import { film } from './blocks/video';
import { layout } from './layout';
import { html, nothing, type Markup } from './markup';
import { picture } from './picture';
import { productGrid } from './product-box';
import type { View } from './view';

const FEATURED_COUNT = 6;

const hero = html`<section class="hero"><div class="container hero-inner"><div class="hero-text"><p class="eyebrow">Autumn, made to last</p><h1>Clothes worth mending</h1><p>Natural fibres, honest seams and colours borrowed from the moor. Small runs, mended for life.</p><p class="hero-actions"><a class="button primary" href="/product-category/women/">Shop women</a><a class="button is-outline" href="/product-category/men/">Shop men</a></p></div><img class="hero-art" src="/wp-content/uploads/hero-autumn.webp" width="760" height="620" alt="A jumper, a pair of jeans and a scarf laid out on linen" fetchpriority="high"></div></section>`;

function categoryTiles(): Markup {
  return html`<section class="home-section" aria-labelledby="home-categories"><h2 id="home-categories">Find your section</h2><ul class="category-tiles">${topCategories().map(
    (category) => {
      const product = productsIn(category.path)[4];
      return html`<li><a href="/product-category/${category.path}/">${product ? picture(product, { alt: '', classes: 'tile-art' }) : nothing}<span class="tile-name">${category.name}</span></a></li>`;
    },
  )}</ul></section>`;
}

function journal(): Markup {
  return html`<section class="home-section journal" aria-labelledby="home-journal"><h2 id="home-journal">From the journal</h2><div class="journal-cards">${ARTICLES.map(
    (article) =>
      html`<article class="journal-card"><h3><a href="/journal/${article.slug}/">${article.title}</a></h3><p>${article.intro}</p></article>`,
  )}</div></section>`;
}

export function homePage(view: View): Markup {
  const featured = sortProducts(PRODUCTS, 'popularity').slice(0, FEATURED_COUNT);
  // Most blocks are the theme's: a plain shop has pages without them.
  const hasBlocks = view.visitor.situation.theme === 'flatsome';
  return layout(view, {
    title: 'Clothes worth mending',
    intro: hasBlocks ? heroSlides(view) : hero,
    content: html`<section class="home-section" aria-labelledby="home-featured"><div class="section-title"><h2 id="home-featured">This week’s favourites</h2><a href="/shop/">See everything</a></div>${productGrid(view, featured)}</section>${categoryTiles()}${craftSteps(view)}${hasBlocks ? html`${productCarousel(view)}${film}${mendedThisWeek}` : nothing}${numbers(view)}${hasBlocks ? html`${quotes(view)}${homeQuestions(view)}` : nothing}${journal()}${photoFeed(view)}`,
  });
}
