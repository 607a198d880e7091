import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { downloadFile, finishUpload } from '@qrigin/domain/files';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { EICAR, startClamav } from '../../../../../tooling/services/clamav.ts';
import { freePort } from '../../../../../tooling/services/free-port.ts';
import { withOrg } from '../../../db/tenancy/with-org.ts';
import { PATIENTLY } from '../../../testing/patiently.ts';
import { newOrganisation, type TestOrganisation } from '../../../testing/people/organisation.ts';
import { asWorker } from '../../../testing/programs/as-worker.ts';
import {
  askContent,
  askTicket,
  type FileWorker,
  finishFile,
  infoOf,
  putFile,
  type SentFile,
  sendFile,
  startFileWorker,
  startTestStore,
  type TestStore,
} from '../../../testing/programs/file-room.ts';
import { operate } from '../../../testing/programs/operate.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { requireFiles } from '../index.ts';
import { forgetFiles } from '../store/forget-files.ts';
import { storeKeys } from '../store/store-keys.ts';

let store: TestStore;
let api: TestApi;
let worker: FileWorker;
let org: TestOrganisation;
let me: { org: string; token: string };
beforeAll(async () => {
  store = await startTestStore();
  api = await startTestApi({ env: store.env });
  worker = await startFileWorker(api, store);
  org = await newOrganisation(api);
  me = { org: org.id, token: org.owner.token };
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
  await store.stop();
});

const send = (file: SentFile) => sendFile(api, me, file);
const download = (id: string, token = me.token, orgId = org.id) =>
  api.ask(downloadFile, { params: { org: orgId, id }, token });
const linkTo = async (id: string) => (await download(id)).body.download_url;
const pngOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

const CLOSED = {
  'content-type': 'text/plain; charset=utf-8',
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
};
const OPEN = {
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'cross-origin',
};

