import { defineConfig } from 'vitest/config';
import { typesetMessages } from './scripts/typeset-messages.ts';

/** What a test of the running site needs besides the build: see tests/helpers/global-setup.ts. */
const onSites = { globalSetup: 'tests/helpers/global-setup.ts' };

export default defineConfig({
  plugins: [typesetMessages],
  test: {
    maxWorkers: 4,
    // Patience costs nothing while a test is green: a busy machine is slow, not wrong.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: ['tests/unit/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: { name: 'integration', include: ['tests/integration/**/*.test.ts'] },
      },
      { extends: true, test: { name: 'site', include: ['tests/site/**/*.test.ts'], ...onSites } },
      {
        extends: true,
        // A release does not wait for one lost click; what needed a second try is in the report.
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          retry: process.env.CI ? 1 : 0,
          ...onSites,
        },
      },
    ],
  },
});
