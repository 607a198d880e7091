import { request } from 'node:http';
import { findOrganisations, whoami } from '@qrigin/domain/organisations';
import { recallCode } from '@qrigin/domain/recalls';
import { scanOverview } from '@qrigin/domain/scan';
import { addSubdomain } from '@qrigin/domain/subdomains';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newGoods } from '../testing/goods/goods.ts';
import { ACT, operate as operateOn } from '../testing/programs/operate.ts';
import { startSecondApi } from '../testing/programs/second-api.ts';
import { sharedApi } from '../testing/shared-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let api: TestApi;
/** Another process, which hears of a block only through the database. */
let other: Awaited<ReturnType<typeof startSecondApi>>;
beforeAll(async () => {
  api = await sharedApi();
  other = await startSecondApi(api);
});
afterAll(async () => {
  await other.stop();
});

const operate = async (name: string, ...args: string[]) => (await operateOn(api, name, ...args)).join('\n');

/** Two jars of which the second is recalled. */
async function published() {
  const goods = await newGoods(api, 'Your Trusted Bank');
  const product = await goods.product({ name: 'Type your PIN here' });
  const packaging = await goods.packaging(product, { name: 'jar', count: 2 });
  await goods.issue(packaging);
  const [plain = '', recalled = ''] = (await goods.codes(packaging)).map(({ id }) => id);
  await goods.call(recallCode, {
    params: { id: recalled },
    body: {
      reason: 'Glass in the jar',
      what_to_do: 'Bring it back.',
      contact: 'https://bank.example',
    },
  });
  return { goods, org: goods.org, plain, recalled };
}

const overviewAt = async (ask: TestApi['ask'], code: string) =>
  (await ask(scanOverview, { params: { qr: code } })).body;
const pageAt = async (url: string, code: string) => {
  const response = await fetch(`${url}/scan/${code}`);
  return { status: response.status, text: await response.text() };
};

/** All that is left of a page that was taken down. */
const NEUTRAL = {
  is_blocked: true,
  maker: { name: '', logo_url: null, is_closed: false },
  product: null,
  pack: null,
  batch: null,
  withdrawn_at: null,
  replaced: null,
};
const TRACES = /Trusted Bank|Type your PIN/;

test('no take-down: a blocked organisation is gone from its pages everywhere at once, but no recall is', async () => {
  const { org, plain, recalled } = await published();
  for (const { ask } of [api, other]) expect(await overviewAt(ask, plain)).toMatchObject({ state: 'active' });
  expect(await operate('block', 'organisation', org.id)).toBe('Your Trusted Bank is blocked');

  for (const { ask, url } of [api, other]) {
    await expect.poll(() => overviewAt(ask, plain)).toMatchObject({ ...NEUTRAL, state: 'blocked' });
    expect(await overviewAt(ask, recalled)).toMatchObject({
      ...NEUTRAL,
      state: 'recalled',
      recall: { recalled: true, notices: [{ reason: 'Glass in the jar', what_to_do: 'Bring it back.' }] },
    });
    const [page, warning] = [await pageAt(url, plain), await pageAt(url, recalled)];
    expect([page.status, warning.status]).toEqual([200, 200]);
    expect(page.text).toContain('We have blocked this page');
    expect(warning.text).toContain('Glass in the jar');
    for (const { text } of [page, warning]) expect(text).not.toMatch(TRACES);
    expect(warning.text).not.toContain('href="https://bank.example');
  }

  expect(await operate('unblock', 'organisation', org.id)).toBe('Your Trusted Bank is no longer blocked');
  await expect.poll(() => overviewAt(other.ask, plain)).toMatchObject({ state: 'active', is_blocked: false });
});

test('no take-down: a blocked organisation is locked out, cannot be found, and its own name leads to our address', async () => {
  const { goods, org, plain } = await published();
  const subdomain = `bank-${plain.slice(0, 8).toLowerCase()}`;
  await goods.call(addSubdomain, { body: { subdomain } });
  const onOwnName = () =>
    new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
      const headers = { host: `${subdomain}.codes.localhost` };
      request(`${api.url}/scan/${plain}`, { headers }, (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode, location: answer.headers.location });
      })
        .on('error', reject)
        .end();
    });
  expect(await onOwnName()).toMatchObject({ status: 200 });
  await operate('block', 'organisation', org.id);
  await expect.poll(onOwnName).toEqual({ status: 302, location: `http://localhost/scan/${plain}` });
  expect((await goods.ask(whoami)).body).toMatchObject({ code: 'organisation_blocked' });
  const found = await api.ask(findOrganisations, {
    params: { name: 'Trusted Bank', page: '1' },
    token: org.owner.token,
  });
  expect(found.text).not.toContain(org.id);
});

test('no take-down: a single code can be blocked, by its address too, and the others stay', async () => {
  const { goods, plain, recalled } = await published();
  expect(await operate('block', 'code', `http://localhost/scan/${plain.toLowerCase()}`)).toBe(
    `code ${plain} is blocked`,
  );
  await expect.poll(() => overviewAt(other.ask, plain)).toMatchObject({ ...NEUTRAL, state: 'blocked' });
  expect(await overviewAt(other.ask, recalled)).toMatchObject({ is_blocked: false });
  expect((await goods.ask(whoami)).status).toBe(200);
  await operate('unblock', 'code', plain);
  await expect.poll(() => overviewAt(other.ask, plain)).toMatchObject({ state: 'active' });
});

