import { requestPublicUpload, requestUpload } from '@qrigin/domain/files';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PATIENTLY } from '../../testing/patiently.ts';
import { newOrganisation } from '../../testing/people/organisation.ts';
import { asWorker } from '../../testing/programs/as-worker.ts';
import {
  askTicket,
  type FileWorker,
  finishFile,
  infoOf,
  isolationHere,
  putFile,
  type SentFile,
  sendFile,
  startFileWorker,
  startTestStore,
  type TestStore,
} from '../../testing/programs/file-room.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import type { FileJobDeps } from './deps.ts';
import { compareStore } from './store/compare-store.ts';
import { storeKeys } from './store/store-keys.ts';

const TEXT = { name: 'note.txt', content: 'Picked on the hill.' };

vi.setConfig({ testTimeout: 60_000 });

let store: TestStore;
let api: TestApi;
let worker: FileWorker;
beforeAll(async () => {
  store = await startTestStore();
  api = await startTestApi({ env: { ...store.env, FILE_QUOTA_MB: '1', RATE_WRITE: '1000' } });
  worker = await startFileWorker(api, store, { quotaMb: 1 });
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
  await store.stop();
});

async function newSender() {
  const { id, owner } = await newOrganisation(api);
  return { org: id, token: owner.token };
}
type Sender = Awaited<ReturnType<typeof newSender>>;
const announce = ({ org, token }: Sender, body: object) =>
  api.askRaw(requestUpload, { params: { org }, token, body });
const inexact = (file: SentFile) => ({ ...infoOf(file), bytes: undefined });
const rowOf = async (id: string) =>
  (await api.database.superuser.query('select state, refusal, stored_bytes from file where id = $1', [id]))
    .rows[0];

test('hole 7: a file that is larger than its KB is removed on arrival, and one of unknown length is sent at a time', async () => {
  const me = await newSender();
  const content = 'x'.repeat(9000);
  const ticket = await askTicket(api, me, { ...inexact({ name: 'a.txt', content }), file_size: 1 });
  expect((await announce(me, inexact(TEXT))).body).toMatchObject({ code: 'upload_unfinished' });
  expect((await announce(await newSender(), inexact(TEXT))).status).toBe(200);
  expect((await announce(me, infoOf(TEXT))).status).toBe(200);

  expect((await putFile(ticket, content)).status).toBe(200);
  expect((await finishFile(api, me.token, ticket.id)).body).toMatchObject({
    state: 'refused',
    refusal: 'wrong_size',
  });
  const { quarantine } = storeKeys({ orgId: me.org, id: ticket.id });
  await vi.waitFor(async () => expect(await store.store.bytesOf(quarantine)).toBe(0), { timeout: 30_000 });
  expect((await announce(me, inexact(TEXT))).status).toBe(200);
});

test('hole 7: one that no one says to be sent is checked all the same, two minutes later', async () => {
  const me = await newSender();
  const { id } = await askTicket(api, me, inexact(TEXT));
  const { rows } = await api.database.superuser.query(
    `select round(extract(epoch from run_at - now())) as seconds from graphile_worker.jobs
     where task_identifier = 'files.check-unsaid' order by id desc limit 1`,
  );
  expect(Number(rows[0].seconds)).toBeGreaterThan(60);
  await api.database.superuser.query(
    `update graphile_worker._private_jobs set run_at = now() where payload ->> 'fileId' = $1`,
    [id],
  );
  await vi.waitFor(async () => expect(await rowOf(id)).toMatchObject({ refusal: 'missing' }), {
    timeout: 25_000,
  });
});

test('hole 7: at most 100 files are announced and not sent', async () => {
  const me = await newSender();
  for (let count = 0; count < 100; count += 1) expect((await announce(me, infoOf(TEXT))).status).toBe(200);
  const { status, body } = await announce(me, infoOf(TEXT));
  expect([status, body]).toEqual([409, expect.objectContaining({ code: 'too_many_uploads' })]);
  await api.database.superuser.query(
    "update file set created_at = now() - interval '61 minutes' where org_id = $1",
    [me.org],
  );
  expect((await announce(me, infoOf(TEXT))).status).toBe(200);
});

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="teal"></rect></svg>';

test('hole 7: room is counted by what the store has, copies and thumbnail included', async () => {
  const me = await newSender();
  const { id } = await sendFile(api, me, { name: 'a.svg', nature: 'public', content: DRAWING });
  const keys = storeKeys({ orgId: me.org, id });
  await vi.waitFor(async () => expect(await store.store.bytesOf(keys.thumbnail)).toBeGreaterThan(0), {
    timeout: 25_000,
  });
  const held = await vi.waitFor(async () => {
    const sizes = await Promise.all(Object.values(keys).map((key) => store.store.bytesOf(key)));
    const sum = sizes.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0);
    expect(Number((await rowOf(id)).stored_bytes)).toBe(sum);
    return sum;
  }, PATIENTLY);
  expect(held).toBeGreaterThan(2 * DRAWING.length);

  // There is room for the file as it is sent, but not for its copy.
  await api.database.superuser.query('update file set stored_bytes = 1048576 - $2::int where id = $1', [
    id,
    DRAWING.length,
  ]);
  const beyond = await sendFile(api, me, { name: 'b.svg', nature: 'public', content: DRAWING });
  expect(beyond).toMatchObject({ state: 'refused', refusal: 'too_big' });
  const { original, shown } = storeKeys({ orgId: me.org, id: beyond.id });
  await vi.waitFor(
    async () =>
      expect([await store.store.bytesOf(original), await store.store.bytesOf(shown)]).toEqual([
        undefined,
        undefined,
      ]),
    PATIENTLY,
  );

  // A file whose copies fill the room leaves none for another.
  await api.database.superuser.query('update file set stored_bytes = 1048576 where id = $1', [id]);
  expect((await announce(me, infoOf(TEXT))).body).toMatchObject({ code: 'store_full' });
});

