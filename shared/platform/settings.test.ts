import { afterEach, describe, expect, it, vi } from 'vitest';

import { forgetPageSettings, SETTINGS_ELEMENT_ID } from './page-settings';
import {
  dataAttribute,
  readAmount,
  readBoolean,
  readFilledText,
  readSetting,
  readText,
  readTextList,
  type Setting,
} from './settings';

const setting: Setting<number> = {
  key: 'searchDelayMs',
  global: ['theme_settings', 'search', 'delay'],
  read: readAmount,
  expected: 'milliseconds',
  fallback: 300,
};

function printSettings(settings: object): void {
  const script = document.createElement('script');
  script.id = SETTINGS_ELEMENT_ID;
  script.type = 'application/json';
  script.textContent = JSON.stringify(settings);
  document.body.append(script);
  forgetPageSettings();
}

afterEach(() => {
  document.body.replaceChildren();
  forgetPageSettings();
});

describe('a setting', () => {
  it('is the element’s, else the page’s, else the platform’s, else the default', () => {
    const element = document.createElement('form');
    expect(readSetting(setting, element)).toBe(300);
    vi.stubGlobal('theme_settings', { search: { delay: '40' } });
    expect(readSetting(setting, element)).toBe(40);
    printSettings({ searchDelayMs: 30 });
    expect(readSetting(setting, element)).toBe(30);
    element.setAttribute('data-search-delay-ms', '20');
    expect(readSetting(setting, element)).toBe(20);
    expect(readSetting(setting)).toBe(30);
  });

  it.each([['text'], [{ search: 'text' }], [{ search: null }], [{ search: {} }], [null]])(
    'falls back where the global %j has no such place',
    (global) => {
      vi.stubGlobal('theme_settings', global);
      expect(readSetting(setting)).toBe(300);
    },
  );

  it('is no part of a text', () => {
    vi.stubGlobal('theme_settings', 'text');
    expect(readSetting({ ...setting, global: ['theme_settings', 'length'] })).toBe(300);
  });

  it('that is malformed is told, and passed over', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const element = document.createElement('form');
    element.setAttribute('data-search-delay-ms', 'soon');
    printSettings({ searchDelayMs: -1 });
    vi.stubGlobal('theme_settings', { search: { delay: 'never' } });
    expect(readSetting(setting, element)).toBe(300);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(3));
    const told = warn.mock.calls.map((words) => words.join(' '));
    for (const [index, place] of [
      'data-search-delay-ms',
      'setting "searchDelayMs"',
      'global theme_settings.search.delay',
    ].entries()) {
      expect(told[index]).toContain(place);
      expect(told[index]).toContain('milliseconds');
    }
  });

  it('has a data attribute of its dashed name', () => {
    expect(dataAttribute('searchDelayMs')).toBe('data-search-delay-ms');
  });
});

describe('the readers', () => {
  it.each([
    [readBoolean, ['1', 'yes', 'true', true, 1], true],
    [readBoolean, ['0', 'no', 'false', '', false, 0], false],
    [readBoolean, ['on', 'YES', 2, null, {}], undefined],
    [readText, [''], ''],
    [readText, [7, '7'], '7'],
    [readText, [true, null, undefined, {}, ['7']], undefined],
    [readFilledText, ['', false, {}], undefined],
    [readFilledText, [0, '0'], '0'],
    [readAmount, ['0', 0], 0],
    [readAmount, ['1.5', 1.5], 1.5],
    [readAmount, ['', '  ', '-1', -1, 'x', Number.POSITIVE_INFINITY, Number.NaN], undefined],
    [readTextList, ['a', null, {}, [1], ['a', 1]], undefined],
  ] as Array<[(raw: unknown) => unknown, unknown[], unknown]>)(
    '%o reads each of %j as %j',
    (read, raws, value) => {
      for (const raw of raws) expect(read(raw), JSON.stringify(raw)).toBe(value);
    },
  );

  it('of lists hand over the list of texts itself', () => {
    expect(readTextList(['a', ''])).toEqual(['a', '']);
    expect(readTextList([])).toEqual([]);
  });
});
