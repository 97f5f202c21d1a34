import { expect, test, type Page } from '../../../fixtures-html/testing/shop-test';
import { runModule } from '../../../fixtures-html/testing/page-module';
import { PAYLOADS } from './payloads';

interface AttackedWindow {
  gate: typeof import('./html-gate.page');
  pwned: number;
  pwn: () => void;
}

// Pictures of the payloads lead nowhere, and those without a gate do what they are made for.
test.use({
  allowErrors: [
    /404.*no-such-page|ERR_UNKNOWN_URL_SCHEME|ERR_FAILED|evil\.test|report-only|Unsafe attempt/,
  ],
});

/** Everything fetched from elsewhere; none of it is answered. */
async function noteForeign(page: Page): Promise<string[]> {
  const foreign: string[] = [];
  await page.route(/evil\.test/, (route) => {
    foreign.push(route.request().url());
    return route.abort();
  });
  return foreign;
}

/** Opens a page that has no policy to help, with the gate in the way that a browser needs it. */
async function openAttacked(page: Page, isNative: boolean): Promise<void> {
  await page.addInitScript((keepSanitizer) => {
    const pwn = (): void => void ((globalThis as unknown as AttackedWindow).pwned += 1);
    Object.assign(globalThis, { pwned: 0, pwn });
    if (!keepSanitizer) Reflect.deleteProperty(Element.prototype, 'setHTML');
  }, isNative);
  await page.goto('/no-such-page/');
  await runModule(page, 'entry/matrix/html-gate/html-gate.page.ts', 'gate');
  await page.evaluate(() => (globalThis as unknown as AttackedWindow).gate.loadHtmlGate());
}

