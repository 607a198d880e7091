import { findDetails, type OrganisationDetails, saveDetails, whoami } from '@qrigin/domain/organisations';
import { beforeAll, expect, test } from 'vitest';
import { accountsOf } from '../../../testing/people/accounts.ts';
import { newOrganisation, type TestOrganisation } from '../../../testing/people/organisation.ts';
import { peopleOf } from '../../../testing/people/people.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const BUSINESS = {
  businessCategory: 'manufacturing',
  businessSize: 'medium',
  businessDescription: 'Forest honey\nand wax, शहद',
  businessType: 'partnership',
  geographicPresence: 'National',
  website: 'hill-farm.example',
  logo_url: '',
  keyContactPerson: 'Asha <Rao>',
  contactPhone: '+91 98 / 76',
  contactEmail: 'not an address',
};
const VERIFICATION = {
  cin: 'U72200KA2013PTC097389',
  din: '00006382',
  gstin: '27AAPFU0939F1ZV',
  pan: 'AAPFU0939F',
  address: 'Road 1\nPune',
  registeredDate: '2013-05-17',
};
const ADDITIONAL = {
  yearsInBusiness: '13',
  annualRevenue: '₹ 2 crore',
  industryChallenges: 'Rain',
  certificatesAndAwards: [
    { file_id: '', name: 'Organic', details: 'Lab 7' },
    { file_id: '', name: 'Best honey 2024', details: '' },
  ],
};
const EMPTY_BUSINESS = Object.fromEntries(Object.keys(BUSINESS).map((field) => [field, '']));
const EMPTY_VERIFICATION = Object.fromEntries(Object.keys(VERIFICATION).map((field) => [field, '']));
const EMPTY_ADDITIONAL = {
  yearsInBusiness: '',
  annualRevenue: '',
  industryChallenges: '',
  certificatesAndAwards: [],
};

const save = (org: TestOrganisation, body: unknown, token = org.owner.token) =>
  api.askRaw(saveDetails, { params: { org: org.id }, token, body });
async function groups(org: TestOrganisation, token = org.owner.token): Promise<OrganisationDetails> {
  const { body } = await api.ask(findDetails, { params: { org: org.id }, token });
  return (body as { orgData: OrganisationDetails }).orgData;
}

/** A file as if it had been sent and checked. */
async function newFile(
  org: TestOrganisation,
  kind: 'orgVerification' | 'logo',
  state = 'ready',
): Promise<string> {
  const { rows } = await api.database.superuser.query<{ id: string }>(
    `insert into file (org_id, name, kind, nature, mime_type, extension, bytes, is_exact, md5, state, checked_at)
     values ($1, 'paper', $2, $3, 'application/pdf', 'pdf', 10, true, decode(repeat('00', 16), 'hex'), $4,
       case when $4 = 'ready' then now() end) returning id`,
    [org.id, kind, kind === 'logo' ? 'public' : 'private', state],
  );
  return rows[0]!.id;
}

/** A role with exactly these permissions and someone who holds it. */
async function somebodyWith(org: TestOrganisation, permissions: string[]) {
  const { rows } = await api.database.superuser.query<{ id: string }>(
    `insert into role (org_id, name, parent_role_id, permissions) values ($1, $2, $3, $4) returning id`,
    [org.id, `Role ${crypto.randomUUID().slice(0, 8)}`, org.roleIds.admin, permissions],
  );
  const id = rows[0]!.id;
  await api.database.superuser.query(
    `insert into role_closure (org_id, ancestor_id, descendant_id, depth)
     select $1, ancestor_id, $2::uuid, depth + 1 from role_closure where org_id = $1 and descendant_id = $3
     union all select $1, $2, $2, 0`,
    [org.id, id, org.roleIds.admin],
  );
  return org.newMember({ id });
}

test('[ORG-90][ORG-96] before anything is saved the details are there, all empty', async () => {
  const org = await newOrganisation(api, 'Hill Farm');
  const answer = await api.ask(findDetails, { params: { org: org.id }, token: org.owner.token });
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      id: org.id,
      name: 'Hill Farm',
      orgData: {
        businessDetails: EMPTY_BUSINESS,
        verificationDetails: EMPTY_VERIFICATION,
        additionalDetails: EMPTY_ADDITIONAL,
      },
    },
  ]);
});

