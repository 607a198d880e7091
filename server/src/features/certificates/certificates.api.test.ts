import {
  CERTIFICATE_FILE,
  type Certificate,
  changeCertificate,
  changeProvider,
  createCertificate,
  createProvider,
  deleteCertificate,
  listCertificates,
  PROVIDER_FILE,
} from '@qrigin/domain/certificates';
import { deleteProduct } from '@qrigin/domain/products';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { certificateSample, providerSample } from '../../../../domain/src/certificates/samples.ts';
import { newDescribed } from '../../testing/goods/described.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

/** An organisation with a product and someone who certifies. */
async function certified() {
  const it = await newDescribed(api);
  const provider = await it.call(createProvider, { body: providerSample() });
  const sample = (over: Partial<z.input<typeof createCertificate.body>> = {}) =>
    certificateSample({ provider_id: provider.id, ...over });
  const create = (over: Parameters<typeof sample>[0] = {}) =>
    it.call(createCertificate, { body: sample(over) });
  const titles = async (query: z.input<typeof listCertificates.query> = {}) =>
    (await it.call(listCertificates, { query })).items.map(({ title }: Certificate) => title).join(' ');
  return { ...it, provider, sample, create, titles };
}

test('a certificate has what was decided; days and file can be left out, and come back when it is read', async () => {
  const it = await certified();
  const file_id = await it.file({ kind: CERTIFICATE_FILE.name });
  const whole = await it.call(createCertificate, {
    body: it.sample({
      title: 'Organic',
      number: 'SOA/7',
      valid_from: '2026-05-01',
      valid_to: '30-04-2027',
      file_id,
      product_id: it.params.id,
    }),
  });
  expect(whole).toEqual({
    id: expect.any(String),
    org_id: it.org.id,
    title: 'Organic',
    number: 'SOA/7',
    valid_from: '2026-05-01',
    valid_to: '2027-04-30',
    provider_id: it.provider.id,
    provider_name: it.provider.name,
    provider_checked_at: null,
    product_id: it.params.id,
    product_name: 'Forest honey',
    is_product_deleted: false,
    file_id,
    file: expect.objectContaining({ id: file_id, download_url: expect.stringContaining(file_id) }),
    created_at: expect.any(String),
  });
  const bare = await it.call(createCertificate, {
    body: { title: ' Halal ', provider_id: it.provider.id },
  });
  expect(bare).toMatchObject({
    title: 'Halal',
    number: '',
    valid_from: null,
    valid_to: null,
    product_id: null,
    file: null,
  });
  expect((await it.call(listCertificates, {})).items).toEqual([whole, bare]);
});

test('a certificate is changed whole but for whose it is, and deleted', async () => {
  const it = await certified();
  const { id } = await it.create({ title: 'Organic', product_id: it.params.id });
  const params = { id };
  const changed = await it.call(changeCertificate, {
    params,
    body: { title: 'Wild', provider_id: it.provider.id },
  });
  expect(changed).toMatchObject({ title: 'Wild', number: '', valid_to: null, product_id: it.params.id });
  const moved = await it.askRaw(changeCertificate, {
    params,
    body: { title: 'Wild', provider_id: it.provider.id, product_id: null },
  });
  expect(moved.body).toMatchObject({ code: 'invalid_input' });
  expect(await it.call(deleteCertificate, { params })).toEqual(changed);
  expect(await it.titles()).toBe('');
});

test('they are listed by their end, searched, and narrowed to what a product can show', async () => {
  const it = await certified();
  const other = await it.product({ name: 'Wax' });
  await it.create({ title: 'c', valid_to: '2027-06-01' });
  await it.create({ title: 'b', valid_to: '2026-12-01', product_id: it.params.id });
  const a = await it.create({ title: 'a', number: 'ZZ-1', valid_to: null, product_id: other });
  expect(await it.titles()).toBe('b c a');
  expect(await it.titles({ sort_by: 'title', sort_order: 'desc' })).toBe('c b a');
  expect(await it.titles({ search: 'zz-1' })).toBe('a');
  expect(await it.titles({ for_product: it.params.id })).toBe('b c');
  expect(await it.titles({ for_product: other, ids: a.id })).toBe('a');
});

