import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { findProgram } from '../services/program.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** No sandbox because CI runs as root in a container; the rest keeps the browser from calling its maker. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Full path of the browser: what CHROMIUM names, or the system's own. */
export function findChromium(): string {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && !existsSync(named))
    throw new Error(`CHROMIUM names ${named}, which is not there.`);
  const path = named ?? NAMES.map((name) => findProgram(name)).find((found) => found !== undefined);
  if (path === undefined) throw new Error(`No browser is installed: looked for ${NAMES.join(', ')}.`);
  return path;
}

export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
}
