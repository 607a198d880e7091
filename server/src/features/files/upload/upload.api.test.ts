import { createHash } from 'node:crypto';
import { finishUpload, requestPublicUpload, requestUpload, type StoredFile } from '@qrigin/domain/files';
import { createOrganisation } from '@qrigin/domain/organisations';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PATIENTLY } from '../../../testing/patiently.ts';
import { newOrganisation, type TestOrganisation } from '../../../testing/people/organisation.ts';
import { peopleOf } from '../../../testing/people/people.ts';
import {
  askTicket,
  type FileWorker,
  finishFile,
  infoOf,
  putFile,
  startFileWorker,
  startTestStore,
  type TestStore,
} from '../../../testing/programs/file-room.ts';
import { openStream } from '../../../testing/stream.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

const MB = 1024 * 1024;
const TEXT = { name: 'note.txt', content: 'Picked on the hill.' };

let store: TestStore;
let api: TestApi;
let worker: FileWorker;
let org: TestOrganisation;
let me: { org: string; token: string };
beforeAll(async () => {
  store = await startTestStore();
  api = await startTestApi({ env: { ...store.env, FILE_QUOTA_MB: '1000' } });
  worker = await startFileWorker(api, store);
  org = await newOrganisation(api);
  me = { org: org.id, token: org.owner.token };
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
  await store.stop();
});

type Upload = typeof requestUpload | typeof requestPublicUpload;

const request = (body: object, endpoint: Upload = requestUpload) => org.askRaw(endpoint, { body });
const finish = (id: string, token = me.token) => finishFile(api, token, id);
const finishOnce = (id: string) => api.ask(finishUpload, { token: me.token, body: { id } });
const checkJobs = async () =>
  (
    await api.database.superuser.query(
      "select payload from graphile_worker._private_jobs join graphile_worker._private_tasks t on t.id = task_id where identifier = 'files.check'",
    )
  ).rows.length;

const ADDRESS = { id: expect.stringMatching(/^[0-9a-f-]{36}$/), headers: expect.any(Object) };

test('[FILE-01][FILE-03][FILE-24] the info of a private file is answered with an address to send it to, and no lasting one', async () => {
  const info = infoOf(TEXT);
  expect(Object.keys(info).sort()).toEqual(
    ['bytes', 'extension', 'file_size', 'md5_hash', 'mime_type', 'name', 'nature', 'type'].sort(),
  );
  const { status, body } = await request(info);
  expect(status).toBe(200);
  const { upload_url, ...ticket } = body;
  expect(ticket).toEqual({ ...ADDRESS, download_url: null });
  const address = new URL(upload_url);
  expect(address.origin).toBe(store.env['STORE_URL']);
  expect(address.pathname).toBe(`/files/quarantine/${org.id}/${ticket.id}`);
  expect(address.searchParams.get('X-Amz-Expires')).toBe('300');
  expect(address.searchParams.get('X-Amz-SignedHeaders')?.split(';')).toEqual([
    'content-length',
    'content-md5',
    'content-type',
    'host',
    'if-none-match',
  ]);
  const { rows } = await api.database.superuser.query(
    'select name, kind, nature, mime_type, extension, bytes::int, state, encode(md5, $2) as md5 from file where id = $1',
    [ticket.id, 'hex'],
  );
  expect(rows).toEqual([
    {
      name: 'note.txt',
      kind: 'attachment',
      nature: 'private',
      mime_type: 'text/plain',
      extension: 'txt',
      bytes: TEXT.content.length,
      state: 'waiting',
      md5: info.md5_hash,
    },
  ]);
});

test('every field of the info has to be there and to be right', async () => {
  const info: Record<string, unknown> = infoOf({ ...TEXT, nature: 'public' });
  for (const name of Object.keys(info)) {
    const { [name]: _, ...without } = info;
    expect([name, (await request(without)).status]).toEqual([name, 400]);
  }
  for (const wrong of [
    { md5_hash: 'A'.repeat(32) },
    { md5_hash: 'a'.repeat(31) },
    { file_size: 0 },
    { file_size: 1.5 },
    { extension: 'exe' },
    { name: 'a\u0000b' },
    { name: '' },
    { key: 'quarantine/x' },
  ])
    expect([wrong, (await request({ ...info, ...wrong })).status]).toEqual([wrong, 400]);
});

test('[FILE-02] a nature other than private or public is refused', async () => {
  for (const nature of ['secret', 'PUBLIC', '', null])
    expect((await request({ ...infoOf(TEXT), nature })).body).toMatchObject({ code: 'invalid_input' });
});