test('hole 7: every night the count becomes what the store has, and what no row names is removed', async () => {
  const me = await newSender();
  const [counted, missing, fresh] = [
    await sendFile(api, me, { ...TEXT }),
    await sendFile(api, me, { ...TEXT, name: 'missing.txt' }),
    await sendFile(api, me, { ...TEXT, name: 'fresh.txt' }),
  ];
  await store.store.remove(storeKeys({ orgId: me.org, id: missing.id }).original);
  await api.database.superuser.query(
    `update file set stored_bytes = 7, checked_at = now() - interval '2 hours' where id = any ($1)`,
    [[counted.id, missing.id]],
  );
  await api.database.superuser.query('update file set stored_bytes = 7 where id = $1', [fresh.id]);
  const orphans = ['original', 'shown'].map((prefix) => `${prefix}/${me.org}/${crypto.randomUUID()}`);
  const ofNobody = `original/${crypto.randomUUID()}/${crypto.randomUUID()}`;
  for (const key of [...orphans, ofNobody]) await store.store.put(key, Buffer.from('left over'));

  const lines: object[] = [];
  const parts: FileJobDeps = {
    store: store.store,
    scanner: undefined,
    appOrigin: 'http://localhost',
    quotaBytes: 1024 * 1024,
    ...(await isolationHere()),
    log: { warn: (line: object) => void lines.push(line) },
  };
  const bytesOf = (keys: string[]) => Promise.all(keys.map((key) => store.store.bytesOf(key)));
  await asWorker(api, (ctx) => compareStore(ctx, parts));
  // Too young: their row may be on its way.
  expect(await bytesOf([...orphans, ofNobody])).toEqual([9, 9, 9]);
  expect(
    await Promise.all([counted, missing, fresh].map(async ({ id }) => (await rowOf(id)).stored_bytes)),
  ).toEqual([String(TEXT.content.length), '0', '7']);

  const tomorrow = new Date(Date.now() + 25 * 3_600_000);
  await asWorker(api, (ctx) => compareStore(ctx, parts, tomorrow));
  expect(await bytesOf([...orphans, ofNobody])).toEqual([undefined, undefined, undefined]);
  expect(lines).toEqual(
    expect.arrayContaining([
      { orgId: me.org, fileId: counted.id, counted: 7, found: TEXT.content.length },
      { orgId: me.org, fileId: missing.id, counted: 7, found: 0 },
      expect.objectContaining({ orgId: me.org, bytes: 9 }),
    ]),
  );
});

/** Filters that a decoder needs minutes for. */
const SLOW = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><filter id="f" x="0" y="0" width="1" height="1">${'<feTurbulence numOctaves="9" baseFrequency="0.9"/>'.repeat(3000)}</filter><rect width="400" height="400" filter="url(#f)"/></svg>`;

test('hole 2: a file that takes too long is refused, and the security log has it', async () => {
  const me = await newSender();
  const { id } = await sendFile(api, me, { name: 'slow.svg', nature: 'public', content: SLOW });
  await vi.waitFor(async () => expect(await rowOf(id)).toMatchObject({ refusal: 'broken' }), {
    timeout: 40_000,
  });
  const { rows } = await api.database.superuser.query(
    'select kind, organisation_id from security_event where subject_id = $1',
    [id],
  );
  expect(rows).toEqual([{ kind: 'file.timed-out', organisation_id: me.org }]);
}, 90_000);

test('hole 9: where files cannot be looked into safely, public ones are refused and the sender is told why', async () => {
  const me = await newSender();
  const state = (takesPublic: boolean) =>
    api.database.superuser.query('update file_inspection set takes_public = $1', [takesPublic]);
  expect(
    (await api.database.superuser.query('select isolation, takes_public from file_inspection')).rows,
  ).toEqual([{ isolation: 'namespaces', takes_public: true }]);
  await state(false);
  const open = infoOf({ ...TEXT, nature: 'public' });
  for (const endpoint of [requestUpload, requestPublicUpload]) {
    const answer = await api.askRaw(endpoint, { params: { org: me.org }, token: me.token, body: open });
    expect([answer.status, answer.body]).toEqual([
      503,
      expect.objectContaining({ code: 'public_files_off' }),
    ]);
  }
  expect((await announce(me, infoOf(TEXT))).status).toBe(200);
  await state(true);
});
