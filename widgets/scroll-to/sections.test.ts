import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { readSections, sectionAt } from './sections';

const section = (attributes: string, name: string): string =>
  `<span class="scroll-to" ${attributes}><a name="${name}"></a></span>`;

beforeEach(() => {
  document.body.innerHTML =
    section('data-link="#cut" data-title="Cut" data-bullet="true"', 'cut') +
    section(
      'data-link="#cut-2" data-bullet="" data-offset-type="custom" data-offset="-20"',
      'cut-2',
    ) +
    section('data-link="#gefärbt" data-title=" Dyed " data-bullet="false"', 'gefärbt') +
    section('', 'by-name');
});
afterEach(() => {
  document.body.replaceChildren();
});

describe('sections of a page', () => {
  it('are read as the theme prints them', () => {
    const read = readSections().map(({ hash, title, hasBullet, offset }) => ({
      hash,
      title,
      hasBullet,
      offset,
    }));
    expect(read).toEqual([
      { hash: '#cut', title: 'Cut', hasBullet: true, offset: undefined },
      { hash: '#cut-2', title: 'cut-2', hasBullet: false, offset: -20 },
      { hash: '#gef%C3%A4rbt', title: 'Dyed', hasBullet: false, offset: undefined },
      { hash: '#by-name', title: 'by-name', hasBullet: false, offset: undefined },
    ]);
  });

  it('keep the offset out where it is no number, and say so', () => {
    const tell = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const other = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    document.body.innerHTML = section(
      'data-link="#x" data-offset-type="custom" data-offset="wide"',
      'x',
    );
    expect(readSections()[0]?.offset).toBe(0);
    tell.mockRestore();
    other.mockRestore();
  });

  it('are on the same page whatever its address notes of the visit, but not with another query', () => {
    const before = location.href;
    history.replaceState(null, '', '?p=12&utm_source=ad&gclid=1');
    expect(sectionAt('?p=12#cut')?.title).toBe('Cut');
    expect(sectionAt('?p=12&fbclid=2&msclkid=3&srsltid=4#cut')?.title).toBe('Cut');
    expect(sectionAt('#cut')?.title).toBe('Cut');
    expect(sectionAt('?p=13#cut')).toBeUndefined();
    expect(sectionAt(`${location.pathname}#cut`)).toBeUndefined();
    history.replaceState(null, '', before);
  });

  it('are meant by their whole name, on their own page, however the address is spelt', () => {
    expect(sectionAt('#cut')?.title).toBe('Cut');
    expect(sectionAt('#cut-2')?.title).toBe('cut-2');
    expect(sectionAt('#cut-')).toBeUndefined();
    expect(sectionAt('#gef%C3%A4rbt')?.title).toBe('Dyed');
    expect(sectionAt('#gefärbt')?.title).toBe('Dyed');
    expect(sectionAt('#%E0%A4%A')).toBeUndefined();
    expect(sectionAt('https://elsewhere.example/#cut')).toBeUndefined();
    expect(sectionAt('?page=2#cut')).toBeUndefined();
    expect(sectionAt('#')).toBeUndefined();
  });
});
