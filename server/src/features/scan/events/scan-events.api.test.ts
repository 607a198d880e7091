import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PATIENTLY } from '../../../testing/patiently.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/programs/database.ts';
import type { ScanEvent } from './insert-events.ts';
import { recordUsage } from './record-usage.ts';
import { createScanEvents } from './scan-events.ts';

let database: TestDatabase;
let ingest: Pool;
let orgs: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  ingest = new Pool({ connectionString: database.url('app_ingest'), max: 1 });
  ingest.on('error', () => {}); // one test cuts the connection
  const { rows } = await database.superuser.query<{ id: string }>(
    "insert into organisation (name) values ('One'), ('Two') returning id",
  );
  orgs = rows.map(({ id }) => id);
});
afterAll(async () => {
  await ingest.end();
  await database.drop();
});

const anEvent = (changes: Partial<ScanEvent> = {}): ScanEvent => ({
  orgId: orgs[0] ?? '',
  runId: 2 ** 36 - 1,
  idx: 7,
  id: crypto.randomUUID(),
  sessionId: null,
  language: 'en',
  device: 'phone',
  country: null,
  ...changes,
});

async function stored(ids: string[]) {
  const { rows } = await database.superuser.query(
    `select org_id, day::text, id, run_id::text, idx, session_id, language, device, country,
      received_at between now() - interval '1 minute' and now() as is_new
    from scan_event where id = any ($1)`,
    [ids],
  );
  return rows;
}

const FIRST = 'insert-scan-events';
const CAREFUL = 'insert-new-scan-events';

/** The fourth word of a list says how many it holds. */
const sizeOf = ([, , ids]: unknown[]) => (ids as Buffer).readInt32BE(12);

/** The real pool, with a look at what goes through it. */
function watched() {
  const spy = vi.fn<(name: string, size: number) => void>();
  return {
    spy,
    pool: {
      query(statement: { name: string; text: string; values: unknown[] }) {
        spy(statement.name, sizeOf(statement.values));
        return ingest.query(statement);
      },
    } as unknown as Pool,
  };
}

test('an event is stored as it came, with the time of the database', async () => {
  const events = createScanEvents(ingest, () => Date.parse('2026-11-15T23:59:59Z'));
  const sessionId = crypto.randomUUID();
  const event = anEvent({ sessionId, language: 'gsw-CH', device: 'tablet', country: 'CH' });
  await events.record(event);
  expect(await stored([event.id])).toEqual([
    {
      org_id: orgs[0],
      day: '2026-11-15',
      id: event.id,
      run_id: String(2 ** 36 - 1),
      idx: 7,
      session_id: sessionId,
      language: 'gsw-CH',
      device: 'tablet',
      country: 'CH',
      is_new: true,
    },
  ]);
});

test('what waits goes together, of several organisations, with the same one twice', async () => {
  const { pool, spy } = watched();
  const events = createScanEvents(pool);
  const twice = anEvent();
  const group = [
    ...Array.from({ length: 40 }, (_, at) => anEvent({ orgId: orgs[at % 2] ?? '' })),
    twice,
    twice,
  ];
  await Promise.all(group.map((event) => events.record(event)));
  // The group meets itself.
  expect(spy.mock.calls).toEqual([
    [FIRST, 42],
    [CAREFUL, 42],
  ]);
  expect(await stored(group.map(({ id }) => id))).toHaveLength(41);
});

test.each(['', 'null', 'NULL', 'a,b', '"}', '\\', "';--", 'தமிழ்'])(
  'the language %j is stored as it is',
  async (language) => {
    const events = createScanEvents(ingest);
    const group = [anEvent(), anEvent({ language, country: 'IN' }), anEvent()];
    await Promise.all(group.map((event) => events.record(event)));
    expect(await stored(group.slice(1, 2).map(({ id }) => id))).toMatchObject([{ language, country: 'IN' }]);
  },
);

test('an event that comes again is acknowledged and stored once', async () => {
  const events = createScanEvents(ingest);
  const event = anEvent();
  await events.record(event);
  await events.record({ ...event, language: 'fr' });
  expect(await stored([event.id])).toMatchObject([{ language: 'en' }]);
});

