import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { answers, launch, type Running, stopProcess, waitUntilReady } from './process.ts';

export type Maildev = { smtpPort: number; webUrl: string; servers: Running[]; stop(): Promise<void> };

export type MaildevOptions = {
  /** Caught emails are kept here, one file each. */
  dir: string;
  smtpPort?: number;
  webPort?: number;
  /** Where the log goes, if not into `dir`. */
  logDir?: string;
};

/** A mail server that sends nothing on, with a page and an API (`/api/email`) to read what it caught. */
export async function startMaildev(options: MaildevOptions): Promise<Maildev> {
  const folder = resolve(options.dir);
  const mails = join(folder, 'mails');
  mkdirSync(mails, { recursive: true });
  const smtpPort = options.smtpPort ?? (await freePort());
  const webPort = options.webPort ?? (await freePort());
  const program = fileURLToPath(new URL('./bin/maildev.js', import.meta.resolve('maildev')));
  const addresses = [
    '--smtp',
    `${smtpPort}`,
    '--ip',
    '127.0.0.1',
    '--web',
    `${webPort}`,
    '--web-ip',
    '127.0.0.1',
  ];
  const args = [program, ...addresses, '--mail-directory', mails];
  const log = join(options.logDir ?? folder, 'maildev.log');
  const server = launch({ name: 'maildev', program: { command: process.execPath, args }, output: log });
  const webUrl = `http://127.0.0.1:${webPort}`;
  await waitUntilReady([server], () => answers(`${webUrl}/api/email`));
  return { smtpPort, webUrl, servers: [server], stop: () => stopProcess(server) };
}
