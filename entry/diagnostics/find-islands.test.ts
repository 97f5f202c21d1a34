import { afterEach, expect, test } from 'vitest';
import { elementName } from './element-name';
import { findIslands, switchOf } from './find-islands';
import { findRunning } from './find-running';
import { readSetup } from './read-page';

afterEach(() => {
  document.body.innerHTML = '';
  document.head.innerHTML = '';
  Reflect.deleteProperty(globalThis, 'jQuery');
});

const page = (markup: string): void => void (document.body.innerHTML = markup);
const of = (name: string) => findIslands().found.filter(({ island }) => island === name);

test('an island is found by its state, or by markup that nothing has made one', () => {
  page(
    '<a class="quick-view" data-prod="1" data-island-quick-view="ready"></a><a class="quick-view" data-prod="2"></a>',
  );
  expect(of('quick-view').map(({ state, entry }) => [state, entry?.part])).toEqual([
    ['ready', 'late'],
    ['unnoticed', 'late'],
  ]);
  expect(of('contact-form')).toEqual([]);
});

test('the error that the loader keeps on the element is its reason', () => {
  page('<div class="wpcf7" data-island-contact-form="failed"></div>');
  const error = new TypeError('no form');
  Object.assign(document.querySelector('.wpcf7')!, {
    'data-island-contact-form': { island: 'contact-form', phase: 'mount', error },
  });
  expect(of('contact-form')[0]?.failure).toEqual({ phase: 'mount', message: 'TypeError: no form' });
});

test('a switch around an island is no island, and is known as what turned it off', () => {
  page(
    '<main id="main" data-island-quick-view="off"><a class="quick-view" data-prod="1" data-island-quick-view="off"></a></main>',
  );
  const [found] = of('quick-view');
  expect(of('quick-view')).toHaveLength(1);
  expect(switchOf(found!, {})).toEqual({ by: 'around', element: 'main#main' });
  expect(switchOf(found!, { 'quick-view': 'off' })).toEqual({ by: 'settings' });
  expect(findIslands().strays.map(({ name, value }) => [name, value])).toEqual([
    ['quick-view', 'off'],
  ]);
  page('<a class="quick-view" data-prod="1" data-island-quick-view="off"></a>');
  expect(switchOf(of('quick-view')[0]!, {})).toEqual({ by: 'element' });
});

test('a site’s own islands are listed; names of none, and what is no state, are strays', () => {
  page(
    '<p data-island-look-book="ready"></p><p data-island-quantiy="off"></p><p data-island-gallery="no"></p><p data-island-pressed=""></p>',
  );
  expect(of('look-book').map(({ state, entry }) => [state, entry])).toEqual([['ready', undefined]]);
  expect(findIslands().strays.map(({ name, value }) => [name, value])).toEqual([
    ['quantiy', 'off'],
    ['gallery', 'no'],
  ]);
});

test('a site’s own island may be named in the settings, at work or turned off', () => {
  const known = (): readonly string[] => {
    const { found, strays } = findIslands();
    const builds = { isManifestRead: false, panelHash: '' };
    return readSetup(found, strays, new Map(), builds).known;
  };
  page('<p data-island-look-book="ready"></p><p data-island-atelier="off"></p>');
  expect(known()).toContain('look-book');
  expect(known()).not.toContain('atelier');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<script type="application/json" id="storefront-islands-settings">{"islands":{"atelier":"off"}}</script>',
  );
  expect(known()).toContain('atelier');
});

test('scripts run where their element has an address of theirs, or what they make is there', () => {
  const list = {
    empty: { islands: ['gallery'] },
    theirs: { islands: ['gallery'] },
    ours: { islands: ['gallery'], standIn: { file: 'theme-api.js', when: 'always' } as const },
    namesake: { islands: ['gallery'], from: '/woocommerce/' },
    joined: { islands: ['gallery'], globals: ['jQuery.fn.zoom'] },
    absent: { islands: ['gallery'], globals: ['jQuery.fn.other', 'none.at.all'] },
  };
  page(
    // Not run by this document: only looked at.
    ['theirs', 'ours', 'namesake']
      .map(
        (handle) =>
          `<script id="${handle}-js" type="text/plain" src="https://shop.example/${handle === 'ours' ? 'dist/theme-api' : handle}.js?ver=1"></script>`,
      )
      .join('') + '<script id="empty-js-extra"></script>',
  );
  Object.assign(globalThis, { jQuery: { fn: { zoom: () => undefined } } });
  expect(findRunning(list)).toEqual([
    { handle: 'theirs', src: 'https://shop.example/theirs.js?ver=1' },
    { handle: 'joined', global: 'jQuery.fn.zoom' },
  ]);
});

test('where an optimiser has taken the ids away, scripts are known by their file', () => {
  const list = {
    cart: { islands: ['gallery'], file: '/frontend/add-to-cart' },
    variation: { islands: ['gallery'], file: '/frontend/add-to-cart-variation' },
    other: { islands: ['gallery'], file: '/frontend/cart' },
  };
  const script = (src: string): string => `<script type="text/plain" src="${src}"></script>`;
  page(
    script('https://cdn.example/shop/frontend/add-to-cart.min.js?ver=11#x') +
      script('https://shop.example/frontend/add-to-cart-variation.js') +
      '<script type="text/plain"></script>',
  );
  expect(findRunning(list)).toEqual([
    { handle: 'cart', src: 'https://cdn.example/shop/frontend/add-to-cart.min.js?ver=11#x' },
    { handle: 'variation', src: 'https://shop.example/frontend/add-to-cart-variation.js' },
  ]);
});

test('elements are called by what they are known by', () => {
  page(
    '<header id="top"><div class="is-open cart-item has-icon big wide"><a id="go"></a></div></header><p class="lead"></p>',
  );
  const names = ['body', '#go', '.cart-item', '.lead'].map((selector) =>
    elementName(document.querySelector(selector)!),
  );
  expect(names).toEqual(['body', 'a#go', '#top div.cart-item.big', 'p.lead']);
});
