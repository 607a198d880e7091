import { sendReads } from '@qrigin/domain/packing';
import { scanOverview } from '@qrigin/domain/scan';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packerOf, packingStation } from '../../testing/goods/packing-station.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const SCANS = 4;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { RATE_SCAN: String(SCANS) } });
});
afterAll(() => api.stop());

test('people who pack are counted one by one: neither a colleague nor a shopper of the same network delays them', async () => {
  const { goods, packer, cartons, jars } = await packingStation(api);
  const person = packerOf(api, goods, (await goods.org.newMember('qr_operator')).token);
  const statuses = async (ask: () => Promise<{ status: number }>) => {
    const seen: number[] = [];
    for (let call = 0; call <= SCANS; call += 1) seen.push((await ask()).status);
    return seen;
  };
  const many = [...Array<number>(SCANS).fill(200), 429];
  expect(await statuses(() => packer.send('check', cartons[0], [jars[0]!]))).toEqual(many);
  expect(await statuses(() => person.send('check', cartons[0], [jars[0]!]))).toEqual(many);
  expect(await statuses(() => api.ask(scanOverview, { params: { qr: jars[0]! } }))).toEqual(many);
  // Without a token it is one of the network.
  const nameless = await api.askRaw(sendReads, { params: { org: goods.org.id }, body: {} });
  expect(nameless.status).toBe(429);
});

test('a person reads as much as a hand scanner can in a day, and no more', async () => {
  const { goods, packer, cartons, jars } = await packingStation(api);
  const person = packerOf(api, goods, (await goods.org.newMember('qr_operator')).token);
  const two = [jars[0]!, jars[1]!];
  expect((await packer.send('check', cartons[0], two)).status).toBe(200);
  await api.database.superuser.query(
    "update rate_limit set points = 499999 where key = 'packing-reads:' || $1",
    [goods.org.owner.id],
  );
  expect(await packer.send('check', cartons[0], two)).toMatchObject({
    status: 429,
    body: { code: 'too_often' },
  });
  expect((await person.send('check', cartons[0], two)).status).toBe(200);
});
