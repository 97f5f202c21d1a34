import { ENQUIRY, EVERYTHING, LONG_FORM } from '../catalogue/contact-forms';
import { contactForm } from './contact-form';
import type { FormState } from './form-controls';
import { layout } from './layout';
import { html, type Markup } from './markup';
import type { View } from './view';

export type ContactPage = 'shop' | 'everything' | 'nested' | 'two' | 'late' | 'cached' | 'long';

export const CONTACT_PATHS: Readonly<Record<string, ContactPage>> = {
  '/contact/': 'shop',
  '/contact/everything/': 'everything',
  '/contact/nested/': 'nested',
  '/contact/two/': 'two',
  '/contact/late/': 'late',
  '/contact/cached/': 'cached',
  '/contact/long/': 'long',
};

function details(): Markup {
  return html`<aside class="contact-details" aria-label="Our address"><h2>Or come by</h2><address>Harrow &amp; Vale<br>12 Mill Lane<br>York YO1 7HH</address><p>Monday to Saturday, ten to six.</p><p><a href="tel:+441904550000">01904 550000</a></p></aside>`;
}

function body(view: View, page: ContactPage, posted: FormState | undefined): Markup {
  switch (page) {
    case 'shop':
      return html`<div class="contact-columns">${contactForm(view, ENQUIRY, 1, posted)}${details()}</div>`;
    case 'everything':
    case 'cached':
      return contactForm(view, EVERYTHING, 1, posted);
    case 'long':
      return contactForm(view, LONG_FORM, 1, posted);
    case 'two':
      return html`<h2>First</h2>${contactForm(view, ENQUIRY, 1, posted)}<h2>Second</h2>${contactForm(view, ENQUIRY, 2, posted)}`;
    case 'nested':
      return html`<form class="outer" action="/shop/" method="get"><p><label>Search the shop <input type="search" name="s"></label></p>${contactForm(view, ENQUIRY, 1)}</form>`;
    case 'late':
      return html`<p><button type="button" class="button" data-late-form="/contact/">Ask a question</button></p><div id="late-form"></div><script src="/wp-content/themes/fixture/scripts/late-form.js"></script>`;
  }
}

/** A page with a contact form; `posted` is how one of its forms comes back. */
export function contactPage(view: View, page: ContactPage, posted?: FormState): Markup {
  return layout(view, {
    title: 'Contact',
    content: html`<section class="contact"><header class="prose"><h1>Write to us</h1><p class="lead">A person reads every message, and answers within a day.</p></header>${body(view, page, posted)}<p class="form-hint"><a href="/contact/messages/">What the shop has received</a></p></section>`,
  });
}

/** What the shop has stored, so that anybody can see that nothing was lost or doubled. */
export function messagesPage(view: View): Markup {
  const { submissions } = view.visitor;
  const rows = submissions.map(
    ({ formId, status, fields }, index) =>
      html`<tr class="submission"><th scope="row">${index + 1}</th><td>${formId}</td><td>${status}</td><td><dl>${fields.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl></td></tr>`,
  );
  return layout(view, {
    title: 'Messages',
    content: html`<section class="prose"><h1>Messages</h1>${
      submissions.length === 0
        ? html`<p>None yet.</p>`
        : html`<table class="submissions"><thead><tr><th scope="col">No.</th><th scope="col">Form</th><th scope="col">Outcome</th><th scope="col">Fields</th></tr></thead><tbody>${rows}</tbody></table>`
    }<p><a href="/contact/">Write another</a></p></section>`,
  });
}
