import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { downloadExport, listExports, requestExport } from '@qrigin/domain/exports';
import { withdrawCodes } from '@qrigin/domain/qr';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withinOrg } from '../../testing/client.ts';
import { type Goods, newGoods } from '../../testing/goods/goods.ts';
import { buildWorld } from '../../testing/matrix/world.ts';
import { newOrganisation } from '../../testing/people/organisation.ts';
import {
  archiveOf,
  entriesIn,
  exportAll,
  rowsIn,
  scanUrlOf,
  startExportWorker,
} from '../../testing/programs/export-room.ts';
import {
  askContent,
  type FileWorker,
  sendFile,
  startTestStore,
  type TestStore,
} from '../../testing/programs/file-room.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let store: TestStore;
let api: TestApi;
let worker: FileWorker;
beforeAll(async () => {
  store = await startTestStore();
  api = await startTestApi({ env: store.env });
  worker = await startExportWorker(api, store);
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
  await store.stop();
});

const sha256 = (content: Buffer | undefined) => content && createHash('sha256').update(content).digest('hex');
const query = async (text: string, values: unknown[] = []) =>
  (await api.database.superuser.query(text, values)).rows;
const SENT = { name: '../../etc/pass wd.txt', content: 'Picked on the hill.' };

/** Honey in packs of a batch, a withdrawn jar, a jar in another pack, a blank, and a file with a dangerous name. */
async function newMaker() {
  const goods = await newGoods(api);
  const { org } = goods;
  const product = await goods.product({ name: '=HYPERLINK("evil"), {"honey": "தேன்"}' });
  const packaging = await goods.packaging(product);
  await goods.issue(packaging, 2, { batch_id: await goods.batch(product) });
  await goods.issue(await goods.blanks(product), 3);
  const codes = await goods.codes(packaging);
  const jar = codes.find(({ level }) => level === 'jar')!;
  await org.call(withdrawCodes, { body: { qrIds: [jar.id] } });
  const file = await sendFile(api, { org: org.id, token: org.owner.token }, SENT);
  return { goods, product, jar, codes, file };
}

const linesIn = (name: string, content: Buffer | undefined) =>
  name.endsWith('.ndjson') ? String(content).split('\n').length - 1 : undefined;

async function entriesOf({ org }: Pick<Goods, 'org'>) {
  const made = await exportAll(org);
  expect(made).toMatchObject({ state: 'ready', step: null, percent: 100 });
  const archive = await archiveOf(api, org, made.id);
  expect([archive.length, sha256(archive)]).toEqual([made.bytes, made.sha256]);
  return { made, archive, entries: await entriesIn(archive) };
}

test('an archive holds every row, code and file, and a manifest with the checksum of each', async () => {
  const { goods, product, jar, codes, file } = await newMaker();
  const { entries } = await entriesOf(goods);
  const manifest = JSON.parse(String(entries.get('manifest.json')));
  expect(manifest).toMatchObject({
    format: 1,
    organisation: { id: goods.org.id, name: 'Hill Farm' },
    missing_files: [],
  });
  const listed = manifest.files.map((one: { name: string }) => one.name);
  expect([...listed, 'manifest.json']).toEqual([...entries.keys()]);
  for (const { name, bytes, sha256: sum, rows } of manifest.files) {
    expect([name, bytes, sum]).toEqual([name, entries.get(name)?.length, sha256(entries.get(name))]);
    expect([name, rows]).toEqual([name, linesIn(name, entries.get(name))]);
  }
  // Whatever people typed comes back as they typed it.
  expect(rowsIn(entries, 'products')).toMatchObject([
    { id: product, name: '=HYPERLINK("evil"), {"honey": "தேன்"}' },
  ]);
  const written = rowsIn(entries, 'codes');
  expect(written).toHaveLength(2 * 16 + 3);
  for (const code of codes)
    expect(written.find((one) => one['code'] === code.id)).toMatchObject({
      run_id: code.run_id,
      index: code.index,
      level: code.level,
      packed_in: code.parent_id,
      batch_id: code.batch_id,
      state: code.id === jar.id ? 'withdrawn' : 'issued',
    });
  expect(written.filter(({ state }) => state === 'blank')).toHaveLength(3);
  // The name that someone gave is a value, and never a path.
  expect(rowsIn(entries, 'files')).toMatchObject([
    { id: file.id, name: SENT.name, path: `files/${file.id}.txt` },
  ]);
  expect(String(entries.get(`files/${file.id}.txt`))).toBe(SENT.content);
  expect(
    [...entries.keys()].filter(
      (name) => !/^(files\/[0-9a-f-]{36}(\.[a-z0-9]+)?|[a-z-]+\.(ndjson|json))$/.test(name),
    ),
  ).toEqual([]);
});

