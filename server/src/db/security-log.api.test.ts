import { AUTH_LOG } from '@qrigin/domain/auth';
import { ORGANISATION_LOG } from '@qrigin/domain/organisations';
import { beforeAll, expect, test } from 'vitest';
import { newOrganisation, type TestOrganisation } from '../testing/people/organisation.ts';
import { sharedApi } from '../testing/shared-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import type { Database } from './connect/connection.ts';
import { logSecurity } from './security-log.ts';
import { withNobody, withOrg, withUser } from './tenancy/with-org.ts';

let api: TestApi;

let database: Database;
let a: TestOrganisation;
let b: TestOrganisation;
beforeAll(async () => {
  api = await sharedApi();
  database = api.database.app;
  [a, b] = [await newOrganisation(api), await newOrganisation(api)];
  const caller = { network: '203.0.113.7', device: 'Chrome on Android' };
  await withNobody(database, async (db) => {
    await logSecurity(db, { kind: AUTH_LOG.signedIn, userId: a.owner.id, caller, detail: 'of A' });
    await logSecurity(db, { kind: AUTH_LOG.signedIn, userId: b.owner.id, caller, detail: 'of B' });
    await logSecurity(db, {
      kind: ORGANISATION_LOG.suspended,
      organisationId: a.id,
      operator: 'Ines',
      reason: 'Test',
      detail: 'in A',
    });
    await logSecurity(db, { kind: AUTH_LOG.signInFailed, caller, detail: 'of nobody' });
  });
});

/** Only what this test wrote: making an organisation signs people in too. */
const seen = (rows: { detail: string | null }[]) =>
  rows.flatMap(({ detail }) => (detail?.match(/^(of|in) /) ? [detail] : [])).sort();
const read = (db: Parameters<Parameters<typeof withNobody>[1]>[0]) =>
  db.selectFrom('security_event').select('detail').execute();

test('a person sees what concerns their own account, and no one else’s', async () => {
  expect(seen(await withUser(database, a.owner.id, read))).toEqual(['of A']);
  expect(seen(await withUser(database, b.owner.id, read))).toEqual(['of B']);
  expect(seen(await withNobody(database, read))).toEqual([]);
});

test('inside an organisation one sees what happened there and what concerns its people, and no other’s', async () => {
  expect(seen(await withOrg(database, { orgId: a.id, userId: a.owner.id }, read))).toEqual(['in A', 'of A']);
  expect(seen(await withOrg(database, { orgId: b.id, userId: b.owner.id }, read))).toEqual(['of B']);
});

test('the log can be added to and not changed, for 12 months even by its owner; then it can be erased', async () => {
  const superuser = api.database.superuser;
  await expect(superuser.query("update security_event set detail = 'x'")).rejects.toThrow('append-only');
  await expect(superuser.query('delete from security_event')).rejects.toThrow('append-only');
  await expect(superuser.query('truncate security_event')).rejects.toThrow('append-only');
  await expect(withNobody(database, (db) => db.deleteFrom('security_event').execute())).rejects.toThrow(
    'permission denied',
  );
  await superuser.query(
    "insert into security_event (kind, at) values ('sign-in.failed', now() - interval '12 months 1 hour')",
  );
  const { rowCount } = await superuser.query(
    "delete from security_event where at < now() - interval '12 months'",
  );
  expect(rowCount).toBe(1);
});
