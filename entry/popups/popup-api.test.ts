import jQueryFactory from 'jquery';
import { beforeEach, expect, it, vi } from 'vitest';

import type { PanelOptions } from '../../shared/dom/dialog/open-panel';
import { givePopups } from './popup-api';
import type { JQueryEvent } from '../../shared/platform/jquery';
import type { PopupJQuery } from './popup-types';

const jQuery = jQueryFactory as unknown as PopupJQuery;
const events = [
  'mfpBeforeOpen',
  'mfpElementParse',
  'mfpBeforeAppend',
  'mfpChange',
  'mfpOpen',
  'mfpBeforeClose',
  'mfpClose',
  'mfpAfterClose',
];

/** Stands for the dialog: a host with the panel and a cross. */
function openPanel({ panel, name, onClosing }: PanelOptions): () => void {
  const host = document.createElement('div');
  host.className = 'storefront-islands-dialog';
  host.innerHTML =
    '<div class="mfp-wrap"><div class="mfp-content"></div><button class="mfp-close">';
  host.firstElementChild?.setAttribute('aria-label', name);
  host.querySelector('.mfp-content')?.append(panel);
  document.body.prepend(host);
  const leave = (): void => {
    host.remove();
    onClosing?.();
  };
  host.querySelector('button')?.addEventListener('click', leave);
  return leave;
}

const wrap = (): HTMLElement | null => document.querySelector('.mfp-wrap');
const settle = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));
let load = vi.fn(() => Promise.resolve({ openPanel }));
let heard: string[] = [];
let hearing: ((event: JQueryEvent) => void) | undefined;
let report = vi.fn<(error: unknown) => void>();
const api = () => jQuery.magnificPopup!;

beforeEach(() => {
  document.body.innerHTML =
    '<a id="link" href="#part">More</a><div id="part" class="mfp-hide"><h2>The club</h2></div>';
  Object.assign(globalThis, { jQuery });
  delete jQuery.magnificPopup;
  load = vi.fn(() => Promise.resolve({ openPanel }));
  heard = [];
  report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', report);
  for (const name of events) {
    if (hearing) jQuery(document).off(name, hearing);
  }
  hearing = ({ type }) => void heard.push(type);
  for (const name of events) jQuery(document).on(name, hearing);
  givePopups(jQuery, () => load());
});

it('opens a part of the page by its first heading, tells scripts, and closes', async () => {
  const moments: string[] = [];
  const note = (moment: string) => () => void moments.push(moment);
  document.querySelector<HTMLElement>('#link')?.focus();
  api().open({
    items: { src: '#part', type: 'inline' },
    callbacks: { open: note('open'), close: note('close'), afterClose: note('afterClose') },
  });
  expect(load).toHaveBeenCalledTimes(1);
  expect(api().instance).toMatchObject({ isOpen: true, currItem: { src: '#part' } });
  await settle();
  expect(wrap()?.getAttribute('aria-label')).toBe('The club');
  expect(heard).toEqual(events.slice(0, 5));
  expect(moments).toEqual(['open']);

  api().close();
  await settle();
  expect(wrap()).toBeNull();
  expect(heard).toEqual(events);
  expect(moments).toEqual(['open', 'close', 'afterClose']);
  expect(document.activeElement?.id).toBe('link');
  expect(api().instance).toMatchObject({ isOpen: false, currItem: undefined });
});

it('opens nothing that was closed, or followed by another, while its code was on its way', async () => {
  api().open({ items: { src: '#part' } });
  api().close();
  await settle();
  expect(wrap()).toBeNull();
  api().open({ items: { src: '#part' } });
  api().open({ items: [{ src: '#part' }, { src: '<p>Markup</p>' }] }, 1);
  await settle();
  expect(document.querySelectorAll('.mfp-wrap')).toHaveLength(1);
  expect(wrap()?.textContent).toBe('Markup');
});

it('tells of what an island has opened, and closes it', () => {
  openPanel({ panel: document.querySelector('#part')!, name: 'x', trigger: document.body });
  expect(api().instance).toMatchObject({ isOpen: true, currItem: { src: '#part' } });
  api().close();
  expect(wrap()).toBeNull();
});

it('says what it cannot open', async () => {
  api().open({ items: { src: '/page/', type: 'ajax' } });
  api().open({});
  await settle();
  expect(report.mock.calls.map(([error]) => (error as Error).message)).toEqual([
    expect.stringContaining('found the type "ajax"'),
    expect.stringContaining('found no "src"'),
  ]);
  expect(wrap()).toBeNull();
  api().open({ items: { src: '#nowhere' } });
  await settle();
  expect(wrap()?.textContent).toBe('Content not found');
});

it('binds links once, and shows in the page what cannot be shown in a dialog', async () => {
  type Bind = (options: object) => unknown;
  const bind = (options: object): unknown =>
    (jQuery('#link') as unknown as { magnificPopup: Bind }).magnificPopup(options);
  const link = document.querySelector<HTMLElement>('#link')!;
  bind({ type: 'image' });
  bind({ type: 'inline' });
  link.click();
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(wrap()?.getAttribute('aria-label')).toBe('The club');

  api().close();
  document.body.append(link);
  document.body.insertAdjacentHTML('beforeend', '<div id="part" class="mfp-hide">');
  load = vi.fn(() => Promise.reject(new Error('offline')));
  link.click();
  await settle();
  expect(report).toHaveBeenCalledTimes(1);
  expect(document.querySelector('#part')?.classList).not.toContain('mfp-hide');
  expect(location.hash).toBe('#part');
});

it('leaves the engine alone where it is', () => {
  const engine = api();
  givePopups(jQuery, () => load());
  expect(jQuery.magnificPopup).toBe(engine);
});