test('a program that shares no code with the product finds every product, batch, code and file in an archive', async () => {
  const { goods } = await newMaker();
  const { entries, archive } = await entriesOf(goods);
  const folder = mkdtempSync(join(tmpdir(), 'qrigin-export-'));
  const readBack = async (content: Buffer) => {
    const path = join(folder, 'archive.zip');
    writeFileSync(path, content);
    const args = ['tooling/exports/read-back.ts', path, api.database.url('postgres'), scanUrlOf(api.url)];
    return promisify(execFile)(process.execPath, args).then(
      ({ stdout }) => JSON.parse(stdout),
      ({ stdout, stderr }) => (stdout ? JSON.parse(stdout) : stderr),
    );
  };
  expect(await readBack(archive)).toEqual({ products: 1, batches: 1, codes: 35, files: 1, faults: [] });
  // It finds what is not so.
  const id = String(entries.get('products.ndjson')).match(/"id":"([^"]+)"/)?.[1];
  await query("update product set name = 'Other honey' where id = $1", [id]);
  await query("update batch set lot_code = 'X' where org_id = $1", [goods.org.id]);
  await query("update file set sha256 = decode(repeat('00', 32), 'hex') where org_id = $1", [goods.org.id]);
  expect((await readBack(archive)).faults).toHaveLength(5);
  rmSync(folder, { recursive: true });
});

test('an archive holds nothing of another organisation, and no secret', async () => {
  const { home, neighbour } = await buildWorld(api);
  await query('delete from export');
  // Its file has no content in the store.
  const org = withinOrg(api, { org: home.id, token: home.keeper });
  const made = await exportAll(org);
  const entries = await entriesIn(await archiveOf(api, org, made.id));
  const all = [...entries].map(([name, content]) => `${name}\n${String(content)}`).join('\n');
  expect(all).toContain(home.canary);
  expect(JSON.parse(String(entries.get('manifest.json'))).missing_files).toEqual([home.things.file]);
  const foreign = await query(
    `select email as secret from app_user where id not in (select user_id from membership where org_id = $1)
     union all select password_hash from app_user where password_hash is not null
     union all select id::text from session`,
    [home.id],
  );
  expect(foreign.length).toBeGreaterThan(2);
  const secrets = [neighbour.canary, neighbour.id, neighbour.code, ...foreign.map(({ secret }) => secret)];
  expect(secrets.filter((one) => all.includes(one))).toEqual([]);
  // Rows of nearly everything were compared, not of an empty organisation.
  expect([...entries.values()].filter(({ length }) => length > 0).length).toBeGreaterThan(15);
});

