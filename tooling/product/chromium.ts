import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { findProgram } from '../services/program.ts';

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** The same engine without windows: each would be drawn for every picture and test. */
const SHELL = ['chromium-headless-shell', ...WHOLE];

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
export function findChromium(names = SHELL): string {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && !existsSync(named))
    throw new Error(`CHROMIUM names ${named}, which is not there.`);
  const path = named ?? names.map((name) => findProgram(name)).find((found) => found !== undefined);
  if (path === undefined) throw new Error(`No browser is installed: looked for ${names.join(', ')}.`);
  return path;
}

/** With all that a person's browser does, such as opening a PDF itself. */
export const findWholeChromium = (): string => findChromium(WHOLE);

export async function launchChromium(executablePath = findChromium()): Promise<Browser> {
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}