test('[FILE-06][FILE-07] a download yields the very bytes that were sent, by a link that is good for 60 seconds', async () => {
  const content = Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * 7919) % 256));
  const file = await send({ name: 'Messwerte à la carte.dat', content });
  expect(file).toMatchObject({ state: 'ready', download_url: null, thumbnail_url: null });
  const { status, body } = await download(file.id);
  expect([status, body]).toEqual([200, { ...file, download_url: expect.any(String) }]);
  const link = body.download_url ?? '';
  const served = await askContent(api, link);
  expect(served.status).toBe(200);
  expect(served.bytes.equals(content)).toBe(true);
  expect(served.headers).toMatchObject({
    ...OPEN,
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="Messwerte _ la carte.dat"; filename*=UTF-8''Messwerte%20%C3%A0%20la%20carte.dat`,
    'cache-control': 'no-store',
    'content-length': '70000',
  });

  const until = Number(new URL(link).searchParams.get('until')) * 1000;
  expect(until - Date.now()).toBeGreaterThan(55_000);
  expect(until - Date.now()).toBeLessThanOrEqual(60_000);
  vi.useFakeTimers({ toFake: ['Date'], now: until + 1000 });
  const late = await askContent(api, link);
  vi.useRealTimers();
  expect(late).toMatchObject({ status: 404, headers: CLOSED });
});

test('a link is good for its own file and time alone', async () => {
  const [mine, other] = [
    await send({ name: 'a.txt', content: 'a' }),
    await send({ name: 'b.txt', content: 'b' }),
  ];
  const link = await linkTo(mine.id);
  const later = new URL(link);
  later.searchParams.set('until', String(Number(later.searchParams.get('until')) + 1));
  const without = new URL(link);
  without.searchParams.delete('mark');
  const forged = new URL(link);
  forged.searchParams.set('mark', 'A'.repeat(43));
  const wrong = [
    link.replace(mine.id, other.id),
    link.replace(org.id, crypto.randomUUID()),
    later.href,
    without.href,
    forged.href,
    link.split('?')[0] ?? '',
    `${link.split('?')[0]}/thumbnail`,
  ];
  for (const address of wrong) {
    const served = await askContent(api, address);
    expect([address, served.status, served.bytes.toString()]).toEqual([address, 404, 'Not found.']);
    expect(served.headers).toMatchObject(CLOSED);
  }
  expect((await askContent(api, link)).bytes.toString()).toBe('a');
});

test('who may read private files is decided by what they are for', async () => {
  const { id: proof } = await send({ name: 'proof.pdf', type: 'orgVerification', content: pdfWith('') });
  const { id: plain } = await send({ name: 'plain.txt', content: 'plain' });
  const admin = await org.newMember('admin');
  const member = await org.newMember('member');
  const stranger = await newOrganisation(api);
  expect((await download(proof, admin.token)).status).toBe(200);
  expect((await download(proof, member.token)).status).toBe(403);
  expect((await download(plain, member.token)).status).toBe(200);
  for (const orgId of [org.id, stranger.id])
    expect((await download(plain, stranger.owner.token, orgId)).status).toBe(404);
});

test('[FILE-23] a file that is used or asked for before it was said to be sent is checked then', async () => {
  const asked = await askTicket(api, me, infoOf({ name: 'asked.txt', content: 'asked' }));
  await putFile(asked, 'asked');
  expect((await download(asked.id)).body).toMatchObject({ code: 'file_not_ready' });
  await vi.waitFor(async () => expect((await download(asked.id)).status).toBe(200), { timeout: 25_000 });

  const used = await askTicket(api, me, infoOf({ name: 'used.txt', type: 'leaflet', content: 'used' }));
  await putFile(used, 'used');
  const requireOf = (ids: string[], name: string, orgId = org.id) =>
    withOrg(api.database.app, { orgId, userId: org.owner.id }, (db) =>
      requireFiles({ db, orgId }, ids, { kind: { name } }),
    );
  await requireOf([used.id, used.id], 'leaflet');
  await vi.waitFor(async () => expect((await download(used.id)).status).toBe(200), { timeout: 25_000 });
  const { id: foreign } = await newOrganisation(api);
  for (const wrong of [
    () => requireOf([used.id], 'logo'),
    () => requireOf([used.id, crypto.randomUUID()], 'leaflet'),
    () => requireOf([used.id], 'leaflet', foreign),
  ])
    await expect(wrong()).rejects.toMatchObject({ code: 'not_found' });
  const { id: gone } = await askTicket(
    api,
    me,
    infoOf({ name: 'gone.txt', type: 'leaflet', content: 'gone' }),
  );
  await finishFile(api, me.token, gone);
  await expect(requireOf([gone], 'leaflet')).rejects.toMatchObject({ code: 'not_found' });
});

test('[FILE-24] a public picture is shown to anyone by a lasting address, drawn anew without what a camera wrote into it', async () => {
  const content = await sharp(await pngOf(640, 200))
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const file = await send({ name: 'field.jpg', nature: 'public', content });
  const shown = await askContent(api, file.download_url ?? '');
  expect(shown.status).toBe(200);
  expect(shown.headers).toMatchObject({
    ...OPEN,
    'content-type': 'image/jpeg',
    'content-disposition': `inline; filename="field.jpg"; filename*=UTF-8''field.jpg`,
    'cache-control': 'public, max-age=3600',
    etag: expect.stringMatching(/^"[\w-]+"$/),
  });
  const { exif, width, height, orientation } = await sharp(shown.bytes).metadata();
  expect({ exif, width, height, orientation }).toEqual({
    exif: undefined,
    width: 200,
    height: 640,
    orientation: undefined,
  });

  // Made by a job of its own, which has nothing to do with whether the picture is taken.
  const thumbnail = await vi.waitFor(
    async () => {
      const served = await askContent(api, `${file.download_url}/thumbnail`);
      expect(served.status).toBe(200);
      return served;
    },
    { timeout: 25_000 },
  );
  expect((await download(file.id)).body).toMatchObject({ thumbnail_url: `${file.download_url}/thumbnail` });
  expect(thumbnail.headers).toMatchObject({ ...OPEN, 'content-type': 'image/webp' });
  expect(await sharp(thumbnail.bytes).metadata()).toMatchObject({ format: 'webp', width: 100, height: 320 });

  const kept = { headers: { 'if-none-match': shown.headers['etag'] ?? '' } };
  expect(await askContent(api, file.download_url ?? '', kept)).toMatchObject({ status: 304 });
  const head = await askContent(api, file.download_url ?? '', { method: 'HEAD' });
  expect([head.status, head.bytes.length, head.headers['content-length']]).toEqual([
    200,
    0,
    String(shown.bytes.length),
  ]);
  expect((await askContent(api, await linkTo(file.id))).bytes.equals(content)).toBe(true);
});

test('no take-down: a blocked file, or any file of a blocked organisation, answers 451 to everyone at once', async () => {
  const file = await send({ name: 'field.png', nature: 'public', content: await pngOf(640, 200) });
  const { download_url: address } = file;
  const thumbnail = `${address}/thumbnail`;
  await vi.waitFor(async () => expect((await askContent(api, thumbnail)).status).toBe(200), {
    timeout: 25_000,
  });
  const link = await linkTo(file.id);
  const { headers } = await askContent(api, address ?? '');
  const kept = { headers: { 'if-none-match': headers['etag'] ?? '' } };
  const answers = async () => [
    await askContent(api, address ?? ''),
    await askContent(api, address ?? '', { method: 'HEAD' }),
    await askContent(api, address ?? '', kept),
    await askContent(api, thumbnail),
    await askContent(api, link),
  ];
  const statuses = async () => (await answers()).map(({ status }) => status);
  expect(await statuses()).toEqual([200, 200, 304, 200, 200]);

  for (const what of [
    ['file', thumbnail],
    ['organisation', org.id],
  ]) {
    await operate(api, 'block', ...what);
    const [shown, ...others] = await answers();
    expect([shown, ...others].map((answer) => answer?.status)).toEqual([451, 451, 451, 451, 451]);
    expect(shown?.headers).toMatchObject({ ...CLOSED, 'cache-control': 'no-store' });
    expect(shown?.bytes.toString()).toBe('We have blocked this file.');
    await operate(api, 'unblock', ...what);
    expect(await statuses()).toEqual([200, 200, 304, 200, 200]);
  }
});

test('[FILE-27] an archive that was public before is served no more, but to its own people', async () => {
  const file = await send({ name: 'field.txt', nature: 'public', content: 'field' });
  await api.database.superuser.query("update file set mime_type = 'application/zip' where id = $1", [
    file.id,
  ]);
  expect((await askContent(api, file.download_url ?? '')).status).toBe(404);
  expect((await askContent(api, await linkTo(file.id))).status).toBe(200);
});

test('a moving picture still moves', async () => {
  const frames = await Promise.all([pngOf(40, 30), pngOf(40, 30), pngOf(40, 30)]);
  const [first, ...others] = frames;
  const content = await sharp([first, ...others], { join: { animated: true } })
    .gif({ delay: [100, 200, 300], keepDuplicateFrames: true })
    .toBuffer();
  const file = await send({ name: 'wave.gif', nature: 'public', content });
  const shown = await askContent(api, file.download_url ?? '');
  expect(await sharp(shown.bytes, { animated: true }).metadata()).toMatchObject({ format: 'gif', pages: 3 });
});

test('a part of a file can be asked for', async () => {
  const file = await send({ name: 'log.txt', nature: 'public', content: '0123456789' });
  const part = (range: string) => askContent(api, file.download_url ?? '', { headers: { range } });
  const middle = await part('bytes=2-4');
  expect([middle.status, middle.bytes.toString(), middle.headers['content-range']]).toEqual([
    206,
    '234',
    'bytes 2-4/10',
  ]);
  expect((await part('bytes=50-60')).status).toBe(416);
  expect((await part('lines=1-2')).status).toBe(200);
});

const HOSTILE_SVG = `<?xml version="1.0"?>
<!-- <script>1</script> -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="20" onload="alert(1)">
  <script>alert(1)</script><SCRIPT>alert(1)</SCRIPT><x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>
  <foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="javascript:alert(1)"/></body></foreignObject>
  <style>rect{fill:teal}</style><style>@import url(//evil.example/x.css);</style>
  <style>&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style><style><![CDATA[</style><script>alert(1)</script>]]></style>
  <image href="https://evil.example/x.png" width="5" height="5"/><use xlink:href="https://evil.example/x.svg#a"/>
  <a href="javascript:alert(1)"><rect width="9" height="9" style="fill:url(https://evil.example/#a)" onclick="alert(1)"/></a>
  <animate attributeName="href" values="javascript:alert(1)"/><set attributeName="onload" to="alert(1)"/>
  <circle r="2" fill="url(#ok)" filter="url('https://evil.example/f#x')"/>
</svg>`;

test('[FILE-27] an svg is cleaned, saved when it is opened by itself, and html is never a page', async () => {
  const file = await send({ name: 'mark.svg', type: 'logo', nature: 'public', content: HOSTILE_SVG });
  expect(file).toMatchObject({ state: 'ready' });
  const shown = await askContent(api, file.download_url ?? '');
  expect(shown.bytes.toString().replaceAll(/\s+/g, ' ')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="20"> ' +
      '<style>rect{fill:teal}</style> <image width="5" height="5"></image><use></use> ' +
      '<g><rect width="9" height="9"></rect></g> <circle r="2" fill="url(#ok)"></circle> </svg>',
  );
  expect(shown.headers).toMatchObject({
    ...OPEN,
    'content-type': 'image/svg+xml',
    'content-disposition': expect.stringMatching(/^attachment; filename="mark.svg"/),
  });

  const page = await send({ name: 'page.html', nature: 'public', content: '<script>alert(1)</script>' });
  for (const address of [page.download_url ?? '', await linkTo(page.id)])
    expect((await askContent(api, address)).headers).toMatchObject({
      ...OPEN,
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="page.html"/),
    });
});

test('a file is saved under an ending of its own type, without tricks in its name', async () => {
  const content = await pngOf(4, 4);
  const info = { ...infoOf({ name: 'x.png', nature: 'public', content }), name: '../../in\u202egnp.exe' };
  const ticket = await askTicket(api, me, info);
  await putFile(ticket, content);
  await finishFile(api, me.token, ticket.id);
  const shown = await askContent(api, ticket.download_url ?? '');
  expect(shown.headers['content-disposition']).toBe(
    `inline; filename="_.._in_gnp.exe.png"; filename*=UTF-8''_.._in_gnp.exe.png`,
  );
});

/** As small as a whole document can be; `more` goes into its catalogue. */
function pdfWith(more: string): string {
  const body = `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${more} >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n`;
  return `${body}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 3 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}
const ACTIVE = '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>';

const REFUSED: [string, SentFile, string][] = [
  ['html called jpg', { name: 'a.jpg', content: '<script>alert(1)</script>' }, 'wrong_type'],
  ['a picture that breaks off', { name: 'a.png', content: 'half' }, 'broken'],
  ['a picture of too many pixels', { name: 'flood.png', content: 'flood' }, 'too_big'],
  [
    'an svg with entities',
    { name: 'a.svg', content: '<!DOCTYPE svg [<!ENTITY x "y">]><svg>&x;</svg>' },
    'active',
  ],
  ['html called svg', { name: 'a.svg', content: '<html></html>' }, 'wrong_type'],
  ['bytes called text', { name: 'a.txt', content: Buffer.from([0xff, 0xfe, 0, 1]) }, 'wrong_type'],
  ['a PDF without an end', { name: 'a.pdf', content: pdfWith('').slice(0, -20) }, 'broken'],
  [
    'a certificate that runs scripts',
    { name: 'a.pdf', type: 'orgVerification', content: pdfWith(ACTIVE) },
    'active',
  ],
  [
    'a public document that hides the word',
    { name: 'a.pdf', nature: 'public', content: pdfWith(ACTIVE.replace('/JavaScript', '/J#61vaScript')) },
    'active',
  ],
  ['a zip that is none', { name: 'a.zip', content: 'PK\u0003\u0004 but no list' }, 'broken'],
  ['a docx that is only a zip', { name: 'a.docx', content: 'no zip' }, 'wrong_type'],
];
test.each(REFUSED)('%s is refused, and nothing of it is kept', async (_, file, refusal) => {
  const contents: Record<string, () => Promise<Buffer>> = {
    half: async () => (await noise(300, 300)).subarray(0, 2000),
    flood: () => pngOf(8000, 7000),
  };
  const content = (await contents[String(file.content)]?.()) ?? file.content;
  const taken = await send({ ...file, content });
  expect(taken).toMatchObject({ state: 'refused', refusal, download_url: null });
  const keys = storeKeys({ orgId: org.id, id: taken.id });
  // The answer does not wait until the store is emptied.
  await vi.waitFor(async () => {
    const left = await Promise.all(Object.values(keys).map((key) => store.store.bytesOf(key)));
    expect(left).toEqual([0, undefined, undefined, undefined]);
  }, PATIENTLY);
  expect((await download(taken.id)).body).toMatchObject({ code: 'file_not_ready' });
  const address = `http://content.localhost/files/${org.id}/${taken.id}`;
  expect(await askContent(api, address)).toMatchObject({ status: 404 });
});

function noise(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'teal', noise } })
    .png()
    .toBuffer();
}

