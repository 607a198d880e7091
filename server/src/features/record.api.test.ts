import { MEMBER_EVENTS } from '@qrigin/domain/members';
import { RECALL_EVENTS } from '@qrigin/domain/recalls';
import { SITE_EVENTS } from '@qrigin/domain/sites';
import { beforeAll, expect, test } from 'vitest';
import type { OrgCtx } from '../db/index.ts';
import { withOrg } from '../db/tenancy/with-org.ts';
import { newOrganisation, type TestOrganisation } from '../testing/people/organisation.ts';
import { sharedApi } from '../testing/shared-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import { record } from './notifications/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

/** In a transaction of the owner's. */
function inside({ id: orgId, owner }: TestOrganisation, work: (ctx: OrgCtx) => Promise<void>): Promise<void> {
  return withOrg(api.database.app, { orgId, userId: owner.id }, (db) =>
    work({ db, orgId, userId: owner.id, sessionId: owner.sessionId, requestId: 'test' } as OrgCtx),
  );
}

async function stored(org: TestOrganisation, action: string) {
  const { rows } = await api.database.superuser.query<{ id: string }>(
    'select id, actor_id, subject_id, role_id from audit_entry where org_id = $1 and action = $2',
    [org.id, action],
  );
  const { rows: notices } = await api.database.superuser.query(
    `select user_id, kind, subject_id, product_id from notification
     where org_id = $1 and audit_entry_id = any($2::bigint[])`,
    [org.id, rows.map(({ id }) => id)],
  );
  return { entries: rows.map(({ id: _id, ...entry }) => entry), notices };
}

test('one call writes the entry with its values, and tells the people who are named what the notice is about', async () => {
  const org = await newOrganisation(api);
  const member = await org.newMember('member');
  const role = org.roleIds.supervisor;
  await inside(org, (ctx) =>
    record(ctx, MEMBER_EVENTS.assigned, { id: member.id, role, people: [member.id] }),
  );
  expect(await stored(org, 'member.assign')).toEqual({
    entries: [{ actor_id: org.owner.id, subject_id: member.id, role_id: role }],
    notices: [{ user_id: member.id, kind: 'member.assign', subject_id: role, product_id: null }],
  });
});

test('an event without a notice tells no one, and one for who holds a permission sends a job', async () => {
  const org = await newOrganisation(api);
  await inside(org, (ctx) => record(ctx, MEMBER_EVENTS.left, { id: org.owner.id }));
  expect((await stored(org, 'member.leave')).notices).toEqual([]);

  const [id, product] = [crypto.randomUUID(), crypto.randomUUID()];
  await inside(org, (ctx) => record(ctx, RECALL_EVENTS.exercised, { id, product }));
  const { rows } = await api.database.superuser.query(
    `select payload ->> 'kind' as kind, payload ->> 'productId' as product, payload ->> 'may' as may
     from graphile_worker._private_jobs where payload ->> 'subjectId' = $1`,
    [id],
  );
  expect(rows).toEqual([{ kind: 'recall.exercise', product, may: 'recall.view' }]);
  expect(await stored(org, 'recall.exercise')).toEqual({
    entries: [{ actor_id: org.owner.id, subject_id: id, role_id: null }],
    notices: [],
  });
});

/** Never called: that it compiles is the proof. */
export async function whatDoesNotCompile(ctx: OrgCtx, id: string): Promise<void> {
  // @ts-expect-error: people who are named have to be given.
  await record(ctx, MEMBER_EVENTS.suspended, { id });
  // @ts-expect-error: no one is named where holders of a permission are told.
  await record(ctx, SITE_EVENTS.created, { id, people: [id] });
  // @ts-expect-error: the role is stored with it.
  await record(ctx, MEMBER_EVENTS.joinCancelled, { id });
  // @ts-expect-error: the product is told, even if there is none.
  await record(ctx, RECALL_EVENTS.lifted, { id });
  // @ts-expect-error: the notice is about the request.
  await record(ctx, MEMBER_EVENTS.joinApproved, { id, role: id, people: [id] });
  // @ts-expect-error: an event that no feature declares.
  await record(ctx, { name: 'site.sell', about: SITE_EVENTS.created.about }, { id });
}
