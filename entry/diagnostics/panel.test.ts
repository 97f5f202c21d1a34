import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPanel, PANEL_ID } from './panel';
import type { PageReport } from './collect';
import type { Row } from './report.model';

let controller: AbortController;
beforeEach(() => {
  controller = new AbortController();
  document.body.innerHTML = '<main id="main"></main><p id="p"></p>';
});
afterEach(() => controller.abort());

const element = (id: string): HTMLElement => document.getElementById(id)!;
const row = (island: string, changes: Partial<Row<HTMLElement>> = {}): Row<HTMLElement> => ({
  island,
  state: 'waiting',
  what: 'Waits.',
  todo: 'Use it.',
  where: [element('main')],
  figures: { mounts: [] },
  ...changes,
});
const report = (...rows: Row<HTMLElement>[]): PageReport => ({ rows, problems: [], absent: [] });
const root = (): ShadowRoot => element(PANEL_ID).shadowRoot!;
const buttons = (): HTMLButtonElement[] => [
  ...root().querySelectorAll<HTMLButtonElement>('.where button'),
];

test('a change keeps the rows that say the same, and the focus in them', () => {
  const panel = createPanel(() => undefined, controller.signal);
  panel.show(report(row('quantity'), row('gallery')));
  const [, gallery] = buttons();
  gallery!.focus();
  panel.show(report(row('gallery'), row('quantity', { state: 'ready', todo: '' }), row('tabs')));
  expect(buttons()[0]).toBe(gallery);
  expect(root().activeElement).toBe(gallery);
  expect(root().querySelector('.summary')?.textContent).toBe(
    '3 islands on this page: 2 waiting, 1 ready.',
  );
  panel.show(report(row('tabs')));
  expect(root().activeElement?.id).toBe('title');
});

test('what a page has put into names stays text', () => {
  element('p').className = '<img>';
  const panel = createPanel(() => undefined, controller.signal);
  panel.show(report(row('gallery', { what: '<b>An error</b>', where: [element('p')] })));
  expect(root().querySelector('b,img')).toBeNull();
  expect(root().textContent).toContain('<b>An error</b>');
});

test('Escape closes, and no key in the panel reaches the page', () => {
  const close = vi.fn();
  const hear = vi.fn();
  document.addEventListener('keydown', hear, { signal: controller.signal });
  const panel = createPanel(close, controller.signal);
  panel.show(report(row('gallery')));
  const press = (key: string): void =>
    void buttons()[0]!.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, composed: true }),
    );
  press('a');
  expect(close).not.toHaveBeenCalled();
  press('Escape');
  expect(close).toHaveBeenCalledOnce();
  expect(hear).not.toHaveBeenCalled();
  controller.abort();
  expect(document.getElementById(PANEL_ID)).toBeNull();
});

test('where the browser does not let it copy, the text is there to be copied', async () => {
  vi.stubGlobal('navigator', { ...navigator, userAgent: 'Test', clipboard: undefined });
  const panel = createPanel(() => undefined, controller.signal);
  panel.show(report(row('gallery')));
  [...root().querySelectorAll('button')].find(({ textContent }) => textContent === 'Copy')!.click();
  await vi.waitFor(() =>
    expect(root().querySelector('textarea')?.value).toContain('- gallery: waiting. Waits.'),
  );
});
