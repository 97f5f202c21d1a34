import { rewrite } from '../../../fixtures-html/testing/page-probes';
import type { Page } from '../../../fixtures-html/testing/shop-test';
import type { Situation } from '../../../fixtures-html/server/situation';

/** What other people's code and odd browsers do to a page; each begins before anything else runs. */

export interface HostilePage {
  situation?: Partial<Situation>;
  prepare?: (page: Page) => Promise<void>;
  /** Elements leave it while they are in use. One such page will do: it takes twice as long as the others. */
  losesElements?: boolean;
}

/** Names in JSON that mean an object's prototype where they are copied without care. */
const POLLUTING = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},';

/** JSON that is an object, or begins with one, with names in it that would pollute. */
const polluted = (json: string): string =>
  json.replace(/^(\s*\[?\s*\{)(?!\s*\})/, `$1${POLLUTING}`);

/** Neither a file nor a request of the islands. */
const isPage = ({ pathname, search }: URL): boolean =>
  !/^\/(?:wp-|fixtures\/)|\.\w+$/.test(pathname) && !search.includes('wc-ajax=');

async function polluteJson(page: Page): Promise<void> {
  // Settings and variations that the page is printed with, and the strings in the settings.
  await rewrite(page, isPage, (html) =>
    html
      .replace(
        /(id="storefront-islands-settings">)[^<]*/,
        `$1{${POLLUTING}"strings":{${POLLUTING}"none":"-"}}`,
      )
      .replaceAll(/(data-product_variations="\[\{)/g, `$1${POLLUTING.replaceAll('"', '&quot;')}`),
  );
  await page.route(/wc-ajax=|admin-ajax|\/wp-json\//, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const text = await response.text();
    // Rules and fragments are looked through name by name; a fragment is text.
    const body = polluted(text)
      .replace(/"rules":\[\{/, `$&${POLLUTING}`)
      .replace(/"fragments":\{/, '$&"__proto__":"<i>x</i>","constructor":"<i>x</i>",');
    return route.fulfill({ response, body });
  });
}

/** An element without any sense for each id of the page, after the one that is meant. */
async function doubleIds(page: Page): Promise<void> {
  await rewrite(page, isPage, (html) => {
    const ids = new Set([...html.matchAll(/\sid="([\w-]+)"/g)].map(([, id]) => id));
    // The settings are the page author's own.
    ids.delete('storefront-islands-settings');
    const doubles = [...ids].map((id) => `<i id="${id}"></i>`).join('');
    return html.replace('</body>', `<div hidden class="doubles">${doubles}</div>$&`);
  });
}

function refuse(): void {
  // Not to the tests themselves, on their way to the next page.
  if (location.pathname.startsWith('/fixtures/')) return;
  const deny = (target: object, key: string): void => {
    const no = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(target, key, { get: no, set: no });
  };
  deny(globalThis, 'localStorage');
  deny(globalThis, 'sessionStorage');
  deny(Document.prototype, 'cookie');
}

function fill(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('Quota exceeded', 'QuotaExceededError');
  };
}

/** As old libraries do: names that show up in every loop, and methods that mean something else. */
function extend(): void {
  const extras = [Array, String, Function, Element].map(({ prototype }) => prototype as object);
  for (const prototype of extras) {
    Object.assign(prototype, { each: () => 'each', invoke: () => 'invoke' });
  }
  // Arrays become text where they are stringified, as with Prototype.js 1.6.
  Object.assign(Array.prototype, {
    toJSON(this: unknown[]) {
      return `[${this.map((item) => JSON.stringify(item)).join(', ')}]`;
    },
  });
  const { remove } = Element.prototype;
  Element.prototype.remove = function (this: Element) {
    remove.call(this);
    return this;
  } as () => void;
}

/** As monitoring and consent scripts do: everything that is sent or parsed goes by them. */
function wrap(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (...args) => {
    const answer = await fetch.apply(globalThis, args);
    void answer
      .clone()
      .text()
      .catch(() => undefined);
    return answer;
  };
  const { parse } = JSON;
  JSON.parse = (text, reviver) => parse(String(text), reviver) as unknown;
}

/** As lock-down scripts do: nobody changes what is built in any more. */
function freeze(): void {
  for (const { prototype } of [Object, Array, String, Number, Promise, Map, Set, RegExp, Date]) {
    Object.freeze(prototype);
  }
  for (const builtIn of [JSON, Math, Reflect]) Object.freeze(builtIn);
}

const init =
  (script: () => void) =>
  async (page: Page): Promise<void> =>
    void (await page.addInitScript(script));

export const HOSTILE_PAGES: Readonly<Record<string, HostilePage>> = {
  'two jQuerys, the bundle twice, fetch and JSON wrapped': {
    situation: { jquery: 'twice', bundleTwice: true },
    prepare: init(wrap),
    losesElements: true,
  },
  'jQuery after the bundle, every id twice': {
    situation: { jquery: 'late' },
    prepare: doubleIds,
  },
  'no storage and no cookies, built-in prototypes extended': {
    prepare: async (page) => {
      await page.addInitScript(refuse);
      await page.addInitScript(extend);
    },
  },
  'no room in storage, built-ins frozen': {
    prepare: async (page) => {
      await page.addInitScript(fill);
      await page.addInitScript(freeze);
    },
  },
  'names in all JSON that would pollute prototypes': { prepare: polluteJson },
};

/** What other people's code has put on a page, and relies on. */
interface OwnThings {
  /** What of it is not as it was. */
  findDamage: () => string[];
}

/** Runs in the browser, after everything that makes the page hostile. */
function keepOwnThings(): void {
  const builtIn = [Object, Array, String, Function, Promise, Element, Node, Storage, EventTarget];
  const owners = new Map<string, object>([
    ['', globalThis],
    ['JSON.', JSON],
    ['history.', History.prototype],
    ...builtIn.map(({ name, prototype }) => [`${name}.`, prototype as object] as const),
  ]);
  const functionsOf = (owner: object): Array<[name: string, own: unknown]> =>
    Object.entries(Object.getOwnPropertyDescriptors(owner)).flatMap(([name, { value }]) =>
      typeof value === 'function' ? [[name, value as unknown]] : [],
    );
  const kept = [...owners].map(([of, owner]) => [of, owner, functionsOf(owner)] as const);
  const own: OwnThings = {
    findDamage: () => [
      ...kept.flatMap(([of, owner, functions]) =>
        functions
          .filter(([name, was]) => (owner as Record<string, unknown>)[name] !== was)
          .map(([name]) => `${of}${name} is another one`),
      ),
      // They have the ids of what is meant, the loader's marks at most, and nothing else.
      ...[...document.querySelectorAll('.doubles > *')]
        .filter(
          ({ attributes, childNodes }) =>
            childNodes.length > 0 ||
            [...attributes].some(({ name }) => name !== 'id' && !name.startsWith('data-island-')),
        )
        .map(({ outerHTML }) => `the double ${outerHTML}`),
      ...('polluted' in {} || 'polluted' in [] ? ['prototypes are polluted'] : []),
    ],
  };
  Object.assign(globalThis, own);
}

/**
 * Makes the page hostile.
 *
 * @returns tells what of the page's own has been damaged since
 */
export async function makeHostile(
  page: Page,
  { prepare }: HostilePage,
): Promise<() => Promise<string[]>> {
  await prepare?.(page);
  await page.addInitScript(keepOwnThings);
  return () => page.evaluate(() => (globalThis as unknown as OwnThings).findDamage());
}
