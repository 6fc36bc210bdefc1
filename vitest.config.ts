import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx', 'e2e/**/*.test.ts'],
    globalSetup: 'tests/support/global-setup.ts',
    testTimeout: 30_000,
    // A site of its own is a database filled anew: a minute where others want the machine too.
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
});
