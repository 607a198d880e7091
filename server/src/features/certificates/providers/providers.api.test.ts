import {
  type CertificateProvider,
  changeProvider,
  createCertificate,
  createProvider,
  deleteProvider,
  findProvider,
  listProviders,
  PROVIDER_FILE,
} from '@qrigin/domain/certificates';
import { PRODUCT_PICTURE } from '@qrigin/domain/details';
import { beforeAll, expect, test } from 'vitest';
import { certificateSample, providerSample } from '../../../../../domain/src/certificates/samples.ts';
import type { Act } from '../../../operator/act.ts';
import { jobContext } from '../../../queue/run-worker.ts';
import { newDescribed } from '../../../testing/goods/described.ts';
import { newOrganisation } from '../../../testing/people/organisation.ts';
import { peopleOf } from '../../../testing/people/people.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { checkProvider, listProviders as listForOperator, uncheckProvider } from './operate.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const ACT: Act = { operator: 'Ines Duarte', reason: 'Their accreditation is in the public register' };

/** As an operator does it: looks, and then says what they saw. */
async function check({ org_id: organisation, id: provider }: CertificateProvider): Promise<string[]> {
  const ctx = jobContext(api.database.app);
  const listed = await listForOperator(ctx, organisation);
  const mark = listed.find((line) => line.startsWith(provider))?.split('  ')[1] ?? '';
  return checkProvider(ctx, { organisation, provider, mark }, ACT);
}

const find = (id: string, token: string) => api.ask(findProvider, { params: { id }, token });

test('[VEND-04] [VEND-06] [VEND-13] a provider has name, file and its address, and no one has checked a new one', async () => {
  const it = await newDescribed(api);
  const file_id = await it.file({ kind: PROVIDER_FILE.name });
  const made = await it.call(createProvider, { body: { name: ' Peninsula Laboratory ', file_id } });
  expect(made).toEqual({
    id: expect.any(String),
    org_id: it.org.id,
    name: 'Peninsula Laboratory',
    verified: false,
    checked_at: null,
    file_id,
    file_name: 'jar',
    file_state: 'ready',
    file_url: expect.stringMatching(new RegExp(`/files/${it.org.id}/${file_id}$`)),
    created_at: expect.any(String),
  });
  const bare = await it.call(createProvider, { body: { name: 'Bare' } });
  expect(bare).toMatchObject({ verified: false, file_id: null, file_name: null, file_url: null });
  // While a file is looked into, no one is led to it.
  const checking = await it.file({ kind: PROVIDER_FILE.name, state: 'checking' });
  const waiting = await it.call(createProvider, { body: { name: 'Waiting', file_id: checking } });
  expect(waiting).toMatchObject({
    file_id: checking,
    file_name: 'jar',
    file_state: 'checking',
    file_url: null,
  });
});

test('[VEND-13] no organisation can say that a provider was checked', async () => {
  const org = await newOrganisation(api);
  for (const field of ['verified', 'checked_at']) {
    const body = { name: 'Ours', [field]: field === 'verified' ? true : '2026-11-19T09:00:00.000Z' };
    expect((await org.askRaw(createProvider, { body })).body).toMatchObject({ code: 'invalid_input' });
  }
  const { id } = await org.call(createProvider, { body: { name: 'Ours' } });
  const body = { name: 'Ours', verified: true };
  expect((await org.askRaw(changeProvider, { params: { id }, body })).status).toBe(400);
  expect((await org.call(listProviders, {})).items).toMatchObject([{ verified: false, checked_at: null }]);
});

test('[VEND-05] [VEND-08] providers are listed by name, searched and changed whole; one name is given once', async () => {
  const org = await newOrganisation(api);
  const [b] = [await org.call(createProvider, { body: { name: 'Beta' } })];
  await org.call(createProvider, { body: { name: 'Alpha' } });
  const names = async (query = {}) =>
    (await org.call(listProviders, { query })).items.map(({ name }) => name).join(' ');
  expect(await names()).toBe('Alpha Beta');
  expect(await names({ search: 'BET' })).toBe('Beta');
  expect(await names({ page_size: '1', page: '2' })).toBe('Beta');
  const params = { id: b.id };
  expect(await org.call(changeProvider, { params, body: { name: 'Gamma' } })).toMatchObject({
    id: b.id,
    name: 'Gamma',
  });
  for (const answer of [
    await org.ask(createProvider, { body: { name: 'ALPHA' } }),
    await org.ask(changeProvider, { params, body: { name: 'ALPHA' } }),
  ])
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'name_taken' }]);
  for (const name of ['', 'x'.repeat(121)])
    expect((await org.askRaw(createProvider, { body: { name } })).status).toBe(400);
});