test('[ORG-84][ORG-89] business details come back field by field', async () => {
  const org = await newOrganisation(api);
  const answer = await save(org, { businessDetails: BUSINESS });
  expect([answer.status, answer.body]).toEqual([200, { saved: 'businessDetails' }]);
  expect((await groups(org)).businessDetails).toEqual(BUSINESS);
});

test('[ORG-85][ORG-96] verification details come back field by field', async () => {
  const org = await newOrganisation(api);
  const answer = await save(org, { verificationDetails: VERIFICATION });
  expect([answer.status, answer.body]).toEqual([200, { saved: 'verificationDetails' }]);
  expect((await groups(org)).verificationDetails).toEqual(VERIFICATION);
});

test('[ORG-86] additional details come back field by field, with their certificates in order', async () => {
  const org = await newOrganisation(api);
  const [first, second] = [await newFile(org, 'orgVerification'), await newFile(org, 'orgVerification')];
  const certificatesAndAwards = [
    { file_id: second, name: 'Organic', details: 'Lab 7' },
    { file_id: '', name: 'Best honey 2024', details: '' },
    { file_id: first, name: '', details: '' },
  ];
  const group = { ...ADDITIONAL, certificatesAndAwards };
  expect((await save(org, { additionalDetails: group })).body).toEqual({ saved: 'additionalDetails' });
  expect((await groups(org)).additionalDetails).toEqual(group);

  const files = async () =>
    (
      await api.database.superuser.query('select file_id from organisation_certificate where org_id = $1', [
        org.id,
      ])
    ).rows;
  expect(new Set((await files()).map(({ file_id }) => file_id))).toEqual(new Set([first, second]));
  await save(org, {
    additionalDetails: { ...group, certificatesAndAwards: certificatesAndAwards.slice(0, 1) },
  });
  expect(await files()).toEqual([{ file_id: second }]);
});

test('[ORG-87] saving a group leaves the other two as they were', async () => {
  const org = await newOrganisation(api);
  await save(org, { businessDetails: BUSINESS });
  await save(org, { verificationDetails: VERIFICATION });
  await save(org, { additionalDetails: ADDITIONAL });
  const all = { businessDetails: BUSINESS, verificationDetails: VERIFICATION, additionalDetails: ADDITIONAL };
  expect(await groups(org)).toEqual(all);
  const changed = { ...BUSINESS, website: 'elsewhere.example' };
  await save(org, { businessDetails: changed });
  expect(await groups(org)).toEqual({ ...all, businessDetails: changed });
});

