import { test as base, expect } from '@playwright/test';
import { type Watch, watchContext } from '../../tooling/product/watch-context.ts';
import { letTimePass } from './let-time-pass.ts';

export { expect };

interface World {
  /** Fails the journey on anything that went wrong behind its back. */
  guard: Watch;
  /** The origin for files and pages written by organisations. */
  contentUrl: string;
  /** Journeys come from one network and follow each other faster than people do; the limits are not about them. */
  patience: void;
}

/** The `test` of every journey. */
export const test = base.extend<World>({
  guard: [
    async ({ context }, use) => {
      const guard = await watchContext(context);
      await use(guard);
      expect(guard.faults(), 'what went wrong behind the journey').toEqual([]);
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
  contentUrl: async ({}, use) => {
    await use(process.env['E2E_CONTENT_URL'] ?? '');
  },
  patience: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      await letTimePass();
      await use();
    },
    { auto: true },
  ],
});