test('[FILE-04] a public file has a path of its own, which takes no private one, and a lasting address', async () => {
  const answer = await request(infoOf({ ...TEXT, nature: 'public' }), requestPublicUpload);
  expect(answer.status).toBe(200);
  const { id, download_url } = answer.body;
  expect(download_url).toBe(`http://content.localhost/files/${org.id}/${id}`);
  expect((await request(infoOf(TEXT), requestPublicUpload)).status).toBe(400);
});

const logo = { name: 'logo.png', type: 'logo', nature: 'public', content: 'x' } as const;
const proof = { name: 'proof.pdf', type: 'orgVerification', nature: 'private', content: 'x' } as const;
const REFUSED: [string, object, string][] = [
  [
    'a logo that is no picture',
    { ...infoOf(logo), extension: 'pdf', mime_type: 'application/pdf' },
    'wrong_type',
  ],
  ['a private logo', infoOf({ ...logo, nature: 'private' }), 'wrong_type'],
  ['a logo over 5 MB', { ...infoOf(logo), file_size: 5 * MB + 1 }, 'too_big'],
  [
    'a certificate that is no PDF',
    { ...infoOf(proof), extension: 'png', mime_type: 'image/png' },
    'wrong_type',
  ],
  ['a public certificate', infoOf({ ...proof, nature: 'public' }), 'wrong_type'],
  ['a certificate over 20 MB', { ...infoOf(proof), file_size: 20_481, bytes: undefined }, 'too_big'],
  ['another file over 100 MB', { ...infoOf(TEXT), file_size: 102_401, bytes: undefined }, 'too_big'],
  ['bytes that are not so many KB', { ...infoOf(TEXT), file_size: 2 }, 'wrong_size'],
  ['a type that is not of its ending', { ...infoOf(TEXT), mime_type: 'text/html' }, 'wrong_type'],
  ['an ending that is not of its type', { ...infoOf(TEXT), extension: 'csv' }, 'wrong_type'],
  ['a type that nobody knows', { ...infoOf(TEXT), mime_type: 'text/x-strange' }, 'wrong_type'],
];
test.each(REFUSED)('[FILE-26] %s is refused before it is sent', async (_, info, refusal) => {
  const { status, body } = await request(info);
  expect([status, body]).toEqual([400, expect.objectContaining({ code: 'file_refused', refusal })]);
});

test.each(['prize.zip', 'prize.rar', 'prize.7z', 'setup.exe', 'setup'])(
  '[FILE-27] programs and archives are never public: %s is refused before it is sent',
  async (name) => {
    const info = infoOf({ name, nature: 'public', content: 'x' });
    for (const endpoint of [requestUpload, requestPublicUpload])
      expect((await request(info, endpoint)).body).toMatchObject({
        code: 'file_refused',
        refusal: 'wrong_type',
      });
    expect((await request(infoOf({ name, content: 'x' }))).status).toBe(200);
  },
);

test('[FILE-26] files of exactly the largest size may be sent', async () => {
  const largest = [
    { ...infoOf(logo), file_size: 5 * MB },
    { ...infoOf(proof), file_size: 20 * 1024, bytes: 20 * MB },
    { ...infoOf({ ...TEXT, nature: 'public' }), file_size: 100 * MB },
  ];
  for (const info of largest) expect((await request(info)).status).toBe(200);
});

test('the store takes the file once, and nothing but this file', async () => {
  const ticket = await askTicket(api, me, infoOf({ ...TEXT, nature: 'public' }));
  const other = TEXT.content.replace('hill', 'HILL');
  const asHtml = { ...ticket, headers: { ...ticket.headers, 'content-type': 'text/html' } };
  const withMd5 = { ...ticket, headers: { ...ticket.headers, 'content-md5': 'AAAAAAAAAAAAAAAAAAAAAA==' } };
  const { 'if-none-match': _, ...overwriting } = ticket.headers;
  const elsewhere = ticket.upload_url.replace(ticket.id, crypto.randomUUID());
  const ofAnother = ticket.upload_url.replace(org.id, crypto.randomUUID());
  const original = ticket.upload_url.replace('quarantine', 'original');
  const refused = [
    await putFile(ticket, `${TEXT.content} longer`),
    await putFile(ticket, TEXT.content.slice(1)),
    await putFile(ticket, other),
    await putFile(asHtml, TEXT.content),
    await putFile(withMd5, TEXT.content),
    await putFile({ ...ticket, headers: overwriting }, TEXT.content),
    await putFile({ ...ticket, upload_url: elsewhere }, TEXT.content),
    await putFile({ ...ticket, upload_url: ofAnother }, TEXT.content),
    await putFile({ ...ticket, upload_url: original }, TEXT.content),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 400, 403, 403, 403, 403, 403, 403]);
  expect((await putFile(ticket, TEXT.content)).status).toBe(200);
  expect((await putFile(ticket, TEXT.content)).status).toBe(412);

  // Not even when it has been taken away for checking.
  expect((await finish(ticket.id)).body).toMatchObject({ state: 'ready' });
  expect((await putFile(ticket, TEXT.content)).status).toBe(412);
  const unsigned = ticket.upload_url.split('?')[0] ?? '';
  expect((await fetch(unsigned)).status).toBe(403);
});

