import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMaildev } from '../../../../tooling/services/maildev.ts';
import { connect } from '../../db/connect/connection.ts';
import { MAIL_KINDS } from '../../features/index.ts';
import { createLog } from '../../http/watch/log.ts';
import { mailJobs } from '../../mail/mail-job.ts';
import { connectMail } from '../../outside/smtp.ts';
import { connectStore } from '../../outside/store.ts';
import { connectionsFor, jobContext, runWorker } from '../../queue/run-worker.ts';
import type { TestApi } from '../test-api.ts';
import { testEnv } from '../test-env.ts';
import { testJobs } from './test-jobs.ts';

type CaughtMail = { subject: string; text: string; html: string; to: { address: string }[] };

export type MailRoom = {
  /** What the worker's log has written, a line each. */
  logLines: string[];
  /** All emails that the address got, once nothing is left to send. */
  mailsTo(email: string): Promise<CaughtMail[]>;
  /** The six digits of the last email to the address. */
  codeMailedTo(email: string): Promise<string>;
  stop(): Promise<void>;
};

/** A worker that sends the api's emails, to a real mail server that keeps them. */
export async function startMailRoom({ database }: TestApi): Promise<MailRoom> {
  const dir = mkdtempSync(join(tmpdir(), 'qrigin-mail-room-'));
  const maildev = await startMaildev({ dir });
  const worker = connect(database.url('app_worker'), connectionsFor(2));
  const url = `smtp://127.0.0.1:${maildev.smtpPort}`;
  const transport = connectMail({ url, from: 'Qrigin <no-reply@qrigin.example>' });
  const appOrigin = 'https://app.example.com';
  const store = connectStore(testEnv(database.url('app_rw')));
  const logLines: string[] = [];
  const log = createLog('debug', { write: (line) => logLines.push(line) });
  // No file is sent here.
  const noFiles = { scanner: undefined, isolation: 'none', takesPublic: true, quotaBytes: 0 } as const;
  const jobs = [
    ...(await testJobs({ store, appOrigin, log, ...noFiles }, jobContext(worker))),
    ...mailJobs({ transport, kinds: MAIL_KINDS, appOrigin }),
  ];
  const runner = await runWorker({ database: worker, jobs, concurrency: 2, log });

  async function untilSent(): Promise<void> {
    const waiting = "select 1 from mail where state in ('waiting', 'sending')";
    while ((await database.superuser.query(waiting)).rows.length) await sleep(50);
  }
  async function mailsTo(email: string): Promise<CaughtMail[]> {
    await untilSent();
    const all = (await (await fetch(`${maildev.webUrl}/api/email`)).json()) as CaughtMail[];
    return all.filter(({ to }) => to[0]?.address === email);
  }
  return {
    logLines,
    mailsTo,
    async codeMailedTo(email) {
      const code = /\b\d{6}\b/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[0];
      if (code === undefined) throw new Error(`no code was mailed to ${email}`);
      return code;
    },
    async stop() {
      await runner.stop();
      await worker.close();
      await maildev.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
