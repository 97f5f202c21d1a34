import { afterEach, expect, it, vi } from 'vitest';
import { openBox } from './product-box';

afterEach(() => vi.restoreAllMocks());

it('gives back the picture that a lazy one was to show, not what kept its place', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
  document.body.innerHTML = `<div class="box"><div class="box-image"><a href="/p/">
<img class="lazy-load" src="data:," data-src="/a.jpg" data-srcset="/a.jpg 1x"></a></div></div>
<div class="ux-swatch" data-image-src="/b.jpg"></div>`;
  const box = openBox(document.querySelector<HTMLElement>('.box')!);
  const image = document.querySelector('img')!;
  box.show(document.querySelector<HTMLElement>('.ux-swatch')!, false);
  await vi.waitFor(() => expect(image.getAttribute('src')).toMatch(/b\.jpg$/));
  // What comes late would lie over it.
  expect(image.classList.contains('lazy-load')).toBe(false);
  box.restore();
  expect([image.getAttribute('src'), image.srcset]).toEqual(['/a.jpg', '/a.jpg 1x']);
});

it('shows a picture by its sources too, and restores each as it was', async () => {
  // No picture is fetched here.
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
  document.body.innerHTML = `<div class="box"><div class="box-image"><a href="/p/"><picture>
<source srcset="/a.avif"><source><img src="/a.jpg"></picture>
<picture class="back-image"><source srcset="/back.avif"></picture></a></div></div>
<div class="ux-swatch" data-image-src="/b.jpg" data-image-srcset="/b.jpg 1x"></div>`;
  const box = openBox(document.querySelector<HTMLElement>('.box')!);
  const sources = (): (string | null)[] =>
    [...document.querySelectorAll('source')].map((source) => source.getAttribute('srcset'));
  box.show(document.querySelector<HTMLElement>('.ux-swatch')!, false);
  await vi.waitFor(() => expect(sources()).toEqual(['/b.jpg 1x', '/b.jpg 1x', '/back.avif']));
  expect(document.querySelector('img')!.src).toBe(new URL('/b.jpg', location.href).href);
  box.restore();
  expect(sources()).toEqual(['/a.avif', null, '/back.avif']);
  expect(document.querySelector('img')!.getAttribute('src')).toBe('/a.jpg');
});
