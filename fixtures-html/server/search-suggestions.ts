import { ARTICLES } from '../catalogue/articles';
import { PRODUCTS } from '../catalogue/catalogue';
import type { Product } from '../catalogue/product';
import {
  MANY_SUGGESTIONS,
  ODD_SUGGESTIONS,
  sampleSuggestion,
  type OddSuggestion,
} from '../catalogue/suggestions';
import { pictureUrl } from '../templates/picture';
import { priceAmounts } from '../templates/price';
import { absolute, type View } from '../templates/view';
import { jsonAnswer, type ShopRequest } from './http';
import { viewOf } from './request-view';

/** As the theme's handler answers (platform document "theme", 12.2). */
interface Suggestion {
  type: 'Product' | 'Page';
  id: number | string;
  value: string;
  url: string;
  img: string | false;
  price: string;
}

/** The platform's limit, for products and for pages each. */
const MAX_EACH = 100;

const NOTHING_FOUND = { id: -1, value: 'No products found.', url: '' };

/** Names leave the platform with entities for what is not plain. */
function encodeName(name: string): string {
  return name
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[’“”–]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function productSuggestion(view: View, product: Product): Suggestion {
  const [view1] = product.pictures;
  return {
    type: 'Product',
    id: product.id,
    value: encodeName(product.name),
    url: absolute(view, `/product/${product.slug}/`),
    img: view1 ? absolute(view, pictureUrl(product, view1, 'gallery')) : '',
    price: priceAmounts(product).toString(),
  };
}

function oddSuggestion(view: View, odd: OddSuggestion): Suggestion {
  const at = (path: string): string => (path.startsWith('/') ? absolute(view, path) : path);
  const { id, value, url, img = false, price = '' } = odd;
  return { type: 'Product', id, value, url: at(url), img: img && at(img), price };
}

function matching(words: string): (text: string) => boolean {
  const needles = words.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => {
    const haystack = text.toLowerCase();
    return needles.length > 0 && needles.every((needle) => haystack.includes(needle));
  };
}

function suggestionsFor(view: View, words: string, category: string): Suggestion[] {
  const isMeant = matching(words);
  const products = PRODUCTS.filter(
    ({ name, sku, summary, categories }) =>
      isMeant(`${name} ${sku} ${summary}`) &&
      (category === '' ||
        categories.some((path) => path === category || path.startsWith(`${category}/`))),
  ).map((product) => productSuggestion(view, product));
  if (category !== '') return products.slice(0, MAX_EACH);
  const samples = Array.from({ length: MANY_SUGGESTIONS }, (_, index) => sampleSuggestion(index));
  const odd = [...ODD_SUGGESTIONS, ...samples].filter(({ value }) => isMeant(value));
  const pages = ARTICLES.filter(({ title }) => isMeant(title)).map(
    ({ slug, title }): Suggestion => ({
      type: 'Page',
      id: 0,
      value: encodeName(title),
      url: absolute(view, `/journal/${slug}/`),
      img: '',
      price: '',
    }),
  );
  return [
    ...[...products, ...odd.map((one) => oddSuggestion(view, one))].slice(0, MAX_EACH),
    ...pages.slice(0, MAX_EACH),
  ];
}

/** The theme's live search. Without a result there is one item that says so, never an empty list. */
export function answerSearchSuggestions(c: ShopRequest): Response {
  const view = viewOf(c, 'fragment');
  const { emptySuggestions } = view.visitor.situation;
  const words = c.req.query('query') ?? '';
  const suggestions = suggestionsFor(view, words, c.req.query('product_cat') ?? '');
  const nothing = emptySuggestions ? [] : [NOTHING_FOUND];
  return jsonAnswer({ suggestions: suggestions.length > 0 ? suggestions : nothing });
}
