import { downloadExport, EXPORT_CODES_MAX, listExports, requestExport } from '@qrigin/domain/exports';
import { CODES_PER_RUN_MAX } from '@qrigin/domain/qr';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newGoods } from '../../testing/goods/goods.ts';
import { newOrganisation } from '../../testing/people/organisation.ts';
import { asWorker } from '../../testing/programs/as-worker.ts';
import { archiveOf, entriesIn, partsOf } from '../../testing/programs/export-room.ts';
import { startTestStore, type TestStore } from '../../testing/programs/file-room.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { forgetExports } from './forget-exports.ts';
import { makeExport } from './make-export.ts';
import { EXPORT_TRIES } from './queue.ts';
import { exportKey } from './store-keys.ts';

let store: TestStore;
let api: TestApi;
beforeAll(async () => {
  store = await startTestStore();
  api = await startTestApi({ env: store.env });
});
afterAll(async () => {
  await api.stop();
  await store.stop();
});

const DAY_MS = 24 * 3_600_000;
const query = async (text: string, values: unknown[] = []) =>
  (await api.database.superuser.query(text, values)).rows;

/** An organisation whose export was asked for and not begun; no worker is running here. */
async function newAsked() {
  const org = await newOrganisation(api);
  const [{ id }] = await query('insert into export (org_id, requested_by) values ($1, $2) returning id', [
    org.id,
    org.owner.id,
  ]);
  const asked = { orgId: org.id, id: String(id) };
  const make = (parts = partsOf(store)) => asWorker(api, (ctx) => makeExport(ctx, parts, asked));
  const state = async () => (await query('select state, tries from export where id = $1', [id]))[0];
  return { org, asked, make, state };
}

async function objects(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.store.list('export/')) keys.push(key);
  return keys;
}
const endUploads = () => store.store.abortUploads('export/');

test('an archive whose worker was killed is made anew, and the store keeps nothing of the first try', async () => {
  const { org, asked, make, state } = await newAsked();
  const sent = Promise.withResolvers<void>();
  const killed = Promise.withResolvers<void>();
  async function* half() {
    yield Buffer.alloc(9_000_000);
    sent.resolve();
    await killed.promise;
  }
  const first = store.store.upload(exportKey(asked), half()).catch((error: unknown) => error);
  await sent.promise;
  await query("update export set state = 'making', step = 'codes', percent = 40, tries = 1 where id = $1", [
    asked.id,
  ]);
  await make();
  expect(await state()).toEqual({ state: 'ready', tries: 2 });
  expect(await endUploads()).toBe(0);
  killed.resolve();
  expect(await first).toBeInstanceOf(Error);
  expect((await entriesIn(await archiveOf(api, org, asked.id))).has('manifest.json')).toBe(true);
  // Once it is made, running the job again changes nothing.
  await make();
  expect(await state()).toEqual({ state: 'ready', tries: 2 });
});

test('an archive that cannot be made leaves nothing in the store, and after the last try its Owner hears of it', async () => {
  const { org, asked, make, state } = await newAsked();
  const [table] = partsOf(store).exported;
  const parts = {
    ...partsOf(store),
    exported: [...partsOf(store).exported, { ...table!, table: 'nowhere' }],
  };
  for (let tries = 1; tries <= EXPORT_TRIES; tries += 1) {
    await expect(make(parts)).rejects.toThrow('relation "nowhere" does not exist');
    expect(await state()).toEqual({ state: tries < EXPORT_TRIES ? 'making' : 'failed', tries });
  }
  expect(await endUploads()).toBe(0);
  expect(await objects()).not.toContain(exportKey(asked));
  expect(await query('select kind from notification where user_id = $1', [org.owner.id])).toEqual([
    { kind: 'export.fail' },
  ]);
  expect((await org.call(listExports)).items).toMatchObject([{ state: 'failed', expires_at: null }]);
});