test('[VEND-07] one is found by its id alone, by active members of its organisation who may see it', async () => {
  const org = await newOrganisation(api);
  const made = await org.call(createProvider, { body: providerSample() });
  expect((await find(made.id, org.owner.token)).body).toEqual(made);
  const member = await org.newMember('qr_operator');
  expect((await find(made.id, member.token)).body).toEqual(made);
  const [stranger, other] = [await peopleOf(api).person(), await newOrganisation(api)];
  for (const { token } of [stranger, other.owner]) expect((await find(made.id, token)).status).toBe(404);
  for (const id of [crypto.randomUUID(), 'whoami'])
    expect((await api.askRaw(findProvider, { params: { id }, token: org.owner.token })).status).toBe(404);
  expect((await api.ask(findProvider, { params: { id: made.id } })).status).toBe(401);

  const { superuser } = api.database;
  await superuser.query(`update membership set status = 'suspended' where user_id = $1`, [member.id]);
  expect((await find(made.id, member.token)).status).toBe(404);
  await superuser.query('update organisation set suspended_at = now() where id = $1', [org.id]);
  expect((await find(made.id, org.owner.token)).body).toMatchObject({ code: 'organisation_suspended' });
});

test('[VEND-13] an operator checks a provider; another name or file ends that, the same again does not', async () => {
  const it = await newDescribed(api);
  const [first, second] = [
    await it.file({ kind: PROVIDER_FILE.name }),
    await it.file({ kind: PROVIDER_FILE.name }),
  ];
  const fields = { name: 'Laboratory', file_id: first };
  const provider = await it.call(createProvider, { body: fields });
  const params = { id: provider.id };
  const change = (body: { name: string; file_id: string | null }) =>
    it.call(changeProvider, { params, body });

  expect(await check(provider)).toEqual(['Laboratory is checked as of today']);
  expect((await find(provider.id, it.org.owner.token)).body).toMatchObject({
    verified: true,
    checked_at: expect.any(String),
  });
  expect((await change(fields)).verified).toBe(true);
  for (const changed of [
    { ...fields, name: 'laboratory' },
    { ...fields, file_id: second },
    { ...fields, file_id: null },
  ]) {
    expect(await change(changed)).toMatchObject({ verified: false, checked_at: null });
    // What was checked does not come back with what it was.
    expect((await change(fields)).verified).toBe(false);
    await check(provider);
  }
  await uncheckProvider(
    jobContext(api.database.app),
    { organisation: it.org.id, provider: provider.id },
    ACT,
  );
  expect((await it.call(listProviders, {})).items).toMatchObject([{ verified: false }]);
  const { rows } = await api.database.superuser.query(
    `select kind, operator, reason, organisation_id from security_event where subject_id = $1 order by id`,
    [provider.id],
  );
  const act = { operator: ACT.operator, reason: ACT.reason, organisation_id: it.org.id };
  expect(rows).toEqual([
    ...Array.from({ length: 4 }, () => ({ kind: 'operator.check-provider', ...act })),
    { kind: 'operator.uncheck-provider', ...act },
  ]);
});

test('an operator checks what they have looked at: with the mark of what it was before, nothing is checked', async () => {
  const it = await newDescribed(api);
  const provider = await it.call(createProvider, { body: { name: 'Laboratory' } });
  const organisation = it.org.id;
  const ctx = jobContext(api.database.app);
  const [line = ''] = await listForOperator(ctx, organisation);
  const [id = '', mark = ''] = line.split('  ');
  expect(line).toMatch(/^[-0-9a-f]{36} {2}[0-9a-f]{32} {2}not checked {2}no file {2}Laboratory$/);
  await it.call(changeProvider, { params: { id }, body: { name: 'Someone else' } });
  await expect(checkProvider(ctx, { organisation, provider: id, mark }, ACT)).rejects.toThrow(
    /changed since/,
  );
  const elsewhere = { organisation: (await newOrganisation(api)).id, provider: id, mark };
  await expect(checkProvider(ctx, elsewhere, ACT)).rejects.toThrow(/has no certificate provider/);
  expect((await find(provider.id, it.org.owner.token)).body).toMatchObject({ verified: false });
});

test('a provider is deleted while it has no certificates', async () => {
  const org = await newOrganisation(api);
  const { id } = await org.call(createProvider, { body: providerSample() });
  await org.call(createCertificate, { body: certificateSample({ provider_id: id }) });
  const used = await org.ask(deleteProvider, { params: { id } });
  expect([used.status, used.body]).toMatchObject([409, { code: 'provider_in_use' }]);
  const bare = await org.call(createProvider, { body: providerSample() });
  await org.call(deleteProvider, { params: { id: bare.id } });
  expect((await org.call(listProviders, {})).total).toBe(1);
});

test('providers and files of another organisation do not exist, nor files of another kind', async () => {
  const [here, there] = [await newDescribed(api), await newDescribed(api)];
  const { id } = await there.call(createProvider, { body: providerSample() });
  const params = { id };
  expect((await here.ask(changeProvider, { params, body: { name: 'Mine' } })).status).toBe(404);
  expect((await here.ask(deleteProvider, { params })).status).toBe(404);
  const own = await here.call(createProvider, { body: providerSample() });
  for (const file_id of [
    await there.file({ kind: PROVIDER_FILE.name }),
    await here.file({ kind: PRODUCT_PICTURE.name }),
    await here.file({ kind: PROVIDER_FILE.name, state: 'refused' }),
  ]) {
    expect((await here.ask(createProvider, { body: { name: 'Mine', file_id } })).status).toBe(404);
    const body = { name: own.name, file_id };
    expect((await here.ask(changeProvider, { params: { id: own.id }, body })).status).toBe(404);
  }
  expect((await here.call(listProviders, {})).total).toBe(1);
});