test('certificates of a deleted product stay in the list, since its printed codes still show them', async () => {
  const it = await certified();
  const { id } = await it.create({ product_id: it.params.id });
  await it.call(deleteProduct, { params: it.params });
  const { items } = await it.call(listCertificates, {});
  expect(items).toEqual([expect.objectContaining({ id, is_product_deleted: true })]);
  await it.call(deleteCertificate, { params: { id } });
  expect(await it.titles()).toBe('');
});

test('a file that was refused late does not keep anyone from changing the rest', async () => {
  const it = await certified();
  const [of, ofProvider] = [
    await it.file({ kind: CERTIFICATE_FILE.name }),
    await it.file({ kind: PROVIDER_FILE.name }),
  ];
  const { id } = await it.create({ file_id: of });
  const provider = await it.call(createProvider, { body: providerSample({ file_id: ofProvider }) });
  await api.database.superuser.query(
    "update file set state = 'refused', refusal = 'broken' where id in ($1, $2)",
    [of, ofProvider],
  );
  const body = it.sample({ title: 'Renewed', file_id: of });
  expect(await it.call(changeCertificate, { params: { id }, body })).toMatchObject({
    title: 'Renewed',
    file_id: of,
  });
  const renamed = { name: 'Council', file_id: ofProvider };
  expect(await it.call(changeProvider, { params: { id: provider.id }, body: renamed })).toMatchObject(
    renamed,
  );
});

test.each<[string, Record<string, unknown>]>([
  ['title', { title: '' }],
  ['title', { title: 'x'.repeat(121) }],
  ['number', { number: 'x'.repeat(61) }],
  ['valid_from', { valid_from: '2026-02-30' }],
  ['valid_from', { valid_from: '1899-12-31' }],
  ['valid_to', { valid_from: '2026-05-02', valid_to: '2026-05-01' }],
  ['provider_id', { provider_id: 'x' }],
  ['file_id', { file_id: 'x' }],
])('a wrong %s is refused by name and nothing is stored', async (field, fields) => {
  const it = await certified();
  const answer = await it.askRaw(createCertificate, { body: { ...it.sample(), ...fields } });
  expect(answer.body).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } });
  expect(await it.titles()).toBe('');
});

test('providers, products, files and certificates of another organisation do not exist, nor files of another kind', async () => {
  const [here, there] = [await certified(), await certified()];
  const { id } = await there.create();
  const own = await here.create();
  const foreign = [
    { provider_id: there.provider.id },
    { product_id: there.params.id },
    { file_id: await there.file({ kind: CERTIFICATE_FILE.name }) },
    { file_id: await here.file({ kind: PROVIDER_FILE.name }) },
    { file_id: await here.file({ kind: CERTIFICATE_FILE.name, state: 'refused' }) },
  ];
  for (const fields of foreign) {
    expect((await here.ask(createCertificate, { body: here.sample(fields) })).status).toBe(404);
    if ('product_id' in fields) continue;
    const body = { title: 'x', provider_id: here.provider.id, ...fields };
    expect((await here.ask(changeCertificate, { params: { id: own.id }, body })).status).toBe(404);
  }
  const body = { title: 'Mine', provider_id: here.provider.id };
  expect((await here.ask(changeCertificate, { params: { id }, body })).status).toBe(404);
  expect((await here.ask(deleteCertificate, { params: { id } })).status).toBe(404);
  expect((await here.call(listCertificates, { query: { ids: id } })).total).toBe(0);
  expect((await here.call(listCertificates, { query: { for_product: there.params.id } })).total).toBe(1);
  expect((await there.call(listCertificates, {})).total).toBe(1);
});

test('each write leaves an entry in the audit log', async () => {
  const it = await certified();
  const { id } = await it.create();
  await it.call(changeCertificate, { params: { id }, body: { title: 'x', provider_id: it.provider.id } });
  await it.call(deleteCertificate, { params: { id } });
  const { rows } = await api.database.superuser.query(
    'select action from audit_entry where org_id = $1 and subject_id = $2 order by id',
    [it.org.id, id],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'certificate.create',
    'certificate.change',
    'certificate.delete',
  ]);
});
