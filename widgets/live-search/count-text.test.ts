import { afterEach, describe, expect, it } from 'vitest';

import { forgetPageSettings, SETTINGS_ELEMENT_ID } from '../../shared/platform/page-settings';
import { countText } from './count-text';

function setStrings(strings: Record<string, string>): void {
  document.body.innerHTML = `<script type="application/json" id="${SETTINGS_ELEMENT_ID}"></script>`;
  document.getElementById(SETTINGS_ELEMENT_ID)!.textContent = JSON.stringify({ strings });
  forgetPageSettings();
}

afterEach(() => {
  document.body.innerHTML = '';
  forgetPageSettings();
});

describe('countText', () => {
  it('uses the plural forms of English by default', () => {
    expect(countText(1, 'en-GB')).toMatch(/^1 suggestion\. /);
    expect(countText(2, 'en-GB')).toMatch(/^2 suggestions\. /);
    expect(countText(101, '')).toMatch(/^101 suggestions\. /);
  });

  it('uses the forms of the page’s language as far as the page gives them', () => {
    setStrings({
      searchCount_one: '{count} podpowiedź',
      searchCount_few: '{count} podpowiedzi',
      searchCount_other: 'Podpowiedzi: {count}',
    });
    expect([1, 3, 5, 22].map((count) => countText(count, 'pl'))).toEqual([
      '1 podpowiedź',
      '3 podpowiedzi',
      'Podpowiedzi: 5',
      '22 podpowiedzi',
    ]);
  });

  it('bears a language that is none', () => {
    expect(countText(4, 'en_GB')).toMatch(/^4 suggestions/);
  });
});