test('a private document may be active: it is given to its own people, as a file to save', async () => {
  const file = await send({ name: 'form.pdf', content: pdfWith(ACTIVE) });
  expect(file).toMatchObject({ state: 'ready' });
  const { headers } = await askContent(api, await linkTo(file.id));
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', ...OPEN });
  expect(headers['content-disposition']).toMatch(/^attachment/);
});

test('with a scanner an infected file is refused; while the scanner is away files wait, and pass never', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'qrigin-scanned-'));
  await worker.stop();
  const away = `127.0.0.1:${await freePort()}`;
  worker = await startFileWorker(api, store, { clamav: away });
  const waiting = await askTicket(api, me, infoOf({ name: 'waits.txt', content: 'clean' }));
  await putFile(waiting, 'clean');
  const said = await api.ask(finishUpload, { token: me.token, body: { id: waiting.id } });
  expect(said.body).toMatchObject({ state: 'checking' });
  expect((await download(waiting.id)).body).toMatchObject({ code: 'file_not_ready' });
  await worker.stop();

  const clamav = await startClamav({ dir });
  worker = await startFileWorker(api, store, { clamav: clamav.address });
  expect(await send({ name: 'bad.txt', content: `so: ${EICAR}` })).toMatchObject({
    state: 'refused',
    refusal: 'infected',
  });
  expect(await send({ name: 'good.txt', content: 'so' })).toMatchObject({ state: 'ready' });
  await api.database.superuser.query('update graphile_worker._private_jobs set run_at = now()');
  await vi.waitFor(async () => expect((await download(waiting.id)).status).toBe(200), { timeout: 20_000 });
  await clamav.stop();
  await worker.stop();
  worker = await startFileWorker(api, store);
  rmSync(dir, { recursive: true, force: true });
});

