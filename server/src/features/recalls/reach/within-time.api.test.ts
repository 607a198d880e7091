import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { OrgCtx } from '../../../db/index.ts';
import { withNobody } from '../../../db/tenancy/with-org.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { sharedTime, withinTime } from './within-time.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const rest = ({ db }: Pick<OrgCtx, 'db'>) => sql`select pg_sleep(0.3)`.execute(db);

test('statements share their time, and whatever comes after them has its own again', async () => {
  const [late, limit, inTime] = await withNobody(api.database.app, async (db) => {
    const ctx = { db } as OrgCtx;
    const thrice = await withinTime(ctx, sharedTime(700), async (timed) => {
      for (let times = 3; times > 0; times -= 1) await rest(timed);
      return 'late';
    });
    const { rows } = await sql<{
      limit: string;
    }>`select current_setting('statement_timeout') as limit`.execute(db);
    const once = await withinTime(ctx, sharedTime(10_000), async (timed) => {
      await rest(timed);
      return 'in time';
    });
    return [thrice, rows[0]?.limit, once];
  });
  expect([late, limit, inTime]).toEqual([undefined, '5s', 'in time']);
});

test('what fails for another reason fails', async () => {
  const broken = withNobody(api.database.app, (db) =>
    withinTime({ db } as OrgCtx, sharedTime(10_000), (timed) => sql`select 1 / 0`.execute(timed.db)),
  );
  await expect(broken).rejects.toThrow('division by zero');
});