test('a duplicate is met at the price of one statement more, and the next groups expect another', async () => {
  const { pool, spy } = watched();
  const events = createScanEvents(pool);
  const known = anEvent();
  await events.record(known);
  const group = [anEvent(), known, anEvent()];
  await Promise.all(group.map((event) => events.record(event)));
  await events.record(anEvent());
  expect(spy.mock.calls).toEqual([
    [FIRST, 1],
    [FIRST, 3],
    [CAREFUL, 3],
    [CAREFUL, 1],
  ]);
  expect(await stored(group.map(({ id }) => id))).toHaveLength(3);
});

test('who sends a duplicate with every group makes no group be sent twice but the first', async () => {
  const { pool, spy } = watched();
  const events = createScanEvents(pool);
  const known = anEvent();
  await events.record(known);
  for (let groups = 0; groups < 100; groups += 1) {
    await Promise.all([anEvent(), known].map((event) => events.record(event)));
  }
  const names = spy.mock.calls.map(([name]) => name);
  expect(names).toEqual([FIRST, FIRST, ...Array<string>(100).fill(CAREFUL)]);
});

test('after 32 groups without a duplicate none is expected', async () => {
  const { pool, spy } = watched();
  const events = createScanEvents(pool);
  const known = anEvent();
  await events.record(known);
  await events.record(known);
  for (let groups = 0; groups < 20; groups += 1) await events.record(anEvent());
  await events.record(known); // begins the count anew
  for (let groups = 0; groups < 33; groups += 1) await events.record(anEvent());
  const names = spy.mock.calls.map(([name]) => name);
  expect(names).toEqual([FIRST, FIRST, ...Array<string>(1 + 20 + 1 + 32).fill(CAREFUL), FIRST]);
});

test('a group with a duplicate is not acknowledged when the second statement fails, and can be sent again', async () => {
  const known = anEvent();
  await createScanEvents(ingest).record(known);
  const { pool, spy } = watched();
  spy.mockImplementationOnce(() => {});
  spy.mockImplementationOnce(() => {
    throw new Error('cut off');
  });
  const events = createScanEvents(pool);
  const group = [known, anEvent()];
  const settled = await Promise.allSettled(group.map((event) => events.record(event)));
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await stored(group.map(({ id }) => id))).toHaveLength(1);
  await Promise.all(group.map((event) => events.record(event)));
  expect(await stored(group.map(({ id }) => id))).toHaveLength(2);
  expect(spy.mock.calls.map(([name]) => name)).toEqual([FIRST, CAREFUL, CAREFUL]);
});

test('a retry on the next day meets its first try when its id has a time', async () => {
  const id = '019a8b52-fc00-7000-8000-000000000001'; // 2025-11-16
  const times = [Date.parse('2025-11-16T23:59:59Z'), Date.parse('2025-11-17T00:00:01Z')];
  for (const time of times) await createScanEvents(ingest, () => time).record(anEvent({ id }));
  expect(await stored([id])).toMatchObject([{ day: '2025-11-16' }]);
});

test('one group is written at a time, and none takes more than 5,000', async () => {
  let inFlight = 0;
  const sizes: number[] = [];
  const pool = {
    async query({ values }: { values: unknown[] }) {
      inFlight += 1;
      expect(inFlight).toBe(1);
      sizes.push(sizeOf(values));
      await new Promise((resolve) => setTimeout(resolve, 5));
      inFlight -= 1;
    },
  } as unknown as Pool;
  const events = createScanEvents(pool);
  await Promise.all(Array.from({ length: 12_000 }, () => events.record(anEvent())));
  expect(sizes).toEqual([5000, 5000, 2000]);
});

test('a group that fails tells all its callers, and the next goes on', async () => {
  const { pool, spy } = watched();
  const events = createScanEvents(pool);
  const [good, bad] = [anEvent(), anEvent({ country: 'no country' })];
  const settled = await Promise.allSettled([events.record(good), events.record(bad)]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await stored([good.id])).toEqual([]);
  await events.record(good);
  expect(spy.mock.calls).toEqual([
    [FIRST, 2],
    [FIRST, 1],
  ]);
  expect(await stored([good.id])).toHaveLength(1);
});

