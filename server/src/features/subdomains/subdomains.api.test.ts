import { request } from 'node:http';
import { readMe, signIn } from '@qrigin/domain/auth';
import { API_BASE, pathOf } from '@qrigin/domain/http';
import { closeOrganisation, findSettings, listMyOrganisations } from '@qrigin/domain/organisations';
import { scanOverview, scanUsage } from '@qrigin/domain/scan';
import {
  addSubdomain,
  checkSubdomain,
  dropSubdomain,
  listSubdomains,
  type Subdomain,
} from '@qrigin/domain/subdomains';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newGoods } from '../../testing/goods/goods.ts';
import { newOrganisation, type TestOrganisation } from '../../testing/people/organisation.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { TENANT_DOMAIN: 'codes.localhost:3000' } });
});
afterAll(() => api.stop());

/** A name that no one has: letters that look like no others. */
function newName(): string {
  const letters = 'acefhjknpuxyz';
  const picks = crypto.getRandomValues(new Uint8Array(20));
  return [...picks].map((pick) => letters[pick % letters.length]).join('');
}

const add = (org: TestOrganisation, subdomain: string, token = org.owner.token) =>
  api.ask(addSubdomain, { params: { org: org.id }, token, body: { subdomain } });
const drop = (org: TestOrganisation, { id }: Subdomain) =>
  api.ask(dropSubdomain, { params: { org: org.id, id }, token: org.owner.token });
const list = async (org: TestOrganisation) =>
  (await api.ask(listSubdomains, { params: { org: org.id }, token: org.owner.token })).body;
const check = (org: TestOrganisation, subdomain: string) =>
  api.ask(checkSubdomain, { params: { org: org.id }, query: { subdomain }, token: org.owner.token });
const isFree = async (org: TestOrganisation, subdomain: string) => {
  await api.database.superuser.query('delete from rate_limit');
  const answer = await check(org, subdomain);
  expect(answer.status).toBe(200);
  return answer.body.available;
};

async function added(org: TestOrganisation, name = newName()): Promise<Subdomain> {
  const answer = await add(org, name);
  if (answer.status !== 200) throw new Error(`${name}: ${answer.text}`);
  return answer.body;
}

test('[ORG-93][ORG-94][ORG-101] a subdomain that was added is listed with its address', async () => {
  const org = await newOrganisation(api);
  const name = newName();
  const answer = await add(org, ` ${name.toUpperCase()} `);
  const wanted = {
    id: expect.any(String),
    org_id: org.id,
    subdomain: name,
    address: `http://${name}.codes.localhost:3000/scan/`,
    created_at: expect.stringMatching(/Z$/),
  };
  expect([answer.status, answer.body]).toEqual([200, wanted]);
  const second = await added(org, `zz-${newName()}`);
  expect(await list(org)).toEqual([wanted, second].sort((a, b) => (a.subdomain < b.subdomain ? -1 : 1)));
  expect(await list(await newOrganisation(api))).toEqual([]);
});

test('[ORG-95] the check tells whether a name can be had, and nothing else', async () => {
  const [org, other] = [await newOrganisation(api), await newOrganisation(api)];
  const name = newName();
  const answer = await check(org, name);
  expect([answer.status, answer.body]).toEqual([200, { available: true }]);
  await added(other, name);
  for (const asker of [org, other]) expect(await isFree(asker, name)).toBe(false);
  expect(await isFree(org, name.toUpperCase())).toBe(false);
});

test('[ORG-95][ORG-101] what cannot be a name is not free, however it is written', async () => {
  const org = await newOrganisation(api);
  for (const text of [
    '',
    'ab',
    '-x-',
    'a b c',
    'www',
    'adm1n',
    'xn--80ak6aa92e',
    'ä'.repeat(9),
    'x'.repeat(1000),
  ])
    expect([text, await isFree(org, text)]).toEqual([text, false]);
});

test.each(['ab', 'x'.repeat(41), '-farm', 'farm-', 'hill farm', 'hill.farm', 'xn--80ak6aa92e', 'ab--cd', ''])(
  '[ORG-101] %j is refused as a name',
  async (name) => {
    const org = await newOrganisation(api);
    expect((await add(org, name)).status).toBe(400);
  },
);

test.each(['www', 'admin', 'postmaster', 'wpad', 'qrigin', 'adm1n', 'log-in', 'rnail', 'vvvvvv', 'support'])(
  '[ORG-101] %s is reserved, or looks like what is',
  async (name) => {
    const answer = await add(await newOrganisation(api), name);
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'subdomain_unavailable' }]);
  },
);

