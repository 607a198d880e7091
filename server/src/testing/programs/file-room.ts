import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  fileTypeOf,
  finishUpload,
  requestUpload,
  type StoredFile,
  sizeToSend,
  type UploadTicket,
} from '@qrigin/domain/files';
import { startCeph } from '../../../../tooling/services/ceph.ts';
import { connect } from '../../db/connect/connection.ts';
import { chooseIsolation } from '../../features/files/check/choose-isolation.ts';
import { noteIsolation } from '../../features/files/queries.ts';
import { MAIL_KINDS } from '../../features/index.ts';
import { createLog } from '../../http/watch/log.ts';
import { mailJobs } from '../../mail/mail-job.ts';
import { connectScanner } from '../../outside/clamav.ts';
import { connectMail } from '../../outside/smtp.ts';
import { connectStore, type Store } from '../../outside/store.ts';
import type { HandledJob } from '../../queue/handle.ts';
import { connectionsFor, jobContext, runWorker } from '../../queue/run-worker.ts';
import type { Answer, Client } from '../client.ts';
import type { TestApi } from '../test-api.ts';
import { testEnv } from '../test-env.ts';
import { testJobs } from './test-jobs.ts';

export type TestStore = { env: Record<string, string>; store: Store; stop(): Promise<void> };

const APP_ORIGIN = 'http://localhost';

/** A real object store with a bucket. Its settings go to the api under test. */
export async function startTestStore(): Promise<TestStore> {
  const dir = mkdtempSync(join(tmpdir(), 'qrigin-store-'));
  const ceph = await startCeph({ dir, keep: false });
  const env = {
    STORE_URL: ceph.endpoint,
    STORE_BUCKET: 'files',
    STORE_ACCESS_KEY: ceph.accessKey,
    STORE_SECRET_KEY: ceph.secretKey,
  };
  const store = connectStore(testEnv('postgres://app_rw@127.0.0.1/none', env));
  await store.prepare(APP_ORIGIN);
  return {
    env,
    store,
    async stop() {
      store.close();
      await ceph.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

export type FileWorker = { stop(): Promise<void> };

const log = createLog('silent');
/** Found once: it does not change while tests run. */
let found: ReturnType<typeof chooseIsolation> | undefined;
export const isolationHere = () => (found ??= chooseIsolation(APP_ORIGIN, log));

type Ways = {
  /** The address of a scanner that files are shown to. */
  clamav?: string;
  quotaMb?: number;
  /** Done in place of the jobs of the same name. */
  instead?: readonly HandledJob[];
};

/** A worker that checks the api's files. */
export async function startFileWorker(
  { database }: TestApi,
  { store }: TestStore,
  { clamav, quotaMb = 5120, instead = [] }: Ways = {},
): Promise<FileWorker> {
  const worker = connect(database.url('app_worker'), connectionsFor(4));
  const scanner = clamav === undefined ? undefined : connectScanner(clamav);
  const transport = connectMail({ url: 'smtp://127.0.0.1:1', from: 'Qrigin <no-reply@qrigin.example>' });
  const isolation = await isolationHere();
  const ctx = jobContext(worker);
  await ctx.register((db) => noteIsolation(db, isolation));
  const jobs = [
    ...(await testJobs(
      { store, scanner, appOrigin: APP_ORIGIN, log, quotaBytes: quotaMb * 1024 * 1024, ...isolation },
      ctx,
    )),
    ...mailJobs({ transport, kinds: MAIL_KINDS, appOrigin: APP_ORIGIN }),
  ];
  const others = jobs.filter(({ job }) => !instead.some((one) => one.job.name === job.name));
  const runner = await runWorker({ database: worker, jobs: [...others, ...instead], concurrency: 4, log });
  return {
    async stop() {
      await runner.stop();
      await worker.close();
    },
  };
}

export type SentFile = {
  name: string;
  content: Buffer | string;
  /** What it is for; by default nothing that has rules of its own. */
  type?: string;
  nature?: 'private' | 'public';
};
type Sender = { org: string; token: string };
type Asking = Pick<Client, 'ask' | 'askRaw'>;

/** What a browser says about the file. */
export function infoOf({ name, content, type = 'attachment', nature = 'private' }: SentFile) {
  const bytes = Buffer.from(content);
  return {
    name,
    type,
    nature,
    file_size: sizeToSend(nature, bytes.length),
    ...(nature === 'private' ? { bytes: bytes.length } : {}),
    md5_hash: createHash('md5').update(bytes).digest('hex'),
    ...fileTypeOf({ type: '', name }),
  };
}

export function putFile({ upload_url, headers }: UploadTicket, content: Buffer | string): Promise<Response> {
  return fetch(upload_url, { method: 'PUT', headers, body: new Uint8Array(Buffer.from(content)) });
}

export async function askTicket(api: Asking, { org, token }: Sender, body: object): Promise<UploadTicket> {
  const answer = await api.askRaw(requestUpload, { params: { org }, token, body });
  if (answer.status !== 200) throw new Error(`no ticket: ${answer.status} ${answer.text}`);
  return answer.body;
}

const PATIENCE = 6;

/** Says that the file is sent, again while a busy machine has not checked it yet. */
export async function finishFile(api: Asking, token: string, id: string): Promise<Answer<StoredFile>> {
  for (let tries = 1; ; tries += 1) {
    const said = await api.ask(finishUpload, { token, body: { id } });
    if (said.body.state !== 'checking' || tries === PATIENCE) return said;
  }
}

/** Asks, sends, says so; the file once it is checked. */
export async function sendFile(api: Asking, sender: Sender, file: SentFile): Promise<StoredFile> {
  const ticket = await askTicket(api, sender, infoOf(file));
  const put = await putFile(ticket, file.content);
  if (!put.ok) throw new Error(`the store answered ${put.status}: ${await put.text()}`);
  const said = await finishFile(api, sender.token, ticket.id);
  if (said.status !== 200) throw new Error(`not taken: ${said.status} ${said.text}`);
  return said.body;
}

export type Served = { status: number; headers: Record<string, string | undefined>; bytes: Buffer };

/** Asks the content origin, which `fetch` cannot name. */
export function askContent(
  api: Pick<TestApi, 'url'>,
  address: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Served> {
  const { host, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    request(`${api.url}${pathname}${search}`, { method, headers: { host, ...headers } }, async (answer) => {
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers as Served['headers'],
        bytes: Buffer.concat(await answer.toArray()),
      });
    })
      .on('error', reject)
      .end();
  });
}
