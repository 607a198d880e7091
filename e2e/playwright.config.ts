import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../tooling/product/chromium.ts';

const REPORTS = join(import.meta.dirname, '../.reports');

export default defineConfig({
  testDir: import.meta.dirname,
  globalSetup: './global-setup.ts',
  // A journey that passes at the second try has found a fault, not overcome one.
  retries: 0,
  // Some journeys wait for emails, and checking a password is slow on purpose.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Journeys wait more than they work.
  workers: '150%',
  forbidOnly: true,
  outputDir: join(REPORTS, 'e2e'),
  reporter: [['list'], ['json', { outputFile: join(REPORTS, 'e2e.json') }]],
  use: {
    baseURL: process.env['E2E_URL'],
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
    // A trace of each step takes longer than the steps; `--trace on` asks for it.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'desk', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
