import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Html = typeof import('./html');

let html: Html;

beforeEach(async () => {
  vi.resetModules();
  html = await import('./html');
});

describe('without the browser’s own sanitizer', () => {
  it('nothing passes before the library is there', () => {
    expect(() => html.parse('<p>')).toThrow(TypeError);
    expect(() => html.toNodes('<p>')).toThrow(TypeError);
  });
});

describe('with the browser’s own sanitizer', () => {
  const setHTML = vi.fn(function (this: HTMLTemplateElement, markup: string) {
    this.innerHTML = markup;
  });

  beforeEach(() => {
    setHTML.mockClear();
    Object.assign(HTMLTemplateElement.prototype, { setHTML });
  });
  afterEach(() => Reflect.deleteProperty(HTMLTemplateElement.prototype, 'setHTML'));

  it('what would change the document itself loses its name', () => {
    const [image, field] = html.toNodes('<img name="cookie"><form name="order"></form>').children;
    expect(image?.hasAttribute('name')).toBe(false);
    expect(field?.getAttribute('name')).toBe('order');
  });

  it('nothing is loaded, and all that is safe is kept', async () => {
    await html.loadHtmlGate();
    expect(html.toNodes('<li>a</li>').textContent).toBe('a');
    expect(setHTML).toHaveBeenCalledExactlyOnceWith('<li>a</li>', {
      sanitizer: {
        removeElements: ['base', 'link', 'marquee'],
        removeAttributes: ['http-equiv'],
        comments: false,
      },
    });
    Reflect.deleteProperty(HTMLTemplateElement.prototype, 'setHTML');
    expect(() => html.parse('<p>')).toThrow(TypeError);
  });
});
