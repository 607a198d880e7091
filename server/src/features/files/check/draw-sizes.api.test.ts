import { downloadFile, pictureSourceAt, type StoredFile } from '@qrigin/domain/files';
import { ORGANISATION_FILES } from '@qrigin/domain/organisations';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withOrg } from '../../../db/tenancy/with-org.ts';
import { handle } from '../../../queue/handle.ts';
import { PATIENTLY } from '../../../testing/patiently.ts';
import { newOrganisation } from '../../../testing/people/organisation.ts';
import { asScanPage } from '../../../testing/programs/as-scan-page.ts';
import { asWorker } from '../../../testing/programs/as-worker.ts';
import {
  askContent,
  type FileWorker,
  isolationHere,
  type SentFile,
  sendFile,
  startFileWorker,
  startTestStore,
  type TestStore,
} from '../../../testing/programs/file-room.ts';
import { operate } from '../../../testing/programs/operate.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import type { FileJobDeps } from '../deps.ts';
import { createLinks, shownFiles, storedFiles } from '../index.ts';
import * as queue from '../queue.ts';
import { compareStore } from '../store/compare-store.ts';
import { storeKeys } from '../store/store-keys.ts';
import { drawSizes } from './draw-sizes.ts';

vi.setConfig({ testTimeout: 90_000 });
const DRAWN = { timeout: 60_000, interval: 200 };
const QUOTA_MB = 5;

let store: TestStore;
let api: TestApi;
let worker: FileWorker;
let me: Sender;
beforeAll(async () => {
  store = await startTestStore();
  api = await startTestApi({ env: { ...store.env, FILE_QUOTA_MB: String(QUOTA_MB), RATE_WRITE: '1000' } });
  worker = await startFileWorker(api, store, { quotaMb: QUOTA_MB });
  me = await newSender();
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
  await store.stop();
});

type Sender = { org: string; token: string };
async function newSender(): Promise<Sender> {
  const { id, owner } = await newOrganisation(api);
  return { org: id, token: owner.token };
}

const bitmap = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });
const jpegOf = (width: number, height: number) => bitmap(width, height).jpeg().toBuffer();
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><path d="M0 0h9v9z"/></svg>';

const sendLogo = (name: string, content: SentFile['content'], from = me) =>
  sendFile(api, from, { name, type: 'logo', nature: 'public', content });
const fileNow = async (id: string, { org, token } = me): Promise<StoredFile> =>
  (await api.ask(downloadFile, { params: { org, id }, token })).body;
/** Once it is drawn. */
const widthsOf = (id: string, from = me) =>
  vi.waitFor(async () => {
    const { picture } = await fileNow(id, from);
    expect(picture?.widths).not.toEqual([]);
    return picture?.widths;
  }, DRAWN);
const rowOf = async (id: string) =>
  (await api.database.superuser.query('select picture_widths, stored_bytes from file where id = $1', [id]))
    .rows[0];
const at = (file: StoredFile, name: string) => askContent(api, `${file.download_url}/${name}`);
const objectsOf = async (orgId: string, id: string) => {
  const found: { key: string; bytes: number }[] = [];
  for (const prefix of ['original', 'shown', 'thumbnail', 'picture'])
    for await (const object of store.store.list(`${prefix}/${orgId}/${id}`)) found.push(object);
  return found;
};