test('[ORG-101] a name, and what looks like it, belongs to one organisation of the platform', async () => {
  const [org, other] = [await newOrganisation(api), await newOrganisation(api)];
  const base = newName();
  await added(org, `${base}-model`);
  for (const name of [
    `${base}-model`,
    `${base}model`,
    `${base}-m0del`,
    `${base}-rnodel`,
    `${base}-rnocle1`,
  ]) {
    expect([name, await isFree(other, name)]).toEqual([name, false]);
    for (const asker of [other, org])
      expect((await add(asker, name)).body).toMatchObject({ code: 'subdomain_unavailable' });
  }
  expect((await add(other, `${base}-other`)).status).toBe(200);
});

test('[ORG-101] of 20 organisations that want a name in the same moment one gets it', async () => {
  const orgs = await Promise.all(Array.from({ length: 20 }, () => newOrganisation(api)));
  const name = newName();
  const answers = await Promise.all(
    orgs.map((org, at) => add(org, at % 2 ? name : `${name.slice(0, 5)}-${name.slice(5)}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

async function verify({ id }: TestOrganisation): Promise<void> {
  await api.database.superuser.query('update organisation set verified_at = now() where id = $1', [id]);
}

test('[ORG-101] until it is verified an organisation has at most two, also when it asks for many at once', async () => {
  const org = await newOrganisation(api);
  const answers = await Promise.all(Array.from({ length: 6 }, () => add(org, newName())));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 409,
    body: { code: 'unverified_subdomains' },
  });
  const settings = () => api.ask(findSettings, { params: { org: org.id }, token: org.owner.token });
  expect((await settings()).body).toMatchObject({ is_verified: false });
  await verify(org);
  expect((await settings()).body).toMatchObject({ is_verified: true });
  expect((await add(org, newName())).status).toBe(200);
});

test('[ORG-101] whoever takes and drops names runs out of them; one that is taken back counts once', async () => {
  const org = await newOrganisation(api);
  const names = Array.from({ length: 5 }, newName);
  for (const name of [...names, ...names]) await drop(org, await added(org, name));
  expect(await add(org, newName())).toMatchObject({ status: 409, body: { code: 'too_many_names' } });
  await added(org, names[2]);
  await verify(org);
  await api.database.superuser.query(
    `insert into subdomain (org_id, name, look, released_at)
     select $1::uuid, name, name, now() from (select 'q' || left(md5($1::text || n), 20) as name from generate_series(1, 34) as n) as dropped`,
    [org.id],
  );
  await added(org);
  expect((await add(org, newName())).body).toMatchObject({ code: 'too_many_names' });
});

test('[ORG-101] what looks like the name of a verified organisation is for that one alone', async () => {
  const word = newName().slice(0, 12);
  const [known, other] = [await newOrganisation(api, `${word} Farms Pvt. Ltd.`), await newOrganisation(api)];
  const names = [`${word}farms`, `${word}-farm5`, `${word}-farms-pvt-ltd`];
  for (const name of names) expect(await isFree(other, name)).toBe(true);
  await verify(known);
  for (const name of names) {
    expect(await isFree(other, name)).toBe(false);
    expect((await add(other, name)).body).toMatchObject({ code: 'subdomain_unavailable' });
    expect(await isFree(known, name)).toBe(true);
  }
  expect(await isFree(other, word)).toBe(true);
});

test('an organisation has at most 20 at a time, also when it asks for many at once', async () => {
  const org = await newOrganisation(api);
  await verify(org);
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(org, newName())));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect((await add(org, newName())).body).toMatchObject({ code: 'too_many_subdomains' });
  await drop(org, (await list(org))[0]!);
  const late = await Promise.all(Array.from({ length: 3 }, () => add(org, newName())));
  expect(late.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
});

test('checks are counted by person: 20 a minute', async () => {
  await api.database.superuser.query('delete from rate_limit');
  const org = await newOrganisation(api);
  const statuses: number[] = [];
  for (let at = 0; at < 21; at += 1) statuses.push((await check(org, newName())).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  const refused = await check(org, newName());
  expect([refused.body, refused.headers.get('retry-after')]).toMatchObject([{ code: 'too_often' }, '60']);
  expect((await check(await newOrganisation(api), newName())).status).toBe(200);
});

test('[ORG-101] a dropped name can be had back at once, and by no one else for 180 days', async () => {
  const [org, other] = [await newOrganisation(api), await newOrganisation(api)];
  const kept = await added(org);
  expect((await drop(org, kept)).body).toEqual(kept);
  expect(await list(org)).toEqual([]);
  expect((await drop(org, kept)).status).toBe(404);
  expect([await isFree(other, kept.subdomain), await isFree(org, kept.subdomain)]).toEqual([false, true]);
  expect((await add(other, kept.subdomain)).body).toMatchObject({ code: 'subdomain_unavailable' });
  expect((await add(org, kept.subdomain)).status).toBe(200);

  const due = await added(org);
  await drop(org, due);
  expect(await isFree(other, due.subdomain)).toBe(false);
  // As the nightly sweep does it when the time is up.
  await api.database.superuser.query('delete from subdomain where id = $1', [due.id]);
  expect(await isFree(other, due.subdomain)).toBe(true);
  expect((await add(other, due.subdomain)).status).toBe(200);
  expect((await list(org)).map(({ subdomain }) => subdomain)).toEqual([kept.subdomain]);
});

test('an organisation may write a name that it dropped in another way', async () => {
  const org = await newOrganisation(api);
  const name = newName();
  await drop(org, await added(org, name));
  const hyphened = `${name.slice(0, 4)}-${name.slice(4)}`;
  expect((await add(org, hyphened)).body).toMatchObject({ subdomain: hyphened });
});

test('who may only look lists; adding, checking and dropping take the right to', async () => {
  const org = await newOrganisation(api);
  const kept = await added(org);
  const { token } = await org.newMember('supervisor');
  expect((await api.ask(listSubdomains, { params: { org: org.id }, token })).body).toEqual([kept]);
  expect((await add(org, newName(), token)).status).toBe(403);
  expect(
    (await api.ask(checkSubdomain, { params: { org: org.id }, query: { subdomain: 'x' }, token })).status,
  ).toBe(403);
  expect((await api.ask(dropSubdomain, { params: { org: org.id, id: kept.id }, token })).status).toBe(403);
  const stranger = await newOrganisation(api);
  const foreign = await api.ask(dropSubdomain, {
    params: { org: stranger.id, id: kept.id },
    token: stranger.owner.token,
  });
  expect(foreign.status).toBe(404);
  expect(await list(org)).toEqual([kept]);
});

test('adding and dropping are on record', async () => {
  const org = await newOrganisation(api);
  const kept = await added(org);
  await drop(org, kept);
  const { rows } = await api.database.superuser.query(
    "select action, subject_id from audit_entry where org_id = $1 and action like 'subdomain.%' order by id",
    [org.id],
  );
  expect(rows).toEqual([
    { action: 'subdomain.add', subject_id: kept.id },
    { action: 'subdomain.drop', subject_id: kept.id },
  ]);
});

/** A request to this process under another host's name. */
function at(
  host: string,
  path: string,
  method = 'GET',
  body?: object,
): Promise<{ status: number; headers: Record<string, unknown>; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { host, ...(body ? { 'content-type': 'application/json' } : {}) };
    const call = request(`${api.url}${path}`, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    call.on('error', reject).end(body && JSON.stringify(body));
  });
}

async function newCode(name: string) {
  const goods = await newGoods(api, name);
  const packaging = await goods.packaging(await goods.product());
  await goods.issue(packaging);
  const [code] = await goods.codes(packaging);
  return { goods, org: goods.org, code: code!.id };
}
const canonical = (code: string) => `http://localhost/scan/${code}`;

test('on its subdomain an organisation shows its own codes, in any case of host and path', async () => {
  const { org, code } = await newCode('Hill Farm');
  const { subdomain } = await added(org);
  for (const host of [`${subdomain}.codes.localhost:3000`, `${subdomain.toUpperCase()}.Codes.LocalHost`])
    for (const path of [`/scan/${code}`, `/SCAN/${code}`, `/scan/${code.toLowerCase()}`]) {
      const page = await at(host, path);
      expect([page.status, page.text]).toEqual([200, expect.stringContaining('Hill Farm')]);
      expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  expect((await at(`${subdomain}.codes.localhost`, `/scan/${code}`, 'HEAD')).status).toBe(200);
});

test('a code of others, and one that no one issued, opens at the address of all codes', async () => {
  const [mine, theirs] = [await newCode('Hill Farm'), await newCode('River Mill')];
  const { subdomain } = await added(mine.org);
  const host = `${subdomain}.codes.localhost`;
  for (const [asked, code] of [
    [theirs.code, theirs.code],
    [theirs.code.toLowerCase(), theirs.code],
    ['nonsense', 'nonsense'],
    ['%2F%2Fevil.example', '%2F%2Fevil.example'],
  ]) {
    const answer = await at(host, `/scan/${asked}`);
    expect([answer.status, answer.headers['location']]).toEqual([302, canonical(code!)]);
    expect(answer.text).not.toContain('River Mill');
  }
});

test('codes printed with a subdomain that was dropped, or whose organisation was closed, still open', async () => {
  const { org, code } = await newCode('Hill Farm');
  const [first, second] = [await added(org), await added(org)];
  const opens = (name: string) => at(`${name}.codes.localhost`, `/scan/${code}`);
  expect((await opens(first.subdomain)).status).toBe(200);
  await drop(org, first);
  for (const name of [first.subdomain, newName(), `a.${second.subdomain}`]) {
    const away = await opens(name);
    expect([away.status, away.headers['location']]).toEqual([302, canonical(code)]);
  }
  const shown = await fetch(`${api.url}/scan/${code}`);
  expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('Hill Farm')]);

  const closed = await api.ask(closeOrganisation, {
    params: { org: org.id },
    token: org.owner.token,
    body: { name: 'Hill Farm' },
  });
  expect(closed.status).toBe(200);
  const page = await opens(second.subdomain);
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('Hill Farm')]);
});

test('after another organisation took the name, the old codes open at their own address', async () => {
  const [before, after] = [await newCode('Hill Farm'), await newCode('River Mill')];
  const { id, subdomain } = await added(before.org);
  await api.database.superuser.query('delete from subdomain where id = $1', [id]);
  await added(after.org, subdomain);
  const old = await at(`${subdomain}.codes.localhost`, `/scan/${before.code}`);
  expect([old.status, old.headers['location']]).toEqual([302, canonical(before.code)]);
  expect((await at(`${subdomain}.codes.localhost`, `/scan/${after.code}`)).status).toBe(200);
});

test('[SCAN-20] a look at a code is counted on the subdomain that showed it', async () => {
  const { org, code } = await newCode('Hill Farm');
  const { subdomain } = await added(org);
  const [host, event_id] = [`${subdomain}.codes.localhost`, crypto.randomUUID()];
  const usage = `${API_BASE}${pathOf(scanUsage, { qr: code })}`;
  const counted = await at(host, usage, 'POST', { event_id });
  expect([counted.status, JSON.parse(counted.text)]).toEqual([200, { event_id }]);
  const { rows } = await api.database.superuser.query('select org_id from scan_event where id = $1', [
    event_id,
  ]);
  expect(rows).toEqual([{ org_id: org.id }]);
  for (const method of ['GET', 'PUT', 'OPTIONS']) expect((await at(host, usage, method)).status).toBe(404);
});

test('on hosts of organisations there is no app, no API and no sign-in', async () => {
  const { org, code } = await newCode('Hill Farm');
  const { subdomain } = await added(org);
  const paths = [
    '/',
    '/login',
    '/dashboard',
    '/scan',
    '/scan?code=x',
    '/api/openapi.json',
    '/api/docs',
    '/healthz',
  ]
    .concat([
      '/metrics',
      '/robots.txt',
      '/assets/x.js',
      `${API_BASE}${pathOf(scanOverview, { qr: code })}`,
      `${API_BASE}${pathOf(readMe)}`,
      '/nothing',
    ])
    .concat([`/scan/${code}/more`, `${API_BASE}${pathOf(listMyOrganisations)}`, '/favicon.ico']);
  for (const host of [
    `${subdomain}.codes.localhost`,
    `${subdomain}.codes.localhost.`,
    `${newName()}.codes.localhost:1`,
    'codes.localhost',
  ])
    for (const path of paths) {
      const answer = await at(host, path);
      expect([host, path, answer.status]).toEqual([host, path, 404]);
      expect(answer.text).not.toMatch(/Qrigin|Hill Farm|"code"/);
    }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    for (const path of [`${API_BASE}${pathOf(signIn)}`, `/scan/${code}`])
      expect((await at(`${subdomain}.codes.localhost`, path, method)).status).toBe(404);
  const { headers, text } = await at(`${subdomain}.codes.localhost`, '/');
  expect(text).toContain('Nothing here');
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  });
  expect(headers['set-cookie']).toBeUndefined();
});
