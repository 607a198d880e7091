import {
  CERTIFICATE_FILE,
  changeCertificate,
  createCertificate,
  createProvider,
  deleteCertificate,
} from '@qrigin/domain/certificates';
import { FAULTS, publishDraft, SHOWN_CERTIFICATES_MAX } from '@qrigin/domain/details';
import { duplicateProduct } from '@qrigin/domain/products';
import { scanSections } from '@qrigin/domain/scan';
import { beforeAll, expect, test } from 'vitest';
import { certificateSample, providerSample } from '../../../../domain/src/certificates/samples.ts';
import { jobContext } from '../../queue/run-worker.ts';
import { newDescribed } from '../../testing/goods/described.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';
import { checkProvider, listProviders } from './providers/operate.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const SECTION = '5a3b1e00-0000-4000-8000-0000000000ab';
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

async function certified() {
  const it = await newDescribed(api);
  const { id: provider_id } = await it.call(createProvider, { body: providerSample({ name: 'Assurance' }) });
  const whole = (over: object = {}) => certificateSample({ provider_id, valid_from: null, ...over });
  const create = async (over: object = {}) => (await it.call(createCertificate, { body: whole(over) })).id;
  const name = (...certificate_ids: string[]) =>
    it.save({ part: 'section', content: { id: SECTION, type: 'certificate', certificate_ids } });
  const publishAll = () => it.ask(publishDraft, { params: it.params });
  const packaging = await it.packaging(it.params.id);
  await it.issue(packaging);
  const [code] = await it.codes(packaging);
  const page = async (language = 'en') =>
    (await fetch(`${api.url}/scan/${code?.id}?lang=${language}`)).text();
  const sections = () => api.call(scanSections, { params: { qr: code?.id ?? '' } });
  return { ...it, provider_id, whole, create, name, publishAll, page, sections };
}

test('a page names certificates of its product or of the organisation, and of no one else', async () => {
  const [it, other] = [await certified(), await certified()];
  const ofOrganisation = await it.create();
  const own = await it.create({ product_id: it.params.id });
  const ofAnotherProduct = await it.create({ product_id: await it.product({ name: 'Wax' }) });
  await it.name(ofOrganisation, own, ofAnotherProduct, await other.create(), crypto.randomUUID());
  const answer = await it.publishAll();
  expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid_input' }]);
  expect(answer.body).toMatchObject({
    fields: Object.fromEntries(
      [2, 3, 4].map((at) => [`sections.0.certificate_ids.${at}`, FAULTS.certificate]),
    ),
  });
  await it.name(ofOrganisation, own);
  expect((await it.publishAll()).status).toBe(200);
  const many = Array.from({ length: SHOWN_CERTIFICATES_MAX + 1 }, () => crypto.randomUUID());
  const content = { id: SECTION, type: 'certificate' as const, certificate_ids: many };
  expect((await it.saved({ part: 'section', content })).status).toBe(400);

  // A copy is another product: what was certified of the first is not its own.
  const copy = await it.call(duplicateProduct, { params: it.params, body: { name: 'Copy' } });
  const published = await it.ask(publishDraft, { params: { id: copy.id } });
  expect(published.body).toMatchObject({
    fields: { 'sections.0.certificate_ids.1': FAULTS.certificate },
  });
});

test('before they are published shoppers read nothing of certificates, then their status of today in their language', async () => {
  const it = await certified();
  const file_id = await it.file({ kind: CERTIFICATE_FILE.name });
  const ending = await it.create({ title: 'Organic', valid_to: inDays(12), file_id });
  const expired = await it.create({ title: 'Halal', valid_to: inDays(-1) });
  await it.create({ title: 'Never named' });
  await it.name(ending, expired);
  expect(await it.sections()).toEqual([]);
  expect(await it.page()).not.toMatch(/Organic|Halal/);
  await it.publishAll();
  expect(await it.sections()).toMatchObject([{ type: 'certificate', certificate_ids: [ending, expired] }]);
  const page = await it.page();
  for (const told of [
    'Organic',
    'Ends in 12 days',
    'Halal',
    'Expired',
    'Provider not checked by us',
    file_id,
  ])
    expect(page).toContain(told);
  expect(page).not.toMatch(/Never named|[Vv]erified/);
  expect(await it.page('hi')).toContain('12 दिनों में समाप्त होगा');
});

test('what is changed shoppers see at once: dates, the check of the provider, and what was deleted', async () => {
  const it = await certified();
  const [organic, halal] = [
    await it.create({ title: 'Organic', valid_to: inDays(12) }),
    await it.create({ title: 'Halal', valid_to: inDays(-1) }),
  ];
  await it.name(organic, halal);
  await it.publishAll();
  expect(await it.page()).toContain('Ends in 12 days');
  const params = { id: organic };
  await it.call(changeCertificate, { params, body: it.whole({ title: 'Organic', valid_to: inDays(-2) }) });
  const after = await it.page();
  expect(after).not.toContain('Ends in 12 days');
  expect(after).toContain('2 expired');

  const ctx = jobContext(api.database.app);
  const [line = ''] = await listProviders(ctx, it.org.id);
  const mark = line.split('  ')[1] ?? '';
  const act = { operator: 'Ines Duarte', reason: 'They are known' };
  await checkProvider(ctx, { organisation: it.org.id, provider: it.provider_id, mark }, act);
  expect(await it.page()).toContain('Provider checked by us on');

  await it.call(deleteCertificate, { params });
  expect(await it.page()).not.toContain('Organic');
  await it.publish('Shola').catch(() => undefined);
  expect((await it.publishAll()).body).toMatchObject({
    fields: { 'sections.0.certificate_ids.0': FAULTS.certificate },
  });
});

test('pages go on telling what was certified while the organisation is suspended; a page that is taken down tells nothing', async () => {
  const it = await certified();
  await it.name(await it.create({ title: 'Organic', valid_to: inDays(-1) }));
  await it.publishAll();
  const { superuser } = api.database;
  await superuser.query('update organisation set suspended_at = now() where id = $1', [it.org.id]);
  const page = await it.page();
  expect(page).toContain('Organic');
  expect(page).toContain('Expired');
  await superuser.query(
    `insert into block (subject, kind, organisation_id, reason, blocked_by) values ($1, 'organisation', $2, 'x', 'Ines')`,
    [it.org.id, it.org.id],
  );
  expect(await it.page()).not.toContain('Organic');
  expect(await it.sections()).toEqual([]);
});
