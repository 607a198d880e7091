import { changeCertificate, createCertificate, createProvider } from '@qrigin/domain/certificates';
import { listNotifications } from '@qrigin/domain/notifications';
import { deleteProduct } from '@qrigin/domain/products';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { certificateSample, providerSample } from '../../../../../domain/src/certificates/samples.ts';
import { newGoods } from '../../../testing/goods/goods.ts';
import { asWorker } from '../../../testing/programs/as-worker.ts';
import { type MailRoom, startMailRoom } from '../../../testing/programs/mail-room.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { remindOfEnds } from './remind-of-ends.ts';

let api: TestApi;
let mailRoom: MailRoom;
beforeAll(async () => {
  api = await startTestApi();
  mailRoom = await startMailRoom(api);
});
afterAll(async () => {
  await mailRoom.stop();
  await api.stop();
});

const DAY_MS = 86_400_000;
/** The day so many days from today. */
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const LOG = { warn: () => undefined };
const round = (days: number) => asWorker(api, (ctx) => remindOfEnds(ctx, LOG, inDays(days)));

async function certified() {
  const goods = await newGoods(api);
  const { id: provider_id } = await goods.call(createProvider, { body: providerSample() });
  const create = (valid_to: string | null, over = {}) =>
    goods.call(createCertificate, {
      body: certificateSample({ provider_id, valid_from: null, valid_to, ...over }),
    });
  /** Which reminders went out about a certificate, in their order. */
  async function reminders(id: string): Promise<number[]> {
    const { rows } = await api.database.superuser.query<{ action: string }>(
      `select action from audit_entry where org_id = $1 and subject_id = $2 and action like 'certificate.end-%' order by id`,
      [goods.org.id, id],
    );
    return rows.map(({ action }) => Number(/\d+/.exec(action)?.[0]));
  }
  return { ...goods, provider_id, create, reminders };
}

test('people who may edit are told 60, 30 and 7 days before the end, each once, also by email', async () => {
  const it = await certified();
  const [admin, member] = [await it.org.newMember('supervisor'), await it.org.newMember('member')];
  const { id, title } = await it.create(inDays(90));
  for (const day of [0, 29, 30, 30, 31, 59, 60, 61, 82, 83, 84, 90, 91]) {
    await round(day);
    const told = [30, 60, 83].filter((due) => due <= day).length;
    expect(await it.reminders(id), `on day ${day}`).toEqual([60, 30, 7].slice(0, told));
  }
  const listOf = async (token: string) => (await api.call(listNotifications, { token })).items;
  await expect.poll(async () => (await listOf(admin.token)).length, { timeout: 10_000 }).toBe(3);
  expect(await listOf(admin.token)).toMatchObject(
    ['certificate.end-in-7-days', 'certificate.end-in-30-days', 'certificate.end-in-60-days'].map((kind) => ({
      kind,
      subject: { name: title },
    })),
  );
  expect(await listOf(member.token)).toEqual([]);
  await expect
    .poll(async () => (await mailRoom.mailsTo(admin.email)).map(({ subject }) => subject), {
      timeout: 10_000,
    })
    .toContainEqual(expect.stringMatching(/certificate ends within 7 days/));
});

test('who sets an end is not told what they know, and another end begins anew', async () => {
  const it = await certified();
  const { id } = await it.create(inDays(20));
  await round(0);
  expect(await it.reminders(id)).toEqual([]);
  await round(13);
  expect(await it.reminders(id)).toEqual([7]);
  const change = (valid_to: string | null) =>
    it.call(changeCertificate, {
      params: { id },
      body: certificateSample({ provider_id: it.provider_id, valid_from: null, valid_to }),
    });
  // The same end is no other one.
  await change(inDays(20));
  await round(14);
  expect(await it.reminders(id)).toEqual([7]);
  await change(inDays(400));
  await round(340);
  await round(341);
  expect(await it.reminders(id)).toEqual([7, 60]);
  await change(null);
  await round(400);
  expect(await it.reminders(id)).toEqual([7, 60]);
});

test('what was missed is not made up for: of several reminders the latest goes out', async () => {
  const it = await certified();
  const { id } = await it.create(inDays(90));
  await round(85);
  await round(86);
  expect(await it.reminders(id)).toEqual([7]);
});

test('nobody is told of a product that was deleted, or while the organisation is suspended', async () => {
  const it = await certified();
  const product_id = await it.product();
  const ofProduct = await it.create(inDays(90), { product_id });
  await it.call(deleteProduct, { params: { id: product_id } });
  const own = await it.create(inDays(90));
  const suspend = (sql: string) =>
    api.database.superuser.query(`update organisation set suspended_at = ${sql} where id = $1`, [it.org.id]);
  await suspend('now()');
  await round(30);
  expect(await it.reminders(own.id)).toEqual([]);
  await suspend('null');
  await round(31);
  expect(await it.reminders(own.id)).toEqual([60]);
  expect(await it.reminders(ofProduct.id)).toEqual([]);
});

test('an organisation with very many gets its share of a round, and the others theirs', async () => {
  const [many, few] = [await certified(), await certified()];
  await api.database.superuser.query(
    `insert into certificate (org_id, provider_id, title, valid_to)
     select $1, $2, 'Batch ' || n, $3::date from generate_series(1, 150) n`,
    [many.org.id, many.provider_id, inDays(1030)],
  );
  const { id } = await few.create(inDays(1040));
  const reminded = async () =>
    (
      await api.database.superuser.query<{ count: string }>(
        'select count(*) from certificate where org_id = $1 and reminded_days = 60',
        [many.org.id],
      )
    ).rows[0]?.count;
  await round(990);
  expect(await reminded()).toBe('100');
  expect(await few.reminders(id)).toEqual([60]);
  await round(990);
  expect(await reminded()).toBe('150');
});
