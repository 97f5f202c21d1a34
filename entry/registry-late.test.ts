// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

const SHOP = 'https://shop.test';
let hasFunctions = true;
const LADEN = '<form class="variations_form"></form>';

/** The entry of an island, on a page that was come to so; a consent plugin's functions are there. */
async function entryOf(name: string, address: string, referrer = '', body = ''): Promise<unknown> {
  vi.resetModules();
  vi.stubGlobal('wp_has_consent', hasFunctions ? () => true : undefined);
  vi.stubGlobal('location', new URL(address, SHOP));
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  document.body.innerHTML = body;
  const { late } = await import('./registry-late');
  return late.find((entry) => entry.name === name && 'when' in entry && entry);
}

afterEach(() => {
  hasFunctions = true;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['/', '', 'interaction'],
  ['/', `${SHOP}/shop/`, 'interaction'],
  ['/', 'https://elsewhere.test/', 'idle'],
  ['/', 'http://shop.test/', 'idle'],
  ['/', 'https://shop.test.au/', 'idle'],
  ['/?utm_source=letter', '', 'idle'],
  ['/?gclid=1', `${SHOP}/`, 'idle'],
])('a visit to %s from “%s” is noted when: %s', async (address, referrer, when) => {
  for (const body of ['', LADEN])
    expect(await entryOf('visit', address, referrer, body)).toMatchObject({ when });
});

it('where the consent plugin’s functions are missing, what brings them waits for nobody', async () => {
  hasFunctions = false;
  expect(await entryOf('visit', '/')).toMatchObject({ when: 'idle' });
});

it('notices wait where there is enough to load', async () => {
  expect(await entryOf('banners', '/')).toMatchObject({ when: 'idle' });
  expect(await entryOf('banners', '/', '', LADEN)).toMatchObject({ when: 'interaction' });
});