test('events go on after their connection was cut', async () => {
  const events = createScanEvents(ingest);
  await events.record(anEvent());
  await database.superuser.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'app_ingest' and datname = current_database()",
  );
  const event = anEvent();
  await vi.waitFor(() => events.record(event), PATIENTLY);
  expect(await stored([event.id])).toHaveLength(1);
});

test('stopping waits for what was taken and takes no more', async () => {
  const events = createScanEvents(ingest);
  const group = Array.from({ length: 6000 }, () => anEvent());
  const recorded = Promise.all(group.map((event) => events.record(event)));
  await events.stop();
  expect(await stored(group.map(({ id }) => id))).toHaveLength(6000);
  await recorded;
  await expect(events.record(anEvent())).rejects.toThrow('no longer taken');
  await createScanEvents(ingest).stop();
});

test('a use of a code is recorded with what the caller tells of itself, never its address', async () => {
  const events = createScanEvents(ingest);
  const caller = {
    network: '203.0.113.9',
    language: 'ta',
    timezone: 'Asia/Kolkata',
    device: 'Chrome on Android',
    deviceClass: 'phone',
    country: 'IN',
    cookie: () => undefined,
    setCookie() {},
  } as const;
  const nobody = async () => ({ kind: 'nobody' }) as const;
  const eventId = crypto.randomUUID();
  const place = { orgId: orgs[1] ?? '', runId: 12, idx: 3 };
  expect(
    await recordUsage(events, { sessionId: undefined, visitor: nobody, caller }, place, eventId),
  ).toEqual({
    event_id: eventId,
  });
  const [row] = await stored([eventId]);
  expect(row).toMatchObject({
    org_id: orgs[1],
    run_id: '12',
    idx: 3,
    session_id: null,
    device: 'phone',
    country: 'IN',
  });
  expect(JSON.stringify(row)).not.toContain('203.0.113');
});

test.each([
  'select from scan_event',
  'select count(*) from scan_event_other_days',
  "update scan_event set language = ''",
  'delete from scan_event',
  'truncate scan_event',
  'insert into scan_event (org_id, day, id, run_id, idx) values (gen_random_uuid(), current_date, gen_random_uuid(), 1, 1) returning id',
  'insert into scan_event_other_days (org_id, day, id, run_id, idx) values (gen_random_uuid(), current_date, gen_random_uuid(), 1, 1)',
  'select make_scan_event_days()',
  'select scan_runs(null)',
  'create table note (id int)',
  'set role app_rw',
])('who records events may not %s', async (statement) => {
  await expect(ingest.query(statement)).rejects.toThrow(/permission denied/);
});

test('who records events may do nothing with any other table', async () => {
  const { rows } = await database.superuser.query(`
    select c.relname, privilege from pg_class c, unnest(array['SELECT', 'INSERT', 'UPDATE', 'REFERENCES']) as privilege
    where c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) and c.relkind in ('r', 'p', 'v', 'm')
      and (has_any_column_privilege('app_ingest', c.oid, privilege)
        or has_table_privilege('app_ingest', c.oid, 'DELETE, TRUNCATE, TRIGGER'))`);
  expect(rows).toEqual([{ relname: 'scan_event', privilege: 'INSERT' }]);
});

test('two processes that store the same ids in opposite orders do not fail for it', async () => {
  const other = new Pool({ connectionString: database.url('app_ingest'), max: 1 });
  const [one, two] = [createScanEvents(ingest), createScanEvents(other)];
  try {
    for (let round = 0; round < 8; round += 1) {
      const group = Array.from({ length: 300 }, () => anEvent());
      await Promise.all([
        ...group.map((event) => one.record(event)),
        ...group.toReversed().map((event) => two.record({ ...event, id: event.id.toUpperCase() })),
      ]);
      expect(await stored(group.map(({ id }) => id))).toHaveLength(300);
    }
  } finally {
    await other.end();
  }
});
