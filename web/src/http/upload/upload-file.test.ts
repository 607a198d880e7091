import { Failure } from '@qrigin/domain/errors';
import {
  finishUpload,
  requestPublicUpload,
  requestUpload,
  type StoredFile,
  sizeToSend,
} from '@qrigin/domain/files';
import { ORGANISATION_FILES } from '@qrigin/domain/organisations';
import { afterEach, expect, test, vi } from 'vitest';
import { fileRow } from '../../../../domain/src/files/samples.ts';
import { type Answer, answer, answerCalls, failed } from '../../testing/answer-calls.ts';
import { fakeStore } from '../../testing/fake-store.ts';
import { ORG } from '../../testing/organisation.ts';
import { bodiesTo } from '../../testing/sent-calls.ts';
import { tellLive } from '../live/on-live.ts';
import { uploadFile } from './upload-file.ts';

const ID = '0b2f6a52-6a1b-4d5e-9d59-3f2f0f0a7a01';
const LOGO_URL = `https://content.example/files/${ORG}/${ID}`;

const TICKET = {
  id: ID,
  upload_url: 'https://store.example/bucket/quarantine?signed',
  headers: {
    'Content-Type': 'application/pdf',
    'Content-MD5': 'abc=',
    'Content-Length': '5',
    'If-None-Match': '*',
  },
  download_url: null,
};
const STORED = fileRow({ id: ID });

const pdf = new File(['%PDF-'], 'organic.pdf', { type: 'application/pdf' });
const png = new File([new Uint8Array(3000)], 'comb.png', { type: 'image/png' });
const certificate = {
  org: ORG,
  name: pdf.name,
  kind: ORGANISATION_FILES.verification,
  nature: 'private',
  file: pdf,
} as const;
const logo = {
  org: ORG,
  name: png.name,
  kind: ORGANISATION_FILES.logo,
  nature: 'public',
  file: png,
} as const;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answerUploads = (...over: Answer[]) =>
  answerCalls(
    answer(requestUpload, TICKET),
    answer(requestPublicUpload, { ...TICKET, download_url: LOGO_URL }),
    answer(finishUpload, STORED),
    ...over,
  );

test('[FILE-08] an upload asks for an address, then sends the file there, then says that it is sent', async () => {
  const order: string[] = [];
  fakeStore({ answer: () => (order.push('sent'), 200) });
  answerUploads(
    answer(requestUpload, () => (order.push('asked'), TICKET)),
    answer(finishUpload, () => (order.push('finished'), STORED)),
  );
  await uploadFile(certificate);
  expect(order).toEqual(['asked', 'sent', 'finished']);
});

test('the file goes to the given address with the headers that were signed, save those that browsers set', async () => {
  const { puts } = fakeStore();
  answerUploads();
  await uploadFile(certificate);
  expect(puts).toEqual([
    {
      address: TICKET.upload_url,
      headers: { 'Content-Type': 'application/pdf', 'Content-MD5': 'abc=', 'If-None-Match': '*' },
      body: pdf,
    },
  ]);
});

test('[FILE-09] afterwards the id of a private file is known, and the address of a public one', async () => {
  fakeStore();
  const fetch = answerUploads();
  await expect(uploadFile(certificate)).resolves.toEqual({ ...STORED, download_url: null });
  expect(bodiesTo(fetch, finishUpload)).toEqual([{ id: ID }]);
  await expect(uploadFile(logo)).resolves.toEqual({ ...STORED, download_url: LOGO_URL });
});

test('[FILE-17] the MD5 of the content is sent', async () => {
  fakeStore();
  const fetch = answerUploads();
  await uploadFile({ ...certificate, file: new File(['hello'], 'organic.pdf', { type: 'application/pdf' }) });
  expect(bodiesTo(fetch, requestUpload)).toMatchObject([{ md5_hash: '5d41402abc4b2a76b9719d911017c592' }]);
});

test('[FILE-18] the size of a private file is sent in KB, with its bytes beside it', async () => {
  fakeStore();
  const fetch = answerUploads();
  const file = new File([new Uint8Array(1025)], 'organic.pdf', { type: 'application/pdf' });
  await uploadFile({ ...certificate, file });
  expect(bodiesTo(fetch, requestUpload)).toMatchObject([{ nature: 'private', file_size: 2, bytes: 1025 }]);
});

