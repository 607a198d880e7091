import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { freePort } from '../../../tooling/services/free-port.ts';
import { type Maildev, startMaildev } from '../../../tooling/services/maildev.ts';
import { connect, type Database } from '../db/connect/connection.ts';
import { withNobody } from '../db/tenancy/with-org.ts';
import { createLog } from '../http/watch/log.ts';
import { connectMail } from '../outside/smtp.ts';
import { enqueue } from '../queue/job.ts';
import { runWorker } from '../queue/run-worker.ts';
import { PATIENTLY } from '../testing/patiently.ts';
import { createTestDatabase, type TestDatabase } from '../testing/programs/database.ts';
import { type ScriptedSmtp, startScriptedSmtp } from '../testing/programs/scripted-smtp.ts';
import { mailJobs } from './mail-job.ts';
import { DigestFacts, type MailLimit, mailKind, mailLimit } from './mail-kind.ts';
import { sendMailJob } from './queue.ts';
import { sendMail } from './send-mail.ts';

vi.setConfig({ testTimeout: 60_000 });

const LETTER = { subject: 's', preheader: '', heading: '', parts: [], note: '' };

/** The codes that were made, which must be known only to the email and this test. */
const codes: string[] = [];
const code = mailKind({
  name: 'test.code',
  facts: z.object({ purpose: z.string().default('verify') }),
  limit: null,
  async prepare(_, { address, facts }) {
    if (address.startsWith('nobody@')) return undefined;
    const made = randomBytes(12).toString('hex'); // so long that it is nowhere by chance
    codes.push(made);
    return { code: made, purpose: facts.purpose };
  },
  render: ({ code: digits, purpose }) => ({
    subject: `${digits} is your code to ${purpose}`,
    preheader: '',
    heading: 'Your code',
    parts: [{ part: 'code', code: digits }],
    note: '',
  }),
});

const digest = mailKind({
  name: 'test.digest',
  facts: DigestFacts,
  limit: null,
  prepare: async (_, { facts }) => facts,
  render: ({ count }) => ({ ...LETTER, subject: `${count} more` }),
});
const shared = mailLimit(3, digest);
const plain = (name: string, limit: MailLimit) =>
  mailKind({ name, facts: z.object({}), limit, prepare: async () => ({}), render: () => LETTER });
const [one, other] = [plain('test.one', shared), plain('test.other', shared)];
const rare = plain('test.rare', mailLimit(2));

let dir: string;
let maildev: Maildev;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'qrigin-mail-'));
  maildev = await startMaildev({ dir });
});
afterAll(async () => {
  await maildev.stop();
  rmSync(dir, { recursive: true, force: true });
});

let database: TestDatabase;
let log: string;
const ends: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  codes.length = 0;
  log = '';
  database = await createTestDatabase();
  await fetch(`${maildev.webUrl}/api/email/all`, { method: 'DELETE' });
});
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
  await database.drop();
});

/** A worker of its own, with its own connections; it writes down everything it can. */
async function startWorker(smtpPort = maildev.smtpPort): Promise<void> {
  const worker: Database = connect(database.url('app_worker'), 8);
  const url = `smtp://127.0.0.1:${smtpPort}`;
  const transport = connectMail({ url, from: 'Qrigin <no-reply@qrigin.example>', timeoutMs: 2000 });
  const jobs = mailJobs({
    transport,
    kinds: [code, digest, one, other, rare],
    appOrigin: 'https://app.example.com',
  });
  const collect = { write: (line: string) => void (log += line) };
  const runner = await runWorker({
    database: worker,
    jobs,
    concurrency: 4,
    log: createLog('debug', collect),
  });
  ends.push(async () => {
    await runner.stop();
    await worker.close();
  });
}

async function startBadServer(): Promise<ScriptedSmtp> {
  const smtp = await startScriptedSmtp();
  ends.unshift(smtp.stop); // ended last of all, when no worker speaks to it any more
  return smtp;
}

const send = (address: string) =>
  withNobody(database.app, (db) => sendMail(db, code, { address, language: 'hi-IN' }));

const mails = async () =>
  (await database.superuser.query('select id, state, sent_at from mail order by address')).rows;