test('only Owners ask for an archive, and no link leads anyone else to it', async () => {
  const org = await newOrganisation(api);
  const stranger = await newOrganisation(api);
  const { id } = await exportAll(org);
  for (const role of ['admin', 'supervisor', 'member', 'qr_operator'] as const) {
    const { token } = await org.newMember(role);
    const own = withinOrg(api, { org: org.id, token });
    const answers = [
      own.ask(requestExport),
      own.ask(listExports),
      own.ask(downloadExport, { params: { id } }),
    ];
    expect((await Promise.all(answers)).map(({ code }) => code)).toEqual(Array(3).fill('forbidden'));
  }
  expect((await stranger.ask(downloadExport, { params: { id } })).status).toBe(404);
  const { download_url } = await org.call(downloadExport, { params: { id } });
  const statusOf = async (address: string) => (await askContent(api, address)).status;
  expect(await statusOf(download_url)).toBe(200);
  const minutes = (Number(new URL(download_url).searchParams.get('until')) * 1000 - Date.now()) / 60_000;
  expect(Math.round(minutes)).toBe(10);
  expect(await statusOf(download_url.replace(org.id, stranger.id))).toBe(404);
  expect(await statusOf(download_url.replace('/exports/', '/files/'))).toBe(404);
  expect(await statusOf(download_url.replace(/mark=./, 'mark=~'))).toBe(404);
  expect(await statusOf(download_url.replace(/\?.*/, ''))).toBe(404);
  expect(await statusOf(download_url.replace(/until=\d+/, 'until=9999999999'))).toBe(404);
  await query('update organisation set suspended_at = now() where id = $1', [org.id]);
  expect((await org.ask(requestExport)).code).toBe('organisation_suspended');
});

test('whoever signed in long ago confirms it first, for the archive and for its link', async () => {
  const org = await newOrganisation(api);
  const { id } = await exportAll(org);
  await query("update session set authenticated_at = now() - interval '1 hour' where user_id = $1", [
    org.owner.id,
  ]);
  expect((await org.ask(requestExport)).code).toBe('step_up');
  expect((await org.ask(downloadExport, { params: { id } })).code).toBe('step_up');
  expect((await org.ask(listExports)).status).toBe(200);
});

test('whoever asked is told when it is ready, also by email, and the other Owners when it is asked for', async () => {
  const org = await newOrganisation(api);
  const other = await org.newMember('owner');
  const { id } = await exportAll(org);
  const told = () =>
    query('select kind, user_id from notification where org_id = $1 order by kind', [org.id]);
  await expect.poll(told).toEqual([
    { kind: 'export.ready', user_id: org.owner.id },
    { kind: 'export.request', user_id: other.id },
  ]);
  expect(
    await query("select facts ->> 'kind' as kind from mail where address = $1", [org.owner.email]),
  ).toEqual([{ kind: 'export.ready' }]);
  await org.call(downloadExport, { params: { id } });
  const recorded = await query(
    "select action from audit_entry where org_id = $1 and action like 'export.%' order by id",
    [org.id],
  );
  expect(recorded.map(({ action }) => action)).toEqual(['export.request', 'export.ready', 'export.download']);
});

test('one archive is made at a time, and three in 24 hours; one that failed does not count', async () => {
  const org = await newOrganisation(api);
  const add = (state: string, age: string) =>
    query(
      `insert into export (org_id, state, step, ended_at, bytes, sha256, created_at) values ($1, $2::text,
         case when $2 = 'making' then 'codes' end, case when $2 <> 'making' then now() end,
         case when $2 = 'ready' then 1 end, case when $2 = 'ready' then decode(repeat('00', 32), 'hex') end,
         now() - $3::interval)`,
      [org.id, state, age],
    );
  await add('making', '1 hour');
  expect((await org.ask(requestExport)).code).toBe('export_under_way');
  // Nobody is making it any more.
  await query("update export set created_at = now() - interval '25 hours' where org_id = $1", [org.id]);
  for (const age of ['23 hours', '22 hours']) await add('ready', age);
  for (const age of ['2 hours', '1 hour']) await add('failed', age);
  await add('ready', '25 hours');
  const key = { 'idempotency-key': crypto.randomUUID() };
  const first = await org.askRaw(requestExport, { headers: key });
  expect(first.status).toBe(200);
  expect((await org.askRaw(requestExport, { headers: key })).body).toEqual(first.body);
  await expect.poll(async () => (await org.call(listExports)).items[0]?.state).toBe('ready');
  expect((await org.ask(requestExport)).code).toBe('too_many_exports');
});
