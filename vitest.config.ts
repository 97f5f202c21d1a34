import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'happy-dom',
    // Tools in .ci and entry/build are plain Node.js modules; their tests say
    // `@vitest-environment node` in their first line. Vitest skips dot-folders unless named.
    include: ['**/*.test.{ts,tsx,mjs}', '.ci/**/*.test.mjs'],
    exclude: ['node_modules/**', 'dist/**'],
    restoreMocks: true,
    unstubGlobals: true,
    // A test that passes only at the second attempt is a failing test.
    retry: 0,
    coverage: {
      provider: 'v8',
      include: ['widgets/**/*.{ts,tsx}', 'shared/**/*.{ts,tsx}', 'entry/**/*.{ts,mjs}'],
      exclude: ['**/*.{test,e2e}.{ts,tsx,mjs}', '**/*.contract.ts', '**/*.d.ts'],
      reporter: ['text-summary', 'html'],
      reportsDirectory: 'node_modules/.cache/coverage',
    },
  },
});
