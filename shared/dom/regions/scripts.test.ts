import { afterEach, describe, expect, it, vi } from 'vitest';

import { insertScript, pageNonce } from '../html/insert-script';
import { runScripts } from './script-regions';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function printNonce(nonce: string): void {
  const own = document.createElement('script');
  own.type = 'application/json';
  own.setAttribute('nonce', nonce);
  own.nonce = nonce;
  document.head.append(own);
}

/** The scripts of a region after one with `html` was sent. */
function run(html: string, isReleased?: boolean): HTMLScriptElement[] {
  const region = document.createElement('div');
  runScripts(html, region, isReleased);
  expect([...region.children].every(({ localName }) => localName === 'script')).toBe(true);
  return [...region.querySelectorAll('script')];
}

describe('the scripts of a region', () => {
  it('are made anew in their order, with their attributes, and without the markup around them', () => {
    const [first, second, ...more] = run(
      '<p>x</p><script data-cfasync="false">event(1)</script>' +
        '<div><script async src="https://pixel.test/p.js"></script></div>',
    );
    expect(more).toEqual([]);
    expect(first?.text).toBe('event(1)');
    expect(first?.getAttribute('data-cfasync')).toBe('false');
    expect(first?.hasAttribute('src')).toBe(false);
    expect(second?.src).toBe('https://pixel.test/p.js');
    expect(second?.text).toBe('');
    expect(second?.hasAttribute('async')).toBe(true);
  });

  it('have the nonce of the page’s own scripts, whatever they bring along', () => {
    printNonce('n0nce');
    expect(run('<script nonce="theirs">1</script>')[0]?.nonce).toBe('n0nce');
  });

  it.each([
    [false, 'text/plain'],
    [undefined, 'text/plain'],
    [true, 'text/javascript'],
  ])('that are held back, released: %s, have the type %s', (isReleased, type) => {
    const html = '<script type="text/plain">1</script><script type="application/json">{}</script>';
    expect(run(html, isReleased).map((script) => script.type)).toEqual([type, 'application/json']);
  });
});

describe('a script of another house', () => {
  it('has the nonce of the page, if there is one', () => {
    vi.spyOn(document.head, 'append').mockReturnValue();
    expect(pageNonce()).toBe('');
    expect(insertScript('https://pixel.test/p.js').nonce).toBeFalsy();
    vi.restoreAllMocks();
    printNonce('n0nce');
    vi.spyOn(document.head, 'append').mockReturnValue();
    const script = insertScript('https://pixel.test/p.js');
    expect(script.nonce).toBe('n0nce');
    expect(script.src).toBe('https://pixel.test/p.js');
    expect(document.head.append).toHaveBeenCalledWith(script);
  });
});
