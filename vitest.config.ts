import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './tooling/ci/long-files-first.ts';

/** Left to itself each project keeps one core free, which on a small machine is half of it. */
const EVERY_CORE = { maxWorkers: '100%' } as const;
/** A worker loads each module once, not once for every file: loading was a third of the time. */
const MODULES_ONCE = { isolate: false } as const;
/** These run a worker with jobs of their own, and which jobs there are depends on what a process has loaded. */
const OWN_JOBS = [
  'server/src/mail/mail.api.test.ts',
  'server/src/queue/queue.api.test.ts',
  'server/src/features/scan/events/index-event-days.api.test.ts',
  'server/src/features/scan/events/make-event-days.api.test.ts',
];
/** `expect.poll` gives up after a second by itself, which a busy machine may need for anything. */
const PATIENT = { expect: { poll: { timeout: 30_000 } } };
const ON_POSTGRES = {
  ...PATIENT,
  globalSetup: ['server/src/testing/programs/cluster.ts'],
  hookTimeout: 120_000,
};
/** Run by itself, because it measures how long a call takes. */
const MATRIX = 'server/src/testing/matrix/*.api.test.ts';

/** Four levels of proof; the fourth, journeys in a browser, is run by Playwright (`e2e/`). */
export default defineConfig({
  test: {
    sequence: { sequencer: LongFilesFirst },
    // The pages of tests have frames, which their browser does not fill.
    onConsoleLog: (log) => !log.includes('Iframe page loading is disabled'),
    projects: [
      {
        test: {
          ...EVERY_CORE,
          ...MODULES_ONCE,
          ...PATIENT,
          name: 'unit',
          include: ['{domain,server,tooling}/**/*.test.ts', 'web/*.test.ts'],
          exclude: ['**/*.api.test.ts', '**/node_modules/**'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...EVERY_CORE,
          ...MODULES_ONCE,
          name: 'api',
          include: ['{server,tooling}/**/*.api.test.ts'],
          exclude: ['**/node_modules/**', MATRIX, ...OWN_JOBS],
          ...ON_POSTGRES,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...EVERY_CORE,
          name: 'api-own-jobs',
          include: OWN_JOBS,
          ...ON_POSTGRES,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'matrix',
          include: [MATRIX],
          ...ON_POSTGRES,
          testTimeout: 60_000,
        },
      },
      {
        extends: './web/vite.config.ts',
        root: './web',
        test: {
          ...EVERY_CORE,
          ...MODULES_ONCE,
          name: 'web',
          environment: 'happy-dom',
          setupFiles: ['./src/testing/forget-modules.ts', './src/test-setup.ts'],
          include: ['src/**/*.test.{ts,tsx}'],
          testTimeout: 90_000,
          // What is asked for until it is there would write the whole page into each error on the way. 7000 shows it.
          env: { DEBUG_PRINT_LIMIT: process.env['DEBUG_PRINT_LIMIT'] ?? '0' },
        },
      },
    ],
  },
});