test('a check that runs again changes nothing', async () => {
  const file = await send({ name: 'twice.txt', content: 'twice' });
  const rowOf = async () =>
    (await api.database.superuser.query('select * from file where id = $1', [file.id])).rows[0];
  const before = await rowOf();
  const payload = JSON.stringify({ orgId: org.id, fileId: file.id });
  await api.database.superuser.query("select graphile_worker.add_job('files.check', $1::json)", [payload]);
  const left = "select 1 from graphile_worker.jobs where task_identifier = 'files.check'";
  await vi.waitFor(
    async () => expect((await api.database.superuser.query(left)).rows).toEqual([]),
    PATIENTLY,
  );
  expect(await rowOf()).toEqual(before);
});

test('what never came or was refused is forgotten after a day, unless something names it', async () => {
  const { superuser } = api.database;
  const [kept, ready, waiting, refused, named] = [
    await askTicket(api, me, infoOf({ name: 'new.txt', content: 'a' })),
    await send({ name: 'ready.txt', content: 'a' }),
    await askTicket(api, me, infoOf({ name: 'old.txt', content: 'a' })),
    await send({ name: 'refused.jpg', content: 'a' }),
    await send({ name: 'named.jpg', content: 'a' }),
  ];
  await putFile(waiting, 'a');
  const old = [ready.id, waiting.id, refused.id, named.id];
  await superuser.query("update file set created_at = now() - interval '25 hours' where id = any ($1)", [
    old,
  ]);
  await superuser.query('insert into organisation_certificate (org_id, file_id) values ($1, $2)', [
    org.id,
    named.id,
  ]);
  await asWorker(api, (ctx) => forgetFiles(ctx, store.store));
  const { rows } = await superuser.query('select id from file where id = any ($1)', [[kept.id, ...old]]);
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([kept.id, ready.id, named.id]));
  const { quarantine } = storeKeys({ orgId: org.id, id: waiting.id });
  expect(await store.store.bytesOf(quarantine)).toBeUndefined();
});