test('a public picture is drawn at several widths in two formats, which anyone may keep', async () => {
  const content = await sharp(await jpegOf(800, 600))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const file = await sendLogo('field.jpg', content);
  // Known at once, so that pages can keep a place for it.
  expect(file.picture).toMatchObject({ width: 600, height: 800 });
  expect(await widthsOf(file.id)).toEqual([320, 600]);
  for (const [format, width, height] of [
    ['avif', 320, 427],
    ['webp', 320, 427],
    ['avif', 600, 800],
    ['webp', 600, 800],
  ] as const) {
    const served = await at(file, `${width}.${format}`);
    expect(served.status).toBe(200);
    expect(served.headers).toMatchObject({
      'content-type': `image/${format}`,
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=3600, immutable',
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const found = await sharp(served.bytes).metadata();
    expect(found).toMatchObject({ format: format === 'avif' ? 'heif' : 'webp', width, height });
    expect(found.orientation).toBeUndefined();
    const kept = { headers: { 'if-none-match': served.headers['etag'] ?? '' } };
    expect(await askContent(api, `${file.download_url}/${width}.${format}`, kept)).toMatchObject({
      status: 304,
    });
  }
  const tags = await Promise.all(['320.avif', '320.webp', '600.avif'].map((name) => at(file, name)));
  expect(new Set(tags.map(({ headers }) => headers['etag'])).size).toBe(3);
});

test('the addresses that pages are given are those at which the widths are', async () => {
  const file = await sendLogo('field.jpg', await jpegOf(400, 300));
  const widths = (await widthsOf(file.id)) ?? [];
  const { avif, webp, src } = pictureSourceAt(file.download_url ?? '', { widths });
  const addresses = [...`${avif}, ${webp}`.split(', ').map((one) => one.split(' ')[0] ?? ''), src];
  expect(addresses).toHaveLength(5);
  for (const address of addresses) expect(await askContent(api, address)).toMatchObject({ status: 200 });
});

test('no other width, no other name, and nothing of a file that is not for everyone', async () => {
  const file = await sendLogo('field.jpg', await jpegOf(200, 150));
  await widthsOf(file.id);
  for (const name of ['320.avif', '200.jpg', '200', '0200.avif', '200.avif.webp', 'picture'])
    expect(await at(file, name)).toMatchObject({ status: 404 });
  const { superuser } = api.database;
  for (const change of ["nature = 'private'", "state = 'checking', checked_at = null"]) {
    const before = "nature = 'public', state = 'ready', checked_at = now()";
    await superuser.query(`update file set ${change} where id = $1`, [file.id]);
    expect(await at(file, '200.avif')).toMatchObject({ status: 404 });
    await superuser.query(`update file set ${before} where id = $1`, [file.id]);
    expect(await at(file, '200.avif')).toMatchObject({ status: 200 });
  }
});

test('a drawing is drawn larger than it says it is, and of a moving picture the first frame', async () => {
  const drawing = await sendLogo('mark.svg', DRAWING);
  expect(drawing.picture).toMatchObject({ width: 20, height: 10 });
  const frames = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { width: 400, height: 300, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
  const wave = await sendLogo('wave.gif', moving);
  expect(wave.picture).toMatchObject({ width: 400, height: 300 });
  expect(await widthsOf(drawing.id)).toEqual([320, 640, 960, 1440]);
  expect(await sharp((await at(drawing, '1440.webp')).bytes).metadata()).toMatchObject({
    width: 1440,
    height: 720,
    hasAlpha: true,
  });
  expect(await widthsOf(wave.id)).toEqual([320, 400]);
  const first = sharp((await at(wave, '400.webp')).bytes);
  expect((await first.metadata()).pages).toBeUndefined();
  expect((await first.stats()).dominant).toMatchObject({ r: 248, b: 8 });
});

test('a picture of a kind without widths, or for members only, is measured but not drawn', async () => {
  const content = await jpegOf(200, 150);
  const plain = await sendFile(api, me, { name: 'plain.jpg', nature: 'public', content });
  expect(plain.picture).toEqual({ width: 200, height: 150, widths: [] });
  const hidden = await sendFile(api, me, { name: 'hidden.jpg', content });
  expect(hidden.picture).toBeNull();
  for (const { id } of [plain, hidden]) expect(await rowOf(id)).toMatchObject({ picture_widths: null });
  const text = await sendFile(api, me, { name: 'a.txt', nature: 'public', content: 'a' });
  expect(text.picture).toBeNull();
});

const parts = async (lines: object[] = [], quotaMb = QUOTA_MB): Promise<FileJobDeps> => ({
  store: store.store,
  scanner: undefined,
  appOrigin: 'http://localhost',
  quotaBytes: quotaMb * 1024 * 1024,
  ...(await isolationHere()),
  log: { warn: (line: object) => void lines.push(line) },
});

test('what is drawn counts as storage; every night it is compared, and what no row names is removed', async () => {
  const file = await sendLogo('field.jpg', await jpegOf(200, 150));
  await widthsOf(file.id);
  const sum = await vi.waitFor(async () => {
    const objects = await objectsOf(me.org, file.id);
    // Original, copy, thumbnail, and one width in two formats.
    expect(objects).toHaveLength(5);
    const bytes = objects.reduce((total, object) => total + object.bytes, 0);
    expect(Number((await rowOf(file.id)).stored_bytes)).toBe(bytes);
    return bytes;
  }, PATIENTLY);
  await api.database.superuser.query(
    "update file set stored_bytes = 7, checked_at = now() - interval '2 hours' where id = $1",
    [file.id],
  );
  const lost = `picture/${me.org}/${crypto.randomUUID()}/320.avif`;
  await store.store.put(lost, Buffer.from('left over'));
  const lines: object[] = [];
  const tomorrow = new Date(Date.now() + 25 * 3_600_000);
  await asWorker(api, async (ctx) => compareStore(ctx, await parts(lines), tomorrow));
  expect(Number((await rowOf(file.id)).stored_bytes)).toBe(sum);
  expect(lines).toContainEqual({ orgId: me.org, fileId: file.id, counted: 7, found: sum });
  expect(await store.store.bytesOf(lost)).toBeUndefined();
  expect(await at(file, '200.avif')).toMatchObject({ status: 200 });
});

/** As it is before the job runs, which no one sends here. */
async function undrawn(from: Sender) {
  const content = await jpegOf(200, 150);
  const { id } = await sendFile(api, from, { name: 'field.jpg', nature: 'public', content });
  await api.database.superuser.query("update file set picture_widths = '{}' where id = $1", [id]);
  return { orgId: from.org, id };
}
const drawnOf = async ({ orgId, id }: { orgId: string; id: string }) =>
  (await objectsOf(orgId, id)).filter(({ key }) => key.startsWith('picture/'));

test('without room for it nothing is drawn, and the picture is shown as it is', async () => {
  const from = await newSender();
  const file = await undrawn(from);
  await api.database.superuser.query('update file set stored_bytes = $2 where id = $1', [
    file.id,
    QUOTA_MB * 1024 * 1024 - 100,
  ]);
  await asWorker(api, async (ctx) => drawSizes(ctx, await parts(), file));
  expect(await drawnOf(file)).toEqual([]);
  expect(await rowOf(file.id)).toMatchObject({ picture_widths: null });
  const { picture, download_url } = await fileNow(file.id, from);
  expect(picture).toEqual({ width: 200, height: 150, widths: [] });
  expect(download_url).not.toBeNull();
});

test('a copy that cannot be drawn is shown as it is, and drawing again changes nothing', async () => {
  const from = await newSender();
  const [broken, twice] = [await undrawn(from), await undrawn(from)];
  await store.store.put(storeKeys(broken).shown, Buffer.from('no picture'));
  await asWorker(api, async (ctx) => drawSizes(ctx, await parts(), broken));
  expect(await rowOf(broken.id)).toMatchObject({ picture_widths: null });
  expect(await drawnOf(broken)).toEqual([]);

  await asWorker(api, async (ctx) => drawSizes(ctx, await parts(), twice));
  const [row, objects] = [await rowOf(twice.id), await drawnOf(twice)];
  expect([row.picture_widths, objects.length]).toEqual([[200], 2]);
  await asWorker(api, async (ctx) => drawSizes(ctx, await parts(), twice));
  expect(await rowOf(twice.id)).toEqual(row);
});

test('no take-down: an operator blocks a picture by the address of any of its widths', async () => {
  const file = await sendLogo('field.jpg', await jpegOf(200, 150));
  await widthsOf(file.id);
  await operate(api, 'block', 'file', `${file.download_url}/200.webp`);
  for (const name of ['200.webp', '200.avif']) expect(await at(file, name)).toMatchObject({ status: 451 });
  await operate(api, 'unblock', 'file', `${file.download_url}/200.webp`);
  expect(await at(file, '200.webp')).toMatchObject({ status: 200 });
});

test('pages for anyone are told of files that are ready and public, by the role that draws them', async () => {
  const from = await newSender();
  const file = await sendLogo('field.jpg', await jpegOf(200, 150), from);
  const widths = await widthsOf(file.id, from);
  const hidden = await sendFile(api, from, { name: 'hidden.txt', content: 'hidden' });
  const ids = [file.id, hidden.id, crypto.randomUUID()];
  const asked = (orgId: string) =>
    asScanPage(api, orgId, (db) => shownFiles(db, 'http://content.localhost', { orgId, ids }));
  expect(await asked(from.org)).toEqual({
    [file.id]: {
      url: file.download_url,
      name: 'field.jpg',
      bytes: file.bytes,
      picture: { width: 200, height: 150, widths },
    },
  });
  expect(await asked(me.org)).toEqual({});
  const links = createLinks('http://content.localhost', [Buffer.alloc(32)]);
  const stored = await withOrg(api.database.app, { orgId: from.org, userId: null }, (db) =>
    storedFiles({ db, orgId: from.org }, { ids, kinds: [ORGANISATION_FILES.logo] }, links),
  );
  expect(stored.map(({ id }) => id)).toEqual([file.id]);
});

test('scan pages that were kept are drawn anew once there are widths', async () => {
  const from = await newSender();
  const file = await undrawn(from);
  const version = async () =>
    (await api.database.superuser.query('select version from scan_version where org_id = $1', [from.org]))
      .rows[0].version;
  const before = await version();
  await asWorker(api, async (ctx) => drawSizes(ctx, await parts(), file));
  expect(await version()).not.toBe(before);
});

test('pictures of one organisation hold up neither the checks nor the pictures of another', async () => {
  await worker.stop();
  const drawn: string[] = [];
  const gate = Promise.withResolvers<void>();
  const slowly = handle(queue.drawSizes, async (_, { orgId }) => {
    drawn.push(orgId);
    await gate.promise;
  });
  worker = await startFileWorker(api, store, { quotaMb: QUOTA_MB, instead: [slowly] });
  const [many, few] = [await newSender(), await newSender()];
  const content = await jpegOf(40, 30);
  for (let count = 0; count < 3; count += 1) await sendLogo('many.jpg', content, many);
  await vi.waitFor(() => expect(drawn).toEqual([many.org]), PATIENTLY);
  expect(await sendFile(api, few, { name: 'a.txt', content: 'a' })).toMatchObject({ state: 'ready' });
  expect(await sendLogo('few.jpg', content, few)).toMatchObject({ state: 'ready' });
  gate.resolve();
  await vi.waitFor(() => expect(drawn).toHaveLength(4), PATIENTLY);
  expect(drawn).toEqual([many.org, few.org, many.org, many.org]);
});
