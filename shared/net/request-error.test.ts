import { afterEach, describe, expect, it } from 'vitest';

import { forgetPageSettings, SETTINGS_ELEMENT_ID } from '../platform/page-settings';
import { RequestError } from './request-error';

afterEach(() => {
  document.body.replaceChildren();
  forgetPageSettings();
});

describe('RequestError', () => {
  // The specification's error catalogue, section 8; the time-out's text is the bundle's own.
  it.each([
    ['fetch_error', 'You are probably offline.'],
    ['invalid_json', 'The response is not a valid JSON response.'],
    ['unknown_error', 'An unknown error occurred.'],
    ['timeout', 'The shop took too long to answer.'],
  ] as const)('%s says "%s"', (code, message) => {
    const cause = new Error('cause');
    const error = new RequestError(code, 500, { cause });
    expect(error).toMatchObject({ name: 'RequestError', code, message, status: 500, cause });
  });

  it('speaks with the texts of the page’s settings', () => {
    const settings = JSON.stringify({ strings: { fetch_error: 'Du bist wohl offline.' } });
    document.body.innerHTML = `<script type="application/json" id="${SETTINGS_ELEMENT_ID}">${settings}</script>`;
    forgetPageSettings();
    expect(new RequestError('fetch_error').message).toBe('Du bist wohl offline.');
    expect(new RequestError('timeout').message).toBe('The shop took too long to answer.');
  });
});
