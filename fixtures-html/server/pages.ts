import { Hono } from 'hono';
import { findArticle } from '../catalogue/articles';
import {
  findProductBySlug,
  isIn,
  PRODUCTS,
  productsIn,
  searchProducts,
  SORTINGS,
  sortProducts,
} from '../catalogue/catalogue';
import { findCategory, type Category } from '../catalogue/categories';
import { GALLERIES } from '../catalogue/galleries';
import { VARIABLE } from '../catalogue/variable';
import type { Product } from '../catalogue/product';
import { html, type Markup } from '../templates/markup';
import { basketPage } from '../templates/page-basket';
import { blockCheckoutPage, checkoutPage } from '../templates/page-checkout';
import { crowdPage } from '../templates/page-crowd';
import { homePage } from '../templates/page-home';
import { landingPage } from '../templates/page-landing';
import { listingPage, PRODUCTS_PER_PAGE } from '../templates/page-listing';
import { orderReceivedPage } from '../templates/page-order-received';
import { productPage } from '../templates/page-product';
import { wishlistPage } from '../templates/page-wishlist';
import { articlePage, notFoundPage } from '../templates/page-simple';
import { pixelPage } from '../templates/page-pixel';
import { allLettersPage, lettersPage } from '../templates/page-letters';
import { account, logIn } from './account-pages';
import { takeCheckout } from './checkout';
import { NO_CACHE_HEADERS, type ShopEnv, type ShopRequest } from './http';
import { queueNotice, REFUSED_LOGIN } from './notices';
import { viewOf } from './request-view';

interface ListingSource {
  readonly title: string;
  readonly intro?: string;
  readonly basePath: string;
  readonly category?: Category;
  readonly products: readonly Product[];
}

function page(
  c: ShopRequest,
  markup: Markup,
  status: 200 | 404 = 200,
): Response | Promise<Response> {
  return c.html(markup, status);
}

/** Basket, checkout and account pages are the visitor's own and are stored nowhere. */
function privatePage(c: ShopRequest, markup: Markup): Response | Promise<Response> {
  for (const [name, value] of Object.entries(NO_CACHE_HEADERS)) c.header(name, value);
  return c.html(markup);
}

function notFound(c: ShopRequest): Response | Promise<Response> {
  return page(c, notFoundPage(viewOf(c, 'not-found')), 404);
}

function listing(
  c: ShopRequest,
  source: ListingSource,
  pageNumber: number,
): Response | Promise<Response> {
  const asked = c.req.query('orderby') ?? 'menu_order';
  const orderby = Object.hasOwn(SORTINGS, asked) ? asked : 'menu_order';
  const min = 100 * Number(c.req.query('min_price') ?? 0);
  const max = 100 * Number(c.req.query('max_price') ?? Infinity);
  const filtered = source.products.filter(
    ({ pricePence }) => pricePence >= min && pricePence < max,
  );
  const products = sortProducts(filtered, orderby);
  const start = (pageNumber - 1) * PRODUCTS_PER_PAGE;
  const shown = products.slice(start, start + PRODUCTS_PER_PAGE);
  if (shown.length === 0 && pageNumber !== 1) return notFound(c);
  return page(
    c,
    listingPage(viewOf(c, 'shop'), {
      intro: '',
      category: undefined,
      ...source,
      products,
      shown,
      pageNumber,
      orderby,
    }),
  );
}

function search(c: ShopRequest, words: string, pageNumber: number): Response | Promise<Response> {
  const category = c.req.query('product_cat') ?? '';
  const products = searchProducts(words).filter(
    (product) => category === '' || isIn(category, product),
  );
  return listing(c, { title: `Search results: “${words}”`, basePath: '/', products }, pageNumber);
}

function checkoutForm(c: ShopRequest): Response | Promise<Response> {
  const visitor = c.get('visitor');
  if (visitor.lines.length === 0) {
    queueNotice(visitor, 'info', html`Checkout is not available whilst your basket is empty.`);
    return c.redirect('/basket/', 302);
  }
  return privatePage(c, checkoutPage(viewOf(c, 'checkout'), c.get('form')));
}

export const pages = new Hono<ShopEnv>();

// A login form posts to the page that it stands on, and a refusal is said in its panel there.
pages.post('*', async (c, next) => {
  const url = new URL(c.req.url);
  const { visitor, form } = c.var;
  if (url.pathname === '/my-account/' || !form.has('login')) return next();
  if (!logIn(visitor, form)) visitor.refusedLogin = REFUSED_LOGIN;
  return c.redirect(url.pathname + url.search, 303);
});

