import { mergeConfig } from 'vitest/config';
import base from '../../vitest.config';
import { ROOT } from './hits.mjs';
import { countInUnitTests } from './sources.mjs';

/** The unit tests, over sources that count their branches. */
export default mergeConfig(base, {
  root: ROOT,
  plugins: [countInUnitTests],
  test: { setupFiles: ['.ci/coverage/unit-hits.ts'] },
});
