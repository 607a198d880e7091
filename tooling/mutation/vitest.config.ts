import { defineConfig } from 'vitest/config';

/** The tests that a mutant must not survive: without services, and with fewer random histories, since each mutant runs them. */
export default defineConfig({
  test: {
    root: '.',
    include: ['domain/src/{roles,members}/**/*.test.ts', 'server/src/http/guard/guard-rules.test.ts'],
    provide: { roleRuns: 15 },
    // A busy machine must not pass for a killed mutant.
    testTimeout: 60_000,
  },
});
