import type { Span } from '@qrigin/domain/qr';
import { coverOf } from '@qrigin/domain/recalls';
import { beforeAll, expect, test } from 'vitest';
import type { OrgCtx } from '../../../db/index.ts';
import { withOrg } from '../../../db/tenancy/with-org.ts';
import { newGoods } from '../../../testing/goods/goods.ts';
import { addScans } from '../../../testing/goods/scans.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { scansOfCodes } from './scans-of-codes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const DAY_MS = 86_400_000;
/** Scans name runs by number alone, so that these need not be there. */
const RUN = 2 ** 32;

test('scans of days with an index and without are counted, in however many stretches and runs the codes are', async () => {
  const { org } = await newGoods(api);
  const [issuedAt, opened] = [new Date(Date.now() - 20 * DAY_MS), new Date(Date.now() - 5 * DAY_MS)];
  for (const run of [RUN, RUN + 1])
    await addScans(api, org.id, [
      { run, idx: 0, times: 2 },
      { run, idx: 0, ago: 1 },
      { run, idx: 4, ago: 10, times: 3 },
      // Between two stretches, and before any of these was issued.
      { run, idx: 1 },
      { run, idx: 0, ago: 30 },
    ]);
  async function count(spans: readonly Span[]) {
    const run = { isBlank: false, productId: null, batchId: null, issuedAt, size: 9, packSize: 1 };
    const runs = new Map(spans.map(({ run: id }) => [id, { ...run, id }]));
    const found = await withOrg(api.database.app, { orgId: org.id, userId: null }, (db) =>
      scansOfCodes(
        { db, orgId: org.id, caller: { timezone: 'UTC' } } as OrgCtx,
        { cover: coverOf(spans), runs },
        { opened, ended: null },
      ),
    );
    expect(found.isComplete).toBe(true);
    const lines = found.rows.map((row) => `${row.run - RUN}/${row.idx} ${row.isSince} ${row.count}`);
    return lines.toSorted();
  }
  const single = (run: number) => [0, 4].map((idx) => ({ run, idx, end: idx + 1 }));
  const ofRun = (run: number) => [`${run}/0 true 1`, `${run}/0 true 2`, `${run}/4 false 3`];
  expect(await count(single(RUN))).toEqual(ofRun(0));
  const stretches = Array.from({ length: 600 }, (_, at) => ({ run: RUN, idx: 2 * at, end: 2 * at + 1 }));
  expect(await count(stretches)).toEqual(ofRun(0));
  const runs = Array.from({ length: 600 }, (_, at) => single(RUN + at)).flat();
  expect(await count(runs)).toEqual([...ofRun(0), ...ofRun(1)]);
});