test('[FILE-19] the size of a public file is sent in bytes, to the path of public files', async () => {
  fakeStore();
  const fetch = answerUploads();
  await uploadFile(logo);
  const [body] = bodiesTo(fetch, requestPublicUpload);
  expect(body).toMatchObject({ nature: 'public', file_size: 3000 });
  expect(body).not.toHaveProperty('bytes');
});

test('[FILE-20] an upload without a file info has its size in bytes', () => {
  expect(sizeToSend(undefined, 3000)).toBe(3000);
});

test('[FILE-25][ORG-73] a certificate is sent as kind orgVerification, in type, and its id comes back', async () => {
  fakeStore();
  const fetch = answerUploads();
  const { id } = await uploadFile(certificate);
  expect(bodiesTo(fetch, requestUpload)).toEqual([
    {
      name: 'organic.pdf',
      type: 'orgVerification',
      nature: 'private',
      file_size: 1,
      bytes: 5,
      md5_hash: expect.stringMatching(/^[0-9a-f]{32}$/),
      mime_type: 'application/pdf',
      extension: 'pdf',
    },
  ]);
  expect(id).toBe(ID);
});

test('[FILE-25][ORG-77] a logo is sent for its organisation by its name, as kind logo, from the file at hand', async () => {
  const { puts } = fakeStore();
  const fetch = answerUploads();
  await uploadFile(logo);
  expect(bodiesTo(fetch, requestPublicUpload)).toMatchObject([
    {
      name: 'comb.png',
      type: 'logo',
      mime_type: 'image/png',
      extension: 'png',
    },
  ]);
  expect(puts[0]?.body).toBe(png);
});

test.each([400, 403, 412, 503])(
  '[FILE-21][FILE-22] a store that answers %i gives that status in the stated words',
  async (status) => {
    fakeStore({ answer: () => status });
    const fetch = answerUploads();
    await expect(uploadFile(certificate)).rejects.toThrow(
      new RegExp(`^Upload failed with status ${status}$`),
    );
    expect(fetch).toHaveBeenCalledOnce();
  },
);

test('a lost connection to the store looks like one to the API', async () => {
  fakeStore({ answer: () => 'lost' });
  answerUploads();
  await expect(uploadFile(certificate)).rejects.toBeInstanceOf(TypeError);
});

test('reading, sending and checking are told as they go on', async () => {
  fakeStore();
  answerUploads();
  const told: string[] = [];
  await uploadFile(certificate, { onProgress: ({ stage, share }) => told.push(`${stage} ${share}`) });
  expect(told).toEqual(['reading 0', 'reading 1', 'sending 0', 'sending 0.4', 'sending 1', 'checking 0']);
});

test('a large file is read in pieces, never as a whole', async () => {
  fakeStore();
  answerUploads();
  const file = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'long.pdf', { type: 'application/pdf' });
  const whole = vi.spyOn(file, 'arrayBuffer');
  const slice = vi.spyOn(file, 'slice');
  await uploadFile({ ...certificate, file });
  expect(whole).not.toHaveBeenCalled();
  expect(slice).toHaveBeenCalledTimes(6);
});

test('cancelling while it is sent aborts the sending, and no one says that it is done', async () => {
  const { puts, aborted } = fakeStore({ answer: () => 'never' });
  const fetch = answerUploads();
  const controller = new AbortController();
  const upload = uploadFile(certificate, { signal: controller.signal });
  await vi.waitFor(() => expect(puts).toHaveLength(1));
  controller.abort();
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
  expect(aborted).toEqual([TICKET.upload_url]);
  expect(fetch).toHaveBeenCalledOnce();
});

test('cancelling while it is read asks for nothing', async () => {
  fakeStore();
  const fetch = answerUploads();
  const controller = new AbortController();
  const upload = uploadFile(certificate, {
    signal: controller.signal,
    onProgress: () => controller.abort(),
  });
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
  expect(fetch).not.toHaveBeenCalled();
});

