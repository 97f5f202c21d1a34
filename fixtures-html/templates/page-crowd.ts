import { PRODUCTS } from '../catalogue/catalogue';
import { ENQUIRY } from '../catalogue/contact-forms';
import { contactForm } from './contact-form';
import { layout } from './layout';
import { html, type Markup } from './markup';
import { productGrid } from './product-box';
import type { View } from './view';

/** As much as a page can be asked to hold here. */
const MOST = { boxes: 500, forms: 50 } as const;

/** A page that is fuller than any shop's: so many product boxes, and so many contact forms. */
export function crowdPage(view: View): Markup {
  const wanted = (key: keyof typeof MOST, usual: number): number =>
    Math.min(MOST[key], Math.max(0, Number(view.url.searchParams.get(key) ?? usual) || 0));
  const boxes = Array.from(
    { length: wanted('boxes', 200) },
    (_none, at) => PRODUCTS[at % PRODUCTS.length]!,
  );
  const forms = Array.from({ length: wanted('forms', 20) }, (_none, at) =>
    contactForm(view, ENQUIRY, at + 1),
  );
  return layout(view, {
    title: 'Everything at once',
    content: html`<section><h1 class="page-title">Everything at once</h1>${productGrid(view, boxes)}</section><section class="contact"><h2>Write to us</h2>${forms}</section>`,
  });
}