test('an address is good for five minutes', async () => {
  const md5 = createHash('md5').update('x').digest();
  const putOf = async (secondsAgo: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - secondsAgo * 1000 });
    const announced = { mimeType: 'text/plain', md5, bytes: 1 };
    const { url, headers } = await store.store.presignPut(`quarantine/${secondsAgo}`, announced);
    vi.useRealTimers();
    return (await fetch(url, { method: 'PUT', headers, body: 'x' })).status;
  };
  expect([await putOf(280), await putOf(310)]).toEqual([200, 403]);
});

test('without a signed length it is good for one minute', async () => {
  const announced = { mimeType: 'text/plain', md5: createHash('md5').update('x').digest() };
  const { url } = await store.store.presignPut('quarantine/inexact', announced);
  expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('60');
});

test('a private file whose size is known in KB alone is held to them', async () => {
  const { bytes: _, ...info } = infoOf({ ...TEXT, content: 'x'.repeat(1025) });
  expect(info.file_size).toBe(2);
  const ticket = await askTicket(api, me, info);
  expect((await putFile(ticket, 'x'.repeat(1025))).status).toBe(200);
  expect((await finish(ticket.id)).body).toMatchObject({ state: 'ready', bytes: 1025 });

  const small = await askTicket(api, me, { ...info, file_size: 1 });
  expect((await putFile(small, 'x'.repeat(1025))).status).toBe(200);
  expect((await finish(small.id)).body).toMatchObject({ state: 'refused', refusal: 'wrong_size' });
});

test('[FILE-05][FILE-23] who says that the file is sent is answered when it is checked; said twice it is checked once', async () => {
  const ticket = await askTicket(api, me, infoOf(TEXT));
  await putFile(ticket, TEXT.content);
  const first = await finish(ticket.id);
  expect([first.status, first.body]).toEqual([
    200,
    {
      id: ticket.id,
      name: 'note.txt',
      type: 'attachment',
      nature: 'private',
      mime_type: 'text/plain',
      bytes: TEXT.content.length,
      state: 'ready',
      refusal: null,
      download_url: null,
      thumbnail_url: null,
      picture: null,
    } satisfies StoredFile,
  ]);
  expect((await finish(ticket.id)).body).toEqual(first.body);
  const { rows } = await api.database.superuser.query(
    "select encode(sha256, 'hex') as sha256 from file where id = $1",
    [ticket.id],
  );
  expect(rows[0].sha256).toMatch(/^[0-9a-f]{64}$/);
});

test('a file that was never sent is refused as missing', async () => {
  const { id } = await askTicket(api, me, infoOf(TEXT));
  expect((await finish(id)).body).toMatchObject({ state: 'refused', refusal: 'missing' });
});

test('only who sent a file can say so, and only while they may send files there', async () => {
  const member = await org.newMember('member');
  const ticket = await askTicket(api, { org: org.id, token: member.token }, infoOf(TEXT));
  await putFile(ticket, TEXT.content);
  const stranger = await newOrganisation(api);
  for (const token of [me.token, stranger.owner.token, (await peopleOf(api).person()).token])
    expect((await finish(ticket.id, token)).status).toBe(404);
  expect((await finish(crypto.randomUUID())).status).toBe(404);

  const { superuser } = api.database;
  const setStatus = (status: string) =>
    superuser.query('update membership set status = $3 where org_id = $1 and user_id = $2', [
      org.id,
      member.id,
      status,
    ]);
  await setStatus('suspended');
  expect((await finish(ticket.id, member.token)).status).toBe(404);
  await setStatus('active');
  await superuser.query('update organisation set suspended_at = now() where id = $1', [org.id]);
  expect((await finish(ticket.id, member.token)).body).toMatchObject({ code: 'organisation_suspended' });
  await superuser.query('update organisation set suspended_at = null where id = $1', [org.id]);
  await superuser.query(
    `with custom as (insert into role (org_id, name, parent_role_id, permissions)
       values ($1, 'Looks only', $3, '{org.view}') returning id)
     update role_assignment set role_id = (select id from custom) where org_id = $1 and user_id = $2`,
    [org.id, member.id, org.roleIds.member],
  );
  expect((await finish(ticket.id, member.token)).body).toMatchObject({ code: 'forbidden' });
  const { rows } = await superuser.query('select state from file where id = $1', [ticket.id]);
  expect(rows).toEqual([{ state: 'waiting' }]);
});