const states = async () => (await mails()).map(({ state }) => state);
const jobs = async () => (await database.superuser.query('select * from graphile_worker.jobs')).rows;
const tryAgainNow = () => database.superuser.query('update graphile_worker._private_jobs set run_at = now()');

type Caught = { subject: string; to: { address: string }[] };
async function caught(webUrl = maildev.webUrl): Promise<{ to: string | undefined; subject: string }[]> {
  const list = (await (await fetch(`${webUrl}/api/email`)).json()) as Caught[];
  return list.map(({ to, subject }) => ({ to: to[0]?.address, subject }));
}
const subjects = () => codes.map((made) => `${made} is your code to verify`);

/** Until the queue is empty: whatever could be sent has been. */
const allDone = () => vi.waitFor(async () => expect(await jobs()).toEqual([]), { timeout: 15_000 });

test('a mail is sent once, and not when what it was about is undone', async () => {
  await startWorker();
  const undone = withNobody(database.app, async (db) => {
    await sendMail(db, code, { address: 'undone@people.example', language: 'en' });
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  await send('asha@people.example');
  await vi.waitFor(async () => expect(await states()).toEqual(['sent']), 15_000);
  await allDone();
  expect(await caught()).toEqual([{ to: 'asha@people.example', subject: subjects()[0] }]);
  expect(await mails()).toMatchObject([{ state: 'sent', sent_at: expect.any(Date) }]);
});

test('while the mail server is down a mail waits, and goes out once when it is up', async () => {
  const smtpPort = await freePort();
  await startWorker(smtpPort);
  await send('asha@people.example');
  await vi.waitFor(
    async () => expect(await jobs()).toMatchObject([{ attempts: 1, locked_by: null }]),
    PATIENTLY,
  );
  expect(await states()).toEqual(['waiting']);
  expect((await jobs())[0].last_error).toBe('the mail was not sent: ESOCKET');

  const folder = mkdtempSync(join(tmpdir(), 'qrigin-late-'));
  const late = await startMaildev({ dir: folder, smtpPort });
  ends.unshift(async () => {
    await late.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  await tryAgainNow();
  await allDone();
  expect(await states()).toEqual(['sent']);
  // A code that was made for an email that never left is of no use to anyone: the live one is in the email.
  expect(await caught(late.webUrl)).toEqual([{ to: 'asha@people.example', subject: subjects().at(-1) }]);
});

test('two workers that race for the same mails send each once', async () => {
  const addresses = Array.from({ length: 20 }, (_, index) => `p${index}@people.example`);
  for (const address of addresses) await send(address);
  await withNobody(database.app, async (db) => {
    for (const { id } of await mails()) await enqueue(db, sendMailJob, { mailId: id });
  });
  expect(await jobs()).toHaveLength(40);
  await Promise.all([startWorker(), startWorker()]);
  await allDone();
  expect(await states()).toEqual(addresses.map(() => 'sent'));
  expect((await caught()).map(({ subject }) => subject).toSorted()).toEqual(subjects().toSorted());
  expect(codes).toHaveLength(addresses.length);
});

test('a mail that is not wanted when it is due is dropped', async () => {
  await startWorker();
  await send('nobody@people.example');
  await allDone();
  expect(await states()).toEqual(['dropped']);
  expect(await caught()).toEqual([]);
});

test('a mail is not sent again when the connection broke before the answer', async () => {
  const smtp = await startBadServer();
  smtp.script = { message: 'drop' };
  await startWorker(smtp.port);
  await send('asha@people.example');
  await vi.waitFor(
    async () => expect(await jobs()).toMatchObject([{ attempts: 1, locked_by: null }]),
    PATIENTLY,
  );
  expect(log).toContain('the mail may have been sent or not: ECONNECTION');

  smtp.script = {};
  await tryAgainNow();
  await allDone();
  expect(smtp.messages).toHaveLength(1);
  expect(await states()).toEqual(['sending']);
});

test('a mail is not sent again by another worker when the first one was lost before the answer', async () => {
  const smtp = await startBadServer();
  smtp.script = { message: 'silence' };
  await startWorker(smtp.port);
  await send('asha@people.example');
  await vi.waitFor(() => expect(smtp.messages).toHaveLength(1), PATIENTLY);

  // As if the first worker had died with the email on its way: its job is freed and another worker does it.
  smtp.script = {};
  await startWorker(smtp.port);
  await database.superuser.query(
    'update graphile_worker._private_jobs set locked_by = null, locked_at = null',
  );
  await tryAgainNow();
  await allDone();
  await vi.waitFor(() => expect(log).toContain('the mail may have been sent or not: ETIMEDOUT'), 10_000);
  expect(smtp.messages).toHaveLength(1);
  expect(await states()).toEqual(['sending']);
});

const HOUR_MS = 3_600_000;

test('hole 4, more mails than an address can want: a few an hour and one digest, over all workers and kinds together', async () => {
  const [asha, ravi] = ['asha@people.example', 'ravi@people.example'];
  // The middle of the next hour, so that its end does not come while this runs.
  const later = new Date((Math.floor(Date.now() / HOUR_MS) + 1.5) * HOUR_MS);
  const sendAt = (at: Date, address: string, kind = one) =>
    withNobody(database.app, async (db) => {
      await sendMail(db, kind, { address, language: 'en', facts: {} });
      await sql`update mail set created_at = ${at} where state = 'waiting' and created_at = now()`.execute(
        db,
      );
    });
  for (let at = 0; at < 12; at += 1) await sendAt(later, asha, at % 2 ? one : other);
  await sendAt(later, ravi);
  await Promise.all([startWorker(), startWorker()]);
  await vi.waitFor(
    async () => expect(await jobs()).toMatchObject([{ task_identifier: 'mail.digest' }]),
    15_000,
  );
  expect((await states()).filter((state) => state === 'held')).toHaveLength(9);
  const [planned] = await jobs();
  expect(new Date(planned.run_at).getTime()).toBe(later.getTime() + HOUR_MS / 2);
  expect(JSON.stringify(planned)).not.toContain(asha);

  await tryAgainNow();
  await allDone();
  const subjectsTo = async (address: string) =>
    (await caught()).filter(({ to }) => to === address).map(({ subject }) => subject);
  expect((await subjectsTo(asha)).toSorted()).toEqual(['9 more', 's', 's', 's']);
  expect(await subjectsTo(ravi)).toEqual(['s']);
  // Another hour, another share.
  await sendAt(new Date(later.getTime() - HOUR_MS), asha);
  await allDone();
  expect(await subjectsTo(asha)).toHaveLength(5);
});

test('what is over a limit without a digest is dropped, and counts for nothing else', async () => {
  await startWorker();
  const [kinds, address] = [[rare, rare, rare, code], 'asha@people.example'];
  for (const kind of kinds)
    await withNobody(database.app, (db) => sendMail(db, kind, { address, language: 'en', facts: {} }));
  await allDone();
  expect((await states()).filter((state) => state === 'dropped')).toHaveLength(1);
  expect(await caught()).toHaveLength(3);
});

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const { rows: tables } = await database.superuser.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.superuser.query(`select t::text as row from ${name} t`);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

test('a code is in no row and in no line of the log, even when the mail server quotes the mail', async () => {
  const smtp = await startBadServer();
  await startWorker(smtp.port);
  await send('asha@people.example');
  await allDone();
  smtp.script = { message: 'quote' };
  await send('ravi@people.example');
  await vi.waitFor(
    async () => expect(await jobs()).toMatchObject([{ attempts: 1, locked_by: null }]),
    PATIENTLY,
  );

  expect(codes).toHaveLength(2);
  const stored = await everything();
  // What is searched holds what it should.
  expect(stored).toContain('ravi@people.example');
  expect(stored).toContain('the mail was not sent: EMESSAGE 554');
  expect(log).toContain('the mail was not sent: EMESSAGE 554');
  for (const [index, made] of codes.entries()) {
    expect(smtp.messages[index]).toContain(made);
    expect(stored).not.toContain(made);
    expect(log).not.toContain(made);
  }
  expect(log).not.toContain('@people.example');
});
