import { defineConfig } from 'vitest/config';

/** Under CI the machine may be busy with other things. */
const patience = process.env['CI'] ? 3 : 1;

export default defineConfig({
  test: {
    environment: 'happy-dom',
    // Tools in .ci and entry/build are plain Node.js modules; their tests say
    // `@vitest-environment node` in their first line. Vitest skips dot-folders unless named.
    include: ['**/*.test.{ts,tsx,mjs}', '.ci/**/*.test.mjs'],
    exclude: ['node_modules/**', 'dist/**'],
    restoreMocks: true,
    unstubGlobals: true,
    // Far beyond what anything takes, for hours in which a shared machine is slow.
    testTimeout: 30_000 * patience,
    hookTimeout: 10_000 * patience,
    // A test that passes only at the second attempt is a failing test.
    retry: 0,
    coverage: {
      provider: 'v8',
      // What knows of no page is proven without one; `npm run coverage` measures the rest, together
      // with the browser tests.
      include: ['shared/models/**/*.ts', 'widgets/**/*.model.ts'],
      exclude: ['**/*.test.ts', '**/testing/**', '**/*-oracle.ts'],
      thresholds: { branches: 95 },
      reporter: ['text-summary'],
      reportsDirectory: 'node_modules/.cache/coverage/models',
    },
  },
});