test('whoever sent a file hears when its check is over, and nobody else does', async () => {
  const other = await org.newMember('admin');
  const [mine, others] = [await openStream(api.url, me), await openStream(api.url, other)];
  await Promise.all([mine.until('hello'), others.until('hello')]);
  for (const isSent of [true, false]) {
    const ticket = await askTicket(api, me, infoOf(TEXT));
    if (isSent) await putFile(ticket, TEXT.content);
    const before = mine.events.filter((name) => name === 'changed').length;
    await finishOnce(ticket.id);
    await vi.waitFor(
      () => expect(mine.events.filter((name) => name === 'changed')).toHaveLength(before + 1),
      PATIENTLY,
    );
    expect((await finishOnce(ticket.id)).body).not.toMatchObject({ state: 'checking' });
  }
  expect(mine.text()).toContain('event: changed\ndata: file\n\n');
  expect(others.events).not.toContain('changed');
  await Promise.all([mine.close(), others.close()]);
});

test('two who say it at once start one check, and whoever has more files in check comes later', async () => {
  await worker.stop();
  const ticket = await askTicket(api, me, infoOf(TEXT));
  await putFile(ticket, TEXT.content);
  const before = await checkJobs();
  const start = performance.now();
  const answers = await Promise.all([1, 2, 3].map(() => finishOnce(ticket.id)));
  // No one checks it now, so after five seconds the answer is that it is not done.
  expect(performance.now() - start).toBeGreaterThan(4000);
  expect(performance.now() - start).toBeLessThan(8000);
  expect(answers.map(({ body }) => body.state)).toEqual(['checking', 'checking', 'checking']);
  expect((await checkJobs()) - before).toBe(1);

  // Each organisation has a queue of its own; what the same person has in check elsewhere counts as ahead.
  const made = await api.ask(createOrganisation, { token: me.token, body: { name: 'Second Farm' } });
  const there = { org: made.body.id, token: me.token };
  await api.database.superuser.query('update organisation set verified_at = now() where id = $1', [
    there.org,
  ]);
  const second = await askTicket(api, there, infoOf(TEXT));
  await putFile(second, TEXT.content);
  const said = finishOnce(second.id);
  const queued = () =>
    api.database.superuser.query(
      "select queue_name, priority from graphile_worker.jobs where task_identifier = 'files.check' order by id",
    );
  await vi.waitFor(
    async () =>
      expect((await queued()).rows).toEqual([
        { queue_name: `files ${org.id}`, priority: 5 },
        { queue_name: `files ${there.org}`, priority: 1 },
      ]),
    PATIENTLY,
  );
  worker = await startFileWorker(api, store);
  expect((await finish(ticket.id)).body).toMatchObject({ state: 'ready' });
  expect((await said).status).toBe(200);
});

test('an organisation has only so much room, announced files included, and another has its own', async () => {
  const { id, owner } = await newOrganisation(api);
  const large = { ...infoOf(TEXT), bytes: 100 * MB, file_size: 100 * 1024 };
  const ask = (body: object) => api.askRaw(requestUpload, { params: { org: id }, token: owner.token, body });
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(large)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect((await ask(infoOf(TEXT))).body).toMatchObject({ code: 'store_full' });
  expect((await request(infoOf(TEXT))).status).toBe(200);
});

test('who sends a file is on record', async () => {
  const { id } = await askTicket(api, me, infoOf(TEXT));
  const { rows } = await api.database.superuser.query(
    'select action, actor_id from audit_entry where subject_id = $1',
    [id],
  );
  expect(rows).toEqual([{ action: 'file.upload', actor_id: org.owner.id }]);
});
