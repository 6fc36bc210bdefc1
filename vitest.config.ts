import { defineConfig } from 'vitest/config';
import { typesetMessages } from './scripts/typeset-messages.ts';

/** What a test of the running site needs besides the build: see tests/helpers/global-setup.ts. */
const onSites = {
  globalSetup: 'tests/helpers/global-setup.ts',
  // Patience costs nothing while a test is green.
  testTimeout: 90_000,
  // A site of its own is a start of the server: a minute where others want the machine too.
  hookTimeout: 300_000,
};

export default defineConfig({
  plugins: [typesetMessages],
  test: {
    maxWorkers: 4,
    projects: [
      {
        extends: true,
        test: { name: 'unit', isolate: false, include: ['tests/unit/**/*.test.{ts,tsx}'] },
      },
      { extends: true, test: { name: 'site', include: ['tests/site/**/*.test.ts'], ...onSites } },
      { extends: true, test: { name: 'browser', include: ['e2e/**/*.test.ts'], ...onSites } },
    ],
  },
});