test('[ORG-87] groups that are saved in the same moment are all there', async () => {
  const org = await newOrganisation(api);
  const answers = await Promise.all([
    save(org, { businessDetails: BUSINESS }),
    save(org, { verificationDetails: VERIFICATION }),
    save(org, { additionalDetails: ADDITIONAL }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await groups(org)).toEqual({
    businessDetails: BUSINESS,
    verificationDetails: VERIFICATION,
    additionalDetails: ADDITIONAL,
  });
});

test.each([
  ['businessDetails', EMPTY_BUSINESS],
  ['verificationDetails', EMPTY_VERIFICATION],
  ['additionalDetails', EMPTY_ADDITIONAL],
])('[ORG-49] %s with nothing in any field is saved, spelled out or left out', async (name, empty) => {
  const org = await newOrganisation(api);
  for (const group of [empty, {}]) {
    expect((await save(org, { [name]: group })).status).toBe(200);
    expect((await groups(org))[name as keyof OrganisationDetails]).toEqual(empty);
  }
});

test('[ORG-53] numbers of companies, addresses and websites are any text up to 2,000 characters', async () => {
  const org = await newOrganisation(api);
  for (const text of ['x', 'not @ all', '<script>', '१२३', 'a'.repeat(2000)]) {
    const verificationDetails = { ...VERIFICATION, cin: text, din: text, gstin: text, pan: text };
    expect((await save(org, { verificationDetails })).status).toBe(200);
    const businessDetails = { ...BUSINESS, contactEmail: text, website: text };
    expect((await save(org, { businessDetails })).status).toBe(200);
    expect(await groups(org)).toMatchObject({ businessDetails, verificationDetails });
  }
  expect((await save(org, { verificationDetails: { cin: 'a'.repeat(2001) } })).status).toBe(400);
});

test('exactly one group is taken, with nothing in it that no one asked for', async () => {
  const org = await newOrganisation(api);
  for (const body of [
    {},
    { businessDetails: BUSINESS, additionalDetails: ADDITIONAL },
    { businessDetails: { ...BUSINESS, verified: true } },
    { businessDetails: { businessCategory: 'piracy' } },
    { businessDetails: 'all' },
    { verificationDetails: { registeredDate: '2013-02-31' } },
    { additionalDetails: { certificatesAndAwards: Array.from({ length: 51 }, () => ({})) } },
    { additionalDetails: { certificatesAndAwards: [{ file_id: 'x' }] } },
    { businessDetails: BUSINESS, more: 1 },
  ])
    expect([body, (await save(org, body)).status]).toEqual([body, 400]);
  expect((await groups(org)).businessDetails).toEqual(EMPTY_BUSINESS);
});

test('a token and an organisation in the body must be those of the call', async () => {
  const [org, other] = [await newOrganisation(api), await newOrganisation(api)];
  const { token } = org.owner;
  const again = await peopleOf(api).signIn(org.owner);
  const right = { businessDetails: BUSINESS, token, orgId: org.id };
  expect((await save(org, right)).status).toBe(200);
  expect((await save(org, { ...right, orgId: org.id.toUpperCase() })).status).toBe(200);
  for (const wrong of [
    { orgId: other.id },
    { orgId: 'x' },
    { token: other.owner.token },
    { token: again.token },
    { token: '' },
    { token: `${token}x` },
  ]) {
    const answer = await save(org, { ...right, ...wrong });
    expect([wrong, answer.status, answer.body]).toMatchObject([wrong, 400, { code: 'invalid_input' }]);
    expect(answer.text).not.toContain(other.owner.token);
  }
  expect((await groups(other, other.owner.token)).businessDetails).toEqual(EMPTY_BUSINESS);
});

test('legal papers take a fresh sign-in of everyone but an Owner', async () => {
  const org = await newOrganisation(api);
  const admin = await org.newMember('admin');
  const { age } = accountsOf(api);
  expect((await save(org, { verificationDetails: VERIFICATION }, admin.token)).status).toBe(200);
  expect((await save(org, { additionalDetails: ADDITIONAL }, admin.token)).status).toBe(200);
  for (const person of [admin, org.owner]) await age(person.token, 6);

  const changed = { ...ADDITIONAL, certificatesAndAwards: [] };
  for (const body of [{ verificationDetails: VERIFICATION }, { additionalDetails: changed }])
    expect((await save(org, body, admin.token)).body).toMatchObject({ code: 'step_up' });
  expect((await groups(org)).additionalDetails).toEqual(ADDITIONAL);
  // The rest of the third group, and the first, are no legal papers.
  const older = { ...ADDITIONAL, yearsInBusiness: '14' };
  expect((await save(org, { additionalDetails: older }, admin.token)).status).toBe(200);
  expect((await save(org, { businessDetails: BUSINESS }, admin.token)).status).toBe(200);
  for (const body of [{ verificationDetails: VERIFICATION }, { additionalDetails: changed }])
    expect((await save(org, body)).status).toBe(200);
});

test('who may edit but not legal papers sees and changes none of them, and loses none by saving the rest', async () => {
  const org = await newOrganisation(api);
  const file = await newFile(org, 'orgVerification');
  const certificatesAndAwards = [{ file_id: file, name: 'Organic', details: 'Lab 7' }];
  await save(org, { verificationDetails: VERIFICATION });
  await save(org, { additionalDetails: { ...ADDITIONAL, certificatesAndAwards } });
  const { token } = await somebodyWith(org, ['org.view', 'org.edit']);

  const seen = await groups(org, token);
  expect(seen.verificationDetails).toBe(null);
  const hidden = [{ file_id: '', name: 'Organic', details: '' }];
  expect(seen.additionalDetails).toEqual({ ...ADDITIONAL, certificatesAndAwards: hidden });

  expect((await save(org, { verificationDetails: {} }, token)).body).toMatchObject({ code: 'forbidden' });
  const without = { additionalDetails: { ...ADDITIONAL, certificatesAndAwards: [] } };
  expect((await save(org, without, token)).body).toMatchObject({ code: 'forbidden' });
  const rest = { ...seen.additionalDetails, yearsInBusiness: '14' };
  expect((await save(org, { additionalDetails: rest }, token)).status).toBe(200);
  expect(await groups(org)).toMatchObject({
    verificationDetails: VERIFICATION,
    additionalDetails: { ...ADDITIONAL, yearsInBusiness: '14', certificatesAndAwards },
  });
});

test('who may only look sees the first and third group, and saves nothing', async () => {
  const org = await newOrganisation(api);
  await save(org, { verificationDetails: VERIFICATION });
  const { token } = await org.newMember('qr_operator');
  const answer = await api.ask(findDetails, { params: { org: org.id }, token });
  expect(answer.body).toMatchObject({ orgData: { verificationDetails: null } });
  expect(answer.text).not.toContain(VERIFICATION.pan);
  expect((await save(org, { businessDetails: BUSINESS }, token)).status).toBe(403);
});

test('a certificate names a paper of this organisation, and nothing is saved when one does not', async () => {
  const [org, other] = [await newOrganisation(api), await newOrganisation(api)];
  const own = await newFile(org, 'orgVerification');
  for (const file_id of [
    await newFile(other, 'orgVerification'),
    await newFile(org, 'logo'),
    crypto.randomUUID(),
  ]) {
    const certificatesAndAwards = [{ file_id: own }, { file_id }];
    const answer = await save(org, { additionalDetails: { yearsInBusiness: '9', certificatesAndAwards } });
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'not_found' }]);
  }
  expect((await groups(org)).additionalDetails).toEqual(EMPTY_ADDITIONAL);
});

