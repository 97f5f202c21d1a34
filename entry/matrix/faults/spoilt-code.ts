import type { Page } from '../../../fixtures-html/testing/shop-test';

/** Spoils the bundle's own files on their way to a page. */

/** A file of the bundle by its name in the manifest, e.g. `chunks/core-….js`. */
export const fileIn = (url: string): string =>
  new URL(url).pathname.replace(/^.*\/(?=chunks\/)/, '');

/** What becomes of a file. */
export type Spoilt =
  | 'missing once'
  | 'missing for good'
  | 'throws in the middle of mount'
  | 'throws at the end of mount';

/**
 * An island's door that does all that the island does while it mounts, and throws then: whatever has been
 * changed until then has to be undone.
 */
const throwingAtTheEnd = (file: string): string =>
  `export * from '${file}?own';
import { mount as own } from '${file}?own';
export const mount = Object.assign(async (element, context) => {
  await own(element, context);
  throw new Error('no mount');
}, own);`;

/**
 * An island's door that breaks off where the island begins to listen for the second time: by then it has
 * done some of what it does, and not the rest. One that listens no more than once throws at its end.
 */
const throwingHalfway = (file: string): string =>
  `export * from '${file}?own';
import { mount as own } from '${file}?own';
export const mount = Object.assign(async (element, context) => {
  let times = 0;
  const before = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const isOwn = options?.signal === context.signal && (times += 1) === 2;
    if (isOwn) throw new Error('no mount');
    return before.call(this, type, listener, options);
  };
  await own(element, context);
  throw new Error('no mount');
}, own);`;

const DOORS: Partial<Record<Spoilt, (file: string) => string>> = {
  'throws in the middle of mount': throwingHalfway,
  'throws at the end of mount': throwingAtTheEnd,
};

/** Every component that a view consists of throws as soon as it is rendered. */
const withoutRender = (code: string): string =>
  code.replace(
    /\.jsx=(\w+)([,;])(\w+)\.jsxs=\1/,
    '.jsx=(type,...rest)=>$1(typeof type==="function"?()=>{throw new Error("no render")}:type,...rest)$2$3.jsxs=$3.jsx',
  );

/**
 * @param files by their names in the manifest
 * @param isRenderSpoilt whether each view throws when it is rendered
 */
export async function spoil(
  page: Page,
  files: ReadonlyMap<string, Spoilt>,
  { isRenderSpoilt = false } = {},
): Promise<void> {
  const asked = new Set<string>();
  await page.route('**/storefront-islands/chunks/*', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const file = fileIn(route.request().url());
    const isFirst = !asked.has(file);
    asked.add(file);
    const how = search === '?own' ? undefined : files.get(file);
    if (how === 'missing for good' || (how === 'missing once' && isFirst)) {
      return route.fulfill({ status: 404, body: 'Not found' });
    }
    const throws = how && DOORS[how];
    if (throws) return route.fulfill({ contentType: 'text/javascript', body: throws(pathname) });
    if (!isRenderSpoilt || !/\/react-[A-Z\d]+\.js$/.test(file)) return route.continue();
    const response = await route.fetch();
    const before = await response.text();
    const body = withoutRender(before);
    if (body === before) throw new Error('React’s chunk makes its elements in another way now.');
    return route.fulfill({ response, body });
  });
}