/** Puts a payload on the page, and tells everything that it has got through. */
const attack = (page: Page, html: string, isGated = true): Promise<string[]> =>
  page.evaluate(
    async ([payload, gated]) => {
      const { gate } = globalThis as unknown as AttackedWindow;
      const attacked = globalThis as unknown as AttackedWindow;
      const own = [
        'cookie',
        'head',
        'querySelectorAll',
        'getElementById',
        'createElement',
      ] as const;
      const others = ['defaultView', 'addEventListener', 'readyState', 'title', 'hidden'] as const;
      const names = [...own, ...others, 'body', 'documentElement', 'baseURI', 'referrer'] as const;
      // A visit writes cookies at any time.
      const stateOf = (): unknown[] =>
        names.map((name) => (name === 'cookie' ? typeof document.cookie : document[name]));
      const before = stateOf();
      attacked.pwned = 0;
      const stage = document.createElement('div');
      const unsafe = (): DocumentFragment =>
        document.createRange().createContextualFragment(payload);
      stage.append(gated ? gate.toNodes(payload) : unsafe());
      document.body.append(stage);
      // A frame's own window, a picture's error and an animation come within this.
      for (let frame = 0; frame < 2; frame += 1) {
        await new Promise((resolve) => setTimeout(resolve));
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      const found: string[] = [];
      const runs = (address = ''): boolean =>
        URL.canParse(address, document.baseURI) &&
        /^(javascript|vbscript):/.test(new URL(address, document.baseURI).protocol);
      const look = (element: Element): void => {
        if (
          Element.prototype.matches.call(
            element,
            'script,iframe,frame,object,embed,base,link,meta[http-equiv],use',
          )
        ) {
          // The name alone means nothing in formulas.
          if (!element.namespaceURI?.endsWith('MathML')) found.push(`<${element.localName}>`);
        }
        // A form's own fields may stand in the way.
        for (const name of Element.prototype.getAttributeNames.call(element)) {
          const value = Element.prototype.getAttribute.call(element, name)!;
          const isAddress = /^((xlink:)?href|src|action|formaction|data)$/i.test(name);
          if (/^(on|srcdoc$)/i.test(name) || (isAddress && runs(value)))
            found.push(`${name}=${value}`);
        }
        const { href } = element as unknown as { href?: { animVal?: string } };
        if (runs(href?.animVal)) found.push(`animated ${href?.animVal}`);
      };
      const roots: ParentNode[] = [stage];
      for (const root of roots) {
        for (const element of root.querySelectorAll('*')) {
          look(element);
          if (element.shadowRoot) roots.push(element.shadowRoot);
          if (element instanceof HTMLTemplateElement) roots.push(element.content);
        }
      }
      const after = stateOf();
      found.push(...names.filter((_name, index) => before[index] !== after[index]));
      if (attacked.pwned) found.push('ran');
      stage.remove();
      return found;
    },
    [html, isGated] as const,
  );

const payloads = Object.values(PAYLOADS).flat();

for (const gate of ['the browser’s sanitizer', 'DOMPurify']) {
  test(`nothing in markup runs, fetches, leads elsewhere or stands in the way (${gate})`, async ({
    page,
  }) => {
    const foreign = await noteForeign(page);
    await openAttacked(page, gate !== 'DOMPurify');
    const found: Record<string, string[]> = {};
    for (const html of payloads) {
      const got = [...(await attack(page, html)), ...foreign.splice(0)];
      if (got.length > 0) found[html.slice(-150)] = got;
    }
    expect(found).toEqual({});
    await expect(page).toHaveURL(/no-such-page/);
  });
}

test('addresses with any other scheme are refused, however it is written', async ({ page }) => {
  await openAttacked(page, true);
  const refused = await page.evaluate(() => {
    const { safeUrl } = (globalThis as unknown as AttackedWindow).gate;
    const schemes = [
      'javascript',
      'vbscript',
      'data',
      'blob',
      'file',
      'about',
      'filesystem',
      'view-source',
      'ftp',
    ];
    const written = schemes.flatMap((scheme) => {
      const half = scheme.length >> 1;
      const halves = [scheme.slice(0, half), scheme.slice(half)];
      return [
        ...['\t', '\n', '\r', '\r\n'].map((gap) => halves.join(gap)),
        ...['\u0000', '\u0001', '\u001F', ' ', '\n\t '].map((before) => before + scheme),
        scheme.toUpperCase(),
        scheme.replace(/[aeiou]/, (letter) => letter.toUpperCase()),
        scheme,
      ];
    });
    const through = written.map((scheme) => `${scheme}:alert(1)`).filter((raw) => safeUrl(raw));
    // Written as an entity or with a foreign letter they are paths of this shop.
    const paths = ['javascript&colon;alert(1)', 'javaſcript:alert(1)', 'j\u200Bavascript:alert(1)'];
    return [...through, ...paths.filter((raw) => safeUrl(raw)?.startsWith('javascript:'))];
  });
  expect(refused).toEqual([]);
});

test('the attacks are seen where there is no gate', async ({ page }) => {
  await noteForeign(page);
  // One that breaks the browser, and those that end the page.
  const harmless = payloads.filter((html) => !/onstart|refresh|Content-Security|<base/.test(html));
  await openAttacked(page, true);
  let seen = 0;
  for (const html of harmless) if ((await attack(page, html, false)).length > 0) seen += 1;
  expect(seen).toBeGreaterThan(harmless.length * 0.6);
});

test('both ways keep the same of what shops print', async ({ page }) => {
  const markup = `<div itemscope itemtype="https://schema.org/Product" accesskey="k" data-price="1">
    <img src="/wp-content/uploads/blank-600x450.webp" alt="" fetchpriority="high" itemprop="image" itemid="#one">
    <a href="/shop/" target="_blank" rel="noopener" aria-describedby="note">Shop</a>
    <form id="buy"></form>
    <input name="quantity" form="buy" inputmode="numeric" value="1">
    <button form="buy" formnovalidate name="add" value="7">Add</button>
  </div>`;
  const kept: string[] = [];
  for (const isNative of [true, false]) {
    await openAttacked(page, isNative);
    kept.push(
      await page.evaluate((html) => {
        const { gate } = globalThis as unknown as AttackedWindow;
        const stage = document.createElement('div');
        stage.append(gate.toNodes(html));
        return stage.innerHTML;
      }, markup),
    );
  }
  expect(kept[0]).toContain('formnovalidate');
  expect(kept[1]).toBe(kept[0]);
});

test('both ways keep what scripts have in the page as JSON, whatever its texts are', async ({
  page,
}) => {
  const variations = [
    { variation_id: 7, variation_description: '<!-- wp:paragraph --><p>Warm</p>' },
    {
      variation_id: 8,
      variation_description: 'Wider </title></style> than > one < thinks \\u003c',
    },
  ];
  for (const isNative of [true, false]) {
    await openAttacked(page, isNative);
    const kept = await page.evaluate((json) => {
      const { gate } = globalThis as unknown as AttackedWindow;
      const form = document.createElement('form');
      form.dataset['product_variations'] = json;
      const nodes = gate.toNodes(form.outerHTML);
      return nodes.querySelector<HTMLElement>('form')?.dataset['product_variations'];
    }, JSON.stringify(variations));
    expect(JSON.parse(kept ?? 'null')).toEqual(variations);
  }
});