const logoOf = async (org: TestOrganisation) =>
  (await api.ask(whoami, { params: { org: org.id }, token: org.owner.token })).body.organisation.logo_url;

test('[ORG-96] a logo of our own content origin becomes that of the organisation, and an empty one takes it away', async () => {
  const org = await newOrganisation(api);
  const logo = `http://content.localhost/files/${org.id}/${await newFile(org, 'logo')}`;
  await save(org, { businessDetails: { ...BUSINESS, logo_url: logo } });
  expect([await logoOf(org), (await groups(org)).businessDetails.logo_url]).toEqual([logo, logo]);
  await save(org, { businessDetails: BUSINESS });
  expect(await logoOf(org)).toBe(null);
});

test('any other text as a logo is kept in the group and shown to no one else', async () => {
  const [org, other] = [await newOrganisation(api), await newOrganisation(api)];
  const mine = await newFile(org, 'logo');
  const logo = `http://content.localhost/files/${org.id}/${mine}`;
  await save(org, { businessDetails: { ...BUSINESS, logo_url: logo } });
  for (const text of [
    'https://tracker.example/logo.png',
    'javascript:alert(1)',
    `http://content.localhost.evil.example/files/${org.id}/${mine}`,
    `http://content.localhost/files/${other.id}/${await newFile(other, 'logo')}`,
    `http://content.localhost/files/${org.id}/${crypto.randomUUID()}`,
    `http://content.localhost/files/${org.id}/${await newFile(org, 'orgVerification')}`,
    `${logo}?x`,
    `${logo}/../..`,
  ]) {
    expect((await save(org, { businessDetails: { ...BUSINESS, logo_url: text } })).status).toBe(200);
    expect([text, await logoOf(org)]).toEqual([text, logo]);
    expect((await groups(org)).businessDetails.logo_url).toBe(text);
  }
});

test('every save is on record, and one that was refused is not', async () => {
  const org = await newOrganisation(api);
  await save(org, { businessDetails: BUSINESS });
  await save(org, { additionalDetails: { certificatesAndAwards: [{ file_id: crypto.randomUUID() }] } });
  const { rows } = await api.database.superuser.query(
    "select actor_id, subject_id from audit_entry where org_id = $1 and action = 'org.details'",
    [org.id],
  );
  expect(rows).toEqual([{ actor_id: org.owner.id, subject_id: org.id }]);
});