test('a file that is said to be sent while old ones are forgotten is not forgotten', async () => {
  const content = 'Picked on the hill.';
  const ticket = await askTicket(api, me, infoOf({ name: 'late.txt', content }));
  await putFile(ticket, content);
  await api.database.superuser.query(
    "update file set created_at = now() - interval '25 hours' where id = $1",
    [ticket.id],
  );
  await asWorker(api, (ctx) => {
    const register: typeof ctx.register = async (work) => {
      const found = await ctx.register(work);
      expect((await finishFile(api, me.token, ticket.id)).body).toMatchObject({ state: 'ready' });
      return found;
    };
    return forgetFiles({ ...ctx, register }, store.store);
  });
  expect((await download(ticket.id)).status).toBe(200);
});

test('on the app the addresses of files do not exist, and on the content origin nothing but them', async () => {
  const file = await send({ name: 'a.txt', nature: 'public', content: 'a' });
  const path = `/files/${org.id}/${file.id}`;
  expect((await fetch(api.url + path)).status).toBe(404);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect(await askContent(api, `http://content.localhost${path}`, { method })).toMatchObject({
      status: 404,
      headers: CLOSED,
    });
  for (const host of ['content.localhost', 'content.localhost.', 'Content.Localhost:81'])
    expect(await askContent(api, `http://${host}/login`)).toMatchObject({ status: 404, headers: CLOSED });
  for (const other of [
    '/files',
    `/files/${org.id}`,
    `${path}/other`,
    `/files/x/${file.id}`,
    '/files/%2e%2e/x',
  ])
    expect(await askContent(api, `http://content.localhost${other}`)).toMatchObject({
      status: 404,
      headers: CLOSED,
    });
});

test('a link stands in no log', async () => {
  const file = await send({ name: 'a.txt', content: 'a' });
  const link = new URL(await linkTo(file.id));
  await askContent(api, link.href);
  const mark = link.searchParams.get('mark') ?? '?';
  expect(api.logLines.filter((line) => line.includes('/files/:org/:id'))).not.toEqual([]);
  expect(api.logLines.filter((line) => line.includes(mark))).toEqual([]);
});

test('while the store is away files are asked for again later', async () => {
  const lonely = await startTestApi();
  try {
    const { id, owner } = await newOrganisation(lonely);
    const body = infoOf({ name: 'a.txt', nature: 'public', content: 'a' });
    const ticket = await askTicket(lonely, { org: id, token: owner.token }, body);
    await lonely.database.superuser.query(
      "update file set state = 'ready', checked_at = now() where id = $1",
      [ticket.id],
    );
    const served = await askContent(lonely, ticket.download_url ?? '');
    expect(served).toMatchObject({ status: 503, headers: { ...CLOSED, 'retry-after': '2' } });
  } finally {
    await lonely.stop();
  }
});