test('a file that is refused says why', async () => {
  fakeStore();
  answerUploads(answer(finishUpload, { ...STORED, state: 'refused', refusal: 'infected' }));
  const refused = await uploadFile(certificate).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Failure);
  expect(refused).toMatchObject({ code: 'file_refused', details: { refusal: 'infected' } });
});

/** The states that the server answers, one after another; the last one again and again. */
function checkedAs(...states: StoredFile['state'][]) {
  const asked: StoredFile['state'][] = [];
  answerUploads(
    answer(finishUpload, () => {
      const state = states[asked.length] ?? states.at(-1) ?? 'ready';
      asked.push(state);
      return { ...STORED, state };
    }),
  );
  return asked;
}

test('a file that is being checked is asked about again when the stream says that files changed, and not before', async () => {
  vi.useFakeTimers();
  fakeStore();
  const asked = checkedAs('checking', 'ready');
  const upload = uploadFile(certificate);
  await vi.waitFor(() => expect(asked).toEqual(['checking']));
  for (const name of ['notice', 'access'] as const) tellLive({ name });
  tellLive({ name: 'changed', thing: 'site' });
  await vi.advanceTimersByTimeAsync(9000);
  expect(asked).toEqual(['checking']);
  tellLive({ name: 'changed', thing: 'file' });
  await expect(upload).resolves.toMatchObject({ state: 'ready' });
  expect(asked).toEqual(['checking', 'ready']);
});

test('a check that is over before its start is answered is not missed', async () => {
  fakeStore();
  const states: StoredFile['state'][] = ['checking', 'ready'];
  answerUploads(
    answer(finishUpload, () => {
      tellLive({ name: 'changed', thing: 'file' });
      return { ...STORED, state: states.shift() ?? 'ready' };
    }),
  );
  await expect(uploadFile(certificate)).resolves.toMatchObject({ state: 'ready' });
});

test('a stream that is lost holds no upload up: the server is asked every ten seconds, and when the stream is back', async () => {
  vi.useFakeTimers();
  fakeStore();
  const asked = checkedAs('checking', 'checking', 'ready');
  const upload = uploadFile(certificate);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(2);
  tellLive({ name: 'hello' });
  await expect(upload).resolves.toMatchObject({ state: 'ready' });
});

test('a check that takes longer than half a minute leaves the file as it is: there, and being checked', async () => {
  vi.useFakeTimers();
  fakeStore();
  const asked = checkedAs('checking');
  const upload = uploadFile(certificate);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(upload).resolves.toMatchObject({ id: ID, state: 'checking' });
  expect(asked).toHaveLength(4);
});

test('cancelling while it is checked ends the waiting', async () => {
  fakeStore();
  const asked = checkedAs('checking');
  const controller = new AbortController();
  const upload = uploadFile(certificate, { signal: controller.signal });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  controller.abort();
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
});

test.each([
  [
    'too_big',
    { ...logo, file: new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }) },
  ],
  ['wrong_type', { ...logo, file: pdf, name: pdf.name }],
  ['broken', { ...logo, file: new File([], 'a.png', { type: 'image/png' }) }],
])('a file that is %s is refused before anything is asked or sent', async (refusal, sending) => {
  const { puts } = fakeStore();
  const fetch = answerUploads();
  await expect(uploadFile(sending)).rejects.toMatchObject({ code: 'file_refused', details: { refusal } });
  expect(fetch).not.toHaveBeenCalled();
  expect(puts).toEqual([]);
});

test('what the server refuses beforehand is not sent', async () => {
  const { puts } = fakeStore();
  answerUploads(answer(requestUpload, failed('store_full')));
  await expect(uploadFile(certificate)).rejects.toMatchObject({ code: 'store_full' });
  expect(puts).toEqual([]);
});

test('a name that no server takes is made one: long, or with signs that cannot be seen', async () => {
  fakeStore();
  const fetch = answerUploads();
  await uploadFile({ ...certificate, name: `${'a'.repeat(300)}\u0007.pdf` });
  expect(bodiesTo(fetch, requestUpload)).toMatchObject([{ name: `${'a'.repeat(250)} .pdf` }]);
});
