import { finishUpload, requestPublicUpload } from '@qrigin/domain/files';
import { listMyOrganisations, saveDetails } from '@qrigin/domain/organisations';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newOrganisation } from '../../../testing/people/organisation.ts';
import {
  askContent,
  type FileWorker,
  infoOf,
  putFile,
  startFileWorker,
  startTestStore,
  type TestStore,
} from '../../../testing/programs/file-room.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

let store: TestStore;
let api: TestApi;
let worker: FileWorker;
beforeAll(async () => {
  store = await startTestStore();
  api = await startTestApi({ env: store.env });
  worker = await startFileWorker(api, store);
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
  await store.stop();
});

test('[ORG-96] a logo is announced as a public file, sent, saved with the first group, and shown from then on', async () => {
  const org = await newOrganisation(api);
  const { token } = org.owner;
  const square = { width: 8, height: 8, channels: 3, background: '#2a7' } as const;
  const content = await sharp({ create: square }).png().toBuffer();
  const body = infoOf({ name: 'logo.png', content, type: 'logo', nature: 'public' });
  const announced = await api.askRaw(requestPublicUpload, { params: { org: org.id }, token, body });
  expect(announced.status).toBe(200);
  const ticket = announced.body;
  expect((await putFile(ticket, content)).status).toBe(200);
  const sent = async () => (await api.ask(finishUpload, { token, body: { id: ticket.id } })).body;
  await expect.poll(sent, { timeout: 20_000 }).toMatchObject({ state: 'ready' });

  const logo = `http://content.localhost/files/${org.id}/${ticket.id}`;
  const saved = await api.ask(saveDetails, {
    params: { org: org.id },
    token,
    body: { businessDetails: { logo_url: logo } },
  });
  expect(saved.body).toEqual({ saved: 'businessDetails' });
  const mine = await api.ask(listMyOrganisations, { token });
  expect(mine.body).toMatchObject([{ id: org.id, logo_url: logo }]);
  const shown = await askContent(api, logo);
  expect([shown.status, shown.headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
});
