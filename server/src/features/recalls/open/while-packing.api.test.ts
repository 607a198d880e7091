import { setTimeout as pause } from 'node:timers/promises';
import { liftRecall, recallCode } from '@qrigin/domain/recalls';
import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { recallSample } from '../../../../../domain/src/recalls/samples.ts';
import { packingStation } from '../../../testing/goods/packing-station.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

/** As long as someone may take to assign ten thousand codes; longer than any other call waits. */
const PACKING_MS = 3500;

/** A call while someone of the organisation packs. */
async function whilePacking<T>(org: string, call: () => Promise<T>): Promise<T> {
  const packer = new Client({ connectionString: api.database.url('postgres') });
  await packer.connect();
  await packer.query('begin');
  await packer.query('select pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [org]);
  const answer = call();
  await pause(PACKING_MS);
  await packer.query('commit');
  await packer.end();
  return answer;
}

test('a recall is opened and ended however long people take to pack', async () => {
  const { goods, packer, cartons, jars } = await packingStation(api);
  const params = { id: cartons[0]! };
  const opened = await whilePacking(goods.org.id, () =>
    goods.ask(recallCode, { params, body: recallSample() }),
  );
  expect(opened.status).toBe(200);
  const ended = await whilePacking(goods.org.id, () =>
    goods.ask(liftRecall, { params: { id: opened.body.id }, body: { reason: 'All found' } }),
  );
  expect(ended.status).toBe(200);
  expect(await packer.told('check', cartons[0], jars[0]!)).toEqual(['done']);
});
