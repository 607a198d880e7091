import { defineConfig } from 'vitest/config';

/** Left to itself each project keeps one core free, which on a small machine is half of it. */
const EVERY_CORE = { maxWorkers: '100%' } as const;
/** Run by itself, because it measures how long a call takes. */
const MATRIX = 'server/src/testing/matrix/*.api.test.ts';

/** Four levels of proof; the fourth, journeys in a browser, is run by Playwright (`e2e/`). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...EVERY_CORE,
          name: 'unit',
          include: ['{domain,server,tooling}/**/*.test.ts', 'web/*.test.ts'],
          exclude: ['**/*.api.test.ts', '**/node_modules/**'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...EVERY_CORE,
          name: 'api',
          include: ['{server,tooling}/**/*.api.test.ts'],
          exclude: ['**/node_modules/**', MATRIX],
          globalSetup: ['server/src/testing/cluster.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'matrix',
          include: [MATRIX],
          globalSetup: ['server/src/testing/cluster.ts'],
          hookTimeout: 120_000,
        },
      },
      {
        extends: './web/vite.config.ts',
        root: './web',
        test: {
          ...EVERY_CORE,
          name: 'web',
          environment: 'happy-dom',
          setupFiles: ['./src/test-setup.ts'],
          include: ['src/**/*.test.{ts,tsx}'],
          testTimeout: 90_000,
        },
      },
    ],
  },
});
