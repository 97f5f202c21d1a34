// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { errorId } from './error-id.model';
import vectors from './form-vectors.json';

describe('errorId', () => {
  it('has every recorded vector', () => expect(vectors.errorIds).toHaveLength(4));

  it.each(vectors.errorIds)('$errorId', ({ unitTag, field, errorId: id }) => {
    expect(errorId(unitTag, field)).toBe(id);
  });
});