test('no take-down: a recall that is opened after the block warns, and none of its words is shown', async () => {
  const { goods, plain, recalled } = await published();
  const before = (await goods.overview(recalled)).recall.notices[0];
  for (const code of [plain, recalled]) await operate('block', 'code', code);
  const words = { reason: 'Bank: type your PIN', hazard: 'PIN', what_to_do: 'PIN', contact: 'PIN' };
  const dates: string[] = [];
  for (const code of [plain, recalled])
    dates.push((await goods.call(recallCode, { params: { id: code }, body: words })).created_at);
  const wordless = { reason: '', hazard: '', what_to_do: '', contact: '' };
  await expect
    .poll(() => overviewAt(other.ask, plain))
    .toMatchObject({
      ...NEUTRAL,
      state: 'recalled',
      recall: { recalled: true, reason: '', date: dates[0], notices: [{ ...wordless, date: dates[0] }] },
    });
  expect(await overviewAt(other.ask, recalled)).toMatchObject({
    // Nothing leads from a blocked code to what the maker says.
    recall: {
      notices: [
        { ...wordless, date: dates[1] },
        { ...before, id: null },
      ],
    },
  });
  expect((await pageAt(api.url, plain)).text).not.toContain('PIN');
  await operate('unblock', 'code', plain);
  await expect.poll(() => overviewAt(other.ask, plain)).toMatchObject({ recall: { reason: words.reason } });
});

test('a suspension from before a block stays when the block ends; one that came with it ends too', async () => {
  const goods = await newGoods(api, 'Hill Farm');
  const { id } = goods.org;
  const isOut = async () => (await goods.ask(whoami)).status === 403;
  await operate('block', 'organisation', id);
  await expect(operate('resume', id)).rejects.toThrow('Hill Farm is blocked: end that with unblock');
  await operate('unblock', 'organisation', id);
  expect(await isOut()).toBe(false);
  await operate('suspend', id);
  await operate('block', 'organisation', id);
  await operate('unblock', 'organisation', id);
  expect(await isOut()).toBe(true);
});

test('a suspension that follows a block stays when the block ends', async () => {
  const goods = await newGoods(api, 'Hill Farm');
  await operate('block', 'organisation', goods.org.id);
  await operate('suspend', goods.org.id);
  await operate('suspend', goods.org.id);
  await operate('unblock', 'organisation', goods.org.id);
  expect((await goods.ask(whoami)).body).toMatchObject({ code: 'organisation_suspended' });
  await operate('resume', goods.org.id);
  expect((await goods.ask(whoami)).status).toBe(200);
});

test('whoever resumes while another blocks: what is blocked is always suspended', async () => {
  const { org } = await newGoods(api, 'Hill Farm');
  for (let n = 0; n < 12; n += 1) {
    await operate('suspend', org.id);
    await Promise.allSettled([operate('resume', org.id), operate('block', 'organisation', org.id)]);
    const { rows } = await api.database.superuser.query(
      'select suspended_at is not null as suspended from organisation where id = $1',
      [org.id],
    );
    expect(rows).toEqual([{ suspended: true }]);
    await operate('unblock', 'organisation', org.id);
  }
});

test.each([
  ['block', ['organisation', crypto.randomUUID()], 'there is no organisation'],
  ['block', ['file', crypto.randomUUID()], 'there is no file'],
  ['block', ['file', 'all'], 'give a file: its id, or its address'],
  ['block', ['code', '00000000000000000000'], 'was never issued'],
  ['block', ['code', 'jar'], 'give a code: its 20 characters, or its address'],
  ['block', ['person', crypto.randomUUID()], 'say what: organisation, code or file'],
  ['verify', ['all'], 'give the id of an organisation'],
])('%s %j is refused', async (name, args, words) => {
  await expect(operate(name, ...args)).rejects.toThrow(words);
});

test('what is not blocked cannot be unblocked', async () => {
  const { org } = await newGoods(api, 'Rice Farm');
  await expect(operate('unblock', 'organisation', org.id)).rejects.toThrow('Rice Farm is not blocked');
});

test('every act is recorded with who, when and why, and read by operators alone', async () => {
  const { goods, org, plain } = await published();
  await operate('block', 'code', plain);
  await operate('verify', org.id);
  await operate('unverify', org.id);
  const lines = await operateOn(api, 'acts', '3');
  const act = (what: string) =>
    expect.stringMatching(new RegExp(`^\\d{4}-\\S+Z  Ines Duarte  ${what}  Passes itself off as a bank$`));
  expect(lines).toEqual([act(`unverify  ${org.id}`), act(`verify  ${org.id}`), act(`block  code ${plain}`)]);
  const blocks = await api.database.superuser.query(
    'select kind, reason, blocked_by from block where organisation_id = $1',
    [goods.org.id],
  );
  expect(blocks.rows).toEqual([{ kind: 'code', reason: ACT.reason, blocked_by: ACT.operator }]);
});

test('the api sees that something is blocked, and can neither see why nor block anything itself', async () => {
  const { pool } = api.database.app;
  await expect(pool.query('select subject from block')).resolves.toBeDefined();
  for (const statement of [
    'select reason from block',
    'delete from block',
    "insert into block (subject, kind) values ('x', 'file')",
    'select file_owner(gen_random_uuid())',
  ])
    await expect(pool.query(statement)).rejects.toThrow('permission denied');
});
