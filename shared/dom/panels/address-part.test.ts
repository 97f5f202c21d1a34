import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';

import { namesIn, partOf, placeIn } from './address-part';

afterEach(() => document.body.replaceChildren());

function print(html: string): void {
  document.body.innerHTML = html;
}

/** The rule as the platform has it: what stands after # in the link is the hash, raw or decoded. */
function isMeantByPlatform(href: string, hash: string): boolean {
  const end = href.slice(href.indexOf('#') + 1);
  const raw = hash.slice(1);
  if (end === raw) return true;
  try {
    return end === decodeURIComponent(raw);
  } catch {
    return false;
  }
}

/** Decoded as often as it can be. */
function meaningOf(hash: string): string {
  try {
    const decoded = decodeURIComponent(hash);
    return decoded === hash ? hash : meaningOf(decoded);
  } catch {
    return hash;
  }
}

describe('namesIn', () => {
  it.each([
    ['', []],
    ['#', []],
    ['#tab-care', ['tab-care']],
    ['#gr%C3%B6%C3%9Fen', ['gr%C3%B6%C3%9Fen', 'größen']],
    ['#100%', ['100%']],
  ])('of "%s" are %j', (hash, names) => {
    expect(namesIn(hash)).toEqual(names);
  });
});

describe('partOf', () => {
  it('finds the title whenever the platform would, and no title of another meaning', () => {
    const unit = fc.constantFrom('a', 'ö', '%', '2', '5', 'C', '3', 'B', '6', '-');
    const end = fc.string({ unit, minLength: 1, maxLength: 8 });
    const spelling = fc.constantFrom(
      (text: string) => text,
      encodeURIComponent,
      (text: string) => encodeURIComponent(text).replace(/%../g, (code) => code.toLowerCase()),
    );
    fc.assert(
      fc.property(
        end,
        end,
        spelling,
        spelling,
        fc.boolean(),
        (one, other, inLink, inHash, same) => {
          const href = `#${inLink(one)}`;
          // As the browser writes it into the address.
          const { hash } = new URL(`#${inHash(same ? one : other)}`, 'https://shop.test/');
          print('<div class="accordion"><a class="accordion-title">Title</a></div>');
          const title = document.querySelector('a');
          title?.setAttribute('href', href);
          const found = partOf(hash);
          const isSame = same && !one.includes('%');
          if (isMeantByPlatform(href, hash) || isSame) expect(found).toBe(title);
          else if (found) expect(meaningOf(hash)).toBe(meaningOf(href));
        },
      ),
    );
  });

  it('takes the first title of several, and a title before what has the name as its id', () => {
    print(
      '<p id="care"></p><div class="tabbed-content"><ul class="nav"><li><a href="#care">1</a></li></ul></div><a class="accordion-title" href="#care">2</a>',
    );
    expect(partOf('#care')?.textContent).toBe('1');
    document.querySelector('.tabbed-content')?.remove();
    expect(partOf('#care')?.textContent).toBe('2');
    document.querySelector('.accordion-title')?.remove();
    expect(partOf('#care')?.localName).toBe('p');
    expect(partOf('#else')).toBeUndefined();
    expect(partOf('#%E0%A4%A')).toBeUndefined();
  });
});

describe('placeIn', () => {
  it('is the panel that a part lies in, however deep, and leaves scrolling to the group of a title', () => {
    print(
      '<a id="one"></a><div id="p1"></div><a id="two"></a><div id="p2"><p><a class="accordion-title" id="inner"></a><b id="bold"></b></p></div>',
    );
    const find = (id: string): HTMLElement => document.getElementById(id)!;
    const entries = [1, 2].map((number) => ({
      link: find(number === 1 ? 'one' : 'two') as HTMLAnchorElement,
      panel: find(`p${number}`),
      target: document.body,
    }));
    expect(placeIn(entries, find('two'))).toEqual({ index: 1, target: document.body });
    expect(placeIn(entries, find('bold'))).toEqual({ index: 1, target: find('bold') });
    expect(placeIn(entries, find('inner'))).toEqual({ index: 1, target: undefined });
    expect(placeIn(entries, document.body)).toBeUndefined();
    expect(placeIn(entries, undefined)).toBeUndefined();
  });
});