pages.on(['GET', 'POST'], ['/', '/page/:page/'], (c) => {
  const words = c.req.query('s');
  if (words !== undefined) return search(c, words, Number(c.req.param('page') ?? 1));
  return page(c, homePage(viewOf(c, 'home')));
});

pages.on(['GET', 'POST'], '/our-craft/', (c) => page(c, landingPage(viewOf(c, 'landing'))));

pages.on(['GET', 'POST'], ['/shop/', '/shop/page/:page/'], (c) =>
  listing(
    c,
    {
      title: 'Shop',
      basePath: '/shop/',
      // Swatches in boxes are worth seeing where there are many.
      products: c.get('visitor').situation.boxSwatches ? [...VARIABLE, ...PRODUCTS] : PRODUCTS,
    },
    Number(c.req.param('page') ?? 1),
  ),
);

pages.on(['GET', 'POST'], ['/shop/unusual/', '/shop/unusual/page/:page/'], (c) =>
  listing(
    c,
    {
      title: 'Unusual products',
      basePath: '/shop/unusual/',
      products: [...VARIABLE, ...GALLERIES],
    },
    Number(c.req.param('page') ?? 1),
  ),
);

pages.on(['GET', 'POST'], '/product-category/*', (c) => {
  const match = /^\/product-category\/(.+?)\/(?:page\/(\d+)\/)?$/.exec(c.req.path);
  const category = findCategory(match?.[1] ?? '');
  if (!category) return notFound(c);
  const source = {
    title: category.name,
    intro: category.intro,
    basePath: `/product-category/${category.path}/`,
    category,
    products: productsIn(category.path),
  };
  return listing(c, source, Number(match?.[2] ?? 1));
});

pages.on(
  ['GET', 'POST'],
  ['/product/:slug/', '/product/:slug/:comments{comment-page-\\d+}/'],
  (c) => {
    const product = findProductBySlug(c.req.param('slug'));
    return product ? page(c, productPage(viewOf(c, 'product'), product)) : notFound(c);
  },
);

pages.on(['GET', 'POST'], ['/wishlist/', '/wishlist/view/:token/'], (c) =>
  c.get('visitor').situation.wishlist === 'off'
    ? notFound(c)
    : privatePage(c, wishlistPage(viewOf(c, 'wishlist'))),
);

pages.on(['GET', 'POST'], '/basket/', (c) => privatePage(c, basketPage(viewOf(c, 'basket'))));

pages.get('/checkout/', checkoutForm);
pages.post('/checkout/', (c) => {
  const outcome = takeCheckout(c.get('visitor'), c.get('form'));
  if ('order' in outcome)
    return c.redirect(
      `/checkout/order-received/${outcome.order.number}/?key=${outcome.order.key}`,
      302,
    );
  return c.get('visitor').lines.length === 0 ? c.redirect('/basket/', 302) : checkoutForm(c);
});

pages.get('/checkout/block/', (c) =>
  privatePage(c, blockCheckoutPage(viewOf(c, 'block-checkout'))),
);

pages.get('/checkout/order-received/:number/', (c) => {
  const order = c
    .get('visitor')
    .orders.find((candidate) => String(candidate.number) === c.req.param('number'));
  if (!order || order.key !== c.req.query('key')) return notFound(c);
  return privatePage(c, orderReceivedPage(viewOf(c, 'order-received'), order));
});

pages.route('/my-account/', account);

pages.on(['GET', 'POST'], '/journal/:slug/', (c) => {
  const article = findArticle(c.req.param('slug'));
  return article ? page(c, articlePage(viewOf(c, 'article'), article)) : notFound(c);
});

pages.on(['GET', 'POST'], '/letters/', (c) => page(c, lettersPage(viewOf(c, 'article'))));
pages.on(['GET', 'POST'], '/letters/all/', (c) =>
  page(
    c,
    allLettersPage(viewOf(c, 'article'), c.req.query('redirect') ?? '/journal/how-to-wash-wool/'),
  ),
);

// A listing to the platform, with forms below it.
pages.on(['GET', 'POST'], '/crowd/', (c) => page(c, crowdPage(viewOf(c, 'shop'))));

pages.get('/pixel/', (c) => privatePage(c, pixelPage(viewOf(c, 'article'))));

pages.all('*', notFound);
