import { defineConfig } from 'vitest/config';

/** Under CI the machine may be busy with other things. */
const patience = process.env['CI'] ? 3 : 1;

/** What knows of no page is proven without one; who means a page's markup says so in the first line. */
const MODELS = [
  'shared/models/**/*.test.ts',
  'widgets/**/*.model.test.ts',
  'widgets/contact-form/rules/**/*.test.ts',
];

export default defineConfig({
  test: {
    // One a core. Vitest would leave one of them to itself.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        // In processes: these tests travel through time zones, which a thread cannot.
        test: { name: 'models', include: MODELS, environment: 'node', pool: 'forks' },
      },
      {
        extends: true,
        test: {
          name: 'rest',
          // Tools in .ci and entry/build are plain Node.js modules; their tests say
          // `@vitest-environment node` in their first line. Vitest skips dot-folders unless named.
          include: ['**/*.test.{ts,tsx,mjs}', '.ci/**/*.test.mjs'],
          exclude: ['node_modules/**', 'dist/**', ...MODELS],
          environment: 'happy-dom',
          // Threads begin sooner than processes.
          pool: 'threads',
        },
      },
    ],
    restoreMocks: true,
    unstubGlobals: true,
    // Far beyond what anything takes, for hours in which a shared machine is slow.
    testTimeout: 30_000 * patience,
    hookTimeout: 10_000 * patience,
    // A test that passes only at the second attempt is a failing test.
    retry: 0,
    coverage: {
      provider: 'v8',
      // `npm run coverage` measures the rest, together with the browser tests.
      include: ['shared/models/**/*.ts', 'widgets/**/*.model.ts'],
      exclude: ['**/*.test.ts', '**/testing/**', '**/*-oracle.ts'],
      thresholds: { branches: 95 },
      reporter: ['text-summary'],
      reportsDirectory: 'node_modules/.cache/coverage/models',
    },
  },
});
