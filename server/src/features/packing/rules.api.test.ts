import { changePackingRules, findPackingRules } from '@qrigin/domain/packing';
import { beforeAll, expect, test } from 'vitest';
import { newOrganisation } from '../../testing/people/organisation.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

test('people are asked whether more goes into a full pack, until an Owner forbids it', async () => {
  const org = await newOrganisation(api);
  expect(await org.call(findPackingRules)).toEqual({ when_full: 'ask' });
  expect(await org.call(changePackingRules, { body: { when_full: 'refuse' } })).toEqual({
    when_full: 'refuse',
  });
  expect(await org.call(findPackingRules)).toEqual({ when_full: 'refuse' });
  const { rows } = await api.database.superuser.query(
    "select actor_id, subject_id from audit_entry where org_id = $1 and action = 'packing.rules'",
    [org.id],
  );
  expect(rows).toEqual([{ actor_id: org.owner.id, subject_id: org.id }]);
});

test('only an Owner decides, and of nothing else than what there is', async () => {
  const org = await newOrganisation(api);
  const { token } = await org.newMember('admin');
  const params = { org: org.id };
  const ask = (body: unknown, by = org.owner.token) =>
    api.askRaw(changePackingRules, { params, body, token: by });
  expect((await ask({ when_full: 'refuse' }, token)).status).toBe(403);
  expect((await ask({ when_full: 'never' })).status).toBe(400);
  expect((await ask({ when_full: 'ask', more: true })).status).toBe(400);
  const { token: operator } = await org.newMember('qr_operator');
  expect(await api.call(findPackingRules, { params, token: operator })).toEqual({ when_full: 'ask' });
});