test('an archive of an organisation that was suspended in the meantime is not made', async () => {
  const { org, asked, make, state } = await newAsked();
  await query('update organisation set suspended_at = now() where id = $1', [org.id]);
  await make();
  expect(await state()).toMatchObject({ state: 'failed' });
  expect(await objects()).not.toContain(exportKey(asked));
});

test('after seven days an archive is gone, and so is what no row names', async () => {
  const [old, young] = [await newAsked(), await newAsked()];
  for (const { make } of [old, young]) await make();
  const age = (id: string, days: number) =>
    query('update export set ended_at = now() - make_interval(days => $2) where id = $1', [id, days]);
  await age(old.asked.id, 8);
  await age(young.asked.id, 6);
  const orphan = exportKey({ orgId: old.org.id, id: crypto.randomUUID() });
  await store.store.put(orphan, Buffer.from('left over'));
  expect((await old.org.call(listExports)).items).toEqual([]);
  await asWorker(api, (ctx) => forgetExports(ctx, store.store, new Date(Date.now() + 2 * DAY_MS)));
  const left = await objects();
  expect(left).toContain(exportKey(young.asked));
  expect(left).not.toContain(exportKey(old.asked));
  expect(left).not.toContain(orphan);
  expect(await old.state()).toBeUndefined();
});

test('of several archives the newest two are kept, and one that is gone still counts among those of the day', async () => {
  const made = [await newAsked()];
  const [{ org }] = made as [Awaited<ReturnType<typeof newAsked>>];
  const ids = [made[0]!.asked.id];
  for (const age of ['2 hours', '1 hour']) {
    const [{ id }] = await query(
      `insert into export (org_id, state, percent, ended_at, bytes, sha256)
       values ($1, 'ready', 100, now() - $2::interval, 1, decode(repeat('00', 32), 'hex')) returning id`,
      [org.id, age],
    );
    ids.push(String(id));
    await store.store.put(exportKey({ orgId: org.id, id: String(id) }), Buffer.from('archive'));
  }
  const listed = async () => (await org.call(listExports)).items.map(({ id }) => id);
  expect(new Set(await listed())).toEqual(new Set(ids));
  await made[0]!.make();
  const [newest, oldest, younger] = ids as [string, string, string];
  expect(new Set(await listed())).toEqual(new Set([newest, younger]));
  expect((await org.ask(downloadExport, { params: { id: oldest } })).status).toBe(404);
  await asWorker(api, (ctx) => forgetExports(ctx, store.store, new Date(Date.now() + 2 * DAY_MS)));
  const keyOf = (id: string) => exportKey({ orgId: org.id, id });
  const left = await objects();
  expect([newest, oldest, younger].map((id) => left.includes(keyOf(id)))).toEqual([true, false, true]);
  expect((await org.ask(requestExport)).code).toBe('too_many_exports');
});

test('a large archive waits in a place of its own, and one of more codes than it can hold is refused', async () => {
  const goods = await newGoods(api);
  const { org } = goods;
  const blanks = await goods.blanks(await goods.product({}));
  const jobs = async () =>
    (
      await query(
        `select task_identifier as name from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
         where p.payload ->> 'orgId' = $1 and task_identifier like 'exports.%' order by j.id`,
        [org.id],
      )
    ).map(({ name }) => name);
  await org.call(requestExport);
  await query("update export set state = 'failed', ended_at = now() where org_id = $1", [org.id]);
  await goods.issue(blanks, 2_000_001);
  await org.call(requestExport);
  expect(await jobs()).toEqual(['exports.make', 'exports.make-large']);
  await query("update export set state = 'failed', ended_at = now() where org_id = $1", [org.id]);
  for (let codes = 0; codes < EXPORT_CODES_MAX; codes += CODES_PER_RUN_MAX)
    await goods.issue(blanks, CODES_PER_RUN_MAX);
  expect((await org.ask(requestExport)).code).toBe('export_too_large');
});
