import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { type Maildev, startMaildev } from './maildev.ts';
import { isAlive } from './process-table.ts';

const dir = mkdtempSync(join(tmpdir(), 'qrigin-mail-'));
let maildev: Maildev | undefined;

afterEach(async () => {
  await maildev?.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** Speaks plain SMTP: the next line goes out when the last one is answered. */
async function sendMail(port: number, subject: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const steps = [
    'HELO test',
    'MAIL FROM:<a@example.com>',
    'RCPT TO:<b@example.com>',
    'DATA',
    `Subject: ${subject}\r\n\r\nHello\r\n.`,
    'QUIT',
  ];
  for await (const answer of createInterface({ input: socket })) {
    expect(answer).toMatch(/^[23]/);
    const next = steps.shift();
    if (next) socket.write(`${next}\r\n`);
  }
}

async function subjects(webUrl: string): Promise<string[]> {
  const mails = await (await fetch(`${webUrl}/api/email`)).json();
  return mails.map((mail: { subject: string }) => mail.subject);
}

test('a caught mail is listed, and still after a restart', { timeout: 60_000 }, async () => {
  maildev = await startMaildev({ dir });
  expect(await subjects(maildev.webUrl)).toEqual([]);
  await sendMail(maildev.smtpPort, 'Your code');
  expect(await subjects(maildev.webUrl)).toEqual(['Your code']);

  await maildev.stop();
  expect(maildev.servers.some(({ pid }) => isAlive(pid))).toBe(false);
  maildev = await startMaildev({ dir });
  expect(await subjects(maildev.webUrl)).toEqual(['Your code']);
});
