// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import vectors from './form-vectors.json';
import { prefixUrl } from './url-prefix.model';

const isPlain = (unit: string): boolean => /^[a-zA-Z0-9]$/.test(unit);

describe('prefixUrl', () => {
  it('has every recorded vector', () => expect(vectors.urlPrefix).toHaveLength(16));

  it.each(vectors.urlPrefix)('$input → $output', ({ input, output }) => {
    expect(prefixUrl(input)).toBe(output);
  });

  it('does as the plain rule says, and nothing the second time', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'aZ1.:/+- @\u00a0') });
    fc.assert(
      fc.property(typed, (input) => {
        let bare = input.trim();
        const colon = bare.indexOf(':');
        const scheme = Array.from(bare.slice(0, Math.max(0, colon)));
        const hasScheme =
          /^[a-zA-Z]$/.test(scheme[0] ?? '') &&
          scheme.every((unit) => isPlain(unit) || '+-.'.includes(unit));
        const isChanged = !hasScheme && bare.includes('.');
        if (isChanged) while (bare.startsWith('/')) bare = bare.slice(1);
        expect(prefixUrl(input)).toBe(isChanged ? `http://${bare}` : bare);
        expect(prefixUrl(prefixUrl(input))).toBe(prefixUrl(input));
      }),
      { numRuns: 1000 },
    );
  });
});
