import { defineConfig } from 'vitest/config';

/** Four levels of proof; the fourth, journeys in a browser, is run by Playwright (`e2e/`). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,server,tooling}/**/*.test.ts', 'web/*.test.ts'],
          exclude: ['**/*.api.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'api',
          include: ['{server,tooling}/**/*.api.test.ts'],
          globalSetup: ['server/src/testing/cluster.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: './web/vite.config.ts',
        root: './web',
        test: {
          name: 'web',
          environment: 'happy-dom',
          setupFiles: ['./src/test-setup.ts'],
          include: ['src/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
