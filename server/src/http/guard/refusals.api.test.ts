import { listAudit } from '@qrigin/domain/audit';
import { setUpTwoFactor } from '@qrigin/domain/auth';
import { bearer, type Endpoint } from '@qrigin/domain/http';
import { assignRole, listPeopleOfRole } from '@qrigin/domain/members';
import { listRoles } from '@qrigin/domain/roles';
import { listSites } from '@qrigin/domain/sites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAddress } from '../../testing/client.ts';
import { newOrganisation } from '../../testing/people/organisation.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { IN_FLIGHT: '100', RATE_READ: '1000' } });
});
afterAll(() => api.stop());

async function refusalsOf(userId: string) {
  const { rows } = await api.database.superuser.query(
    `select organisation_id, session_id, network, detail from security_event
     where kind = 'call.refused' and user_id = $1 order by id`,
    [userId],
  );
  return rows;
}

const patternOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test('[security log] a refused call is written down once an hour for each person and route, by its pattern', async () => {
  const org = await newOrganisation(api);
  const member = await org.newMember('member');
  const from = { organisation_id: org.id, session_id: member.sessionId, network: '127.0.0.1' };
  const { token } = member;
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => org.ask(listAudit, { query: { about: 'role' }, token })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
  expect((await org.ask(listPeopleOfRole, { params: { id: org.roleIds.member }, token })).status).toBe(403);
  expect((await org.ask(listRoles, { token })).status).toBe(200);
  expect((await askAddress(api.url, `/${org.id}/nothing`, { headers: bearer(token) })).status).toBe(404);
  expect(await refusalsOf(member.id)).toEqual([
    { ...from, detail: patternOf(listAudit) },
    { ...from, detail: patternOf(listPeopleOfRole) },
  ]);
  await api.database.superuser.query("update rate_limit set expire = 1 where key like 'refusalLog%'");
  await org.ask(listAudit, { token });
  expect(await refusalsOf(member.id)).toHaveLength(3);
});

test('[security log] what the rules of roles refuse, and a suspended organisation, count as refused', async () => {
  const org = await newOrganisation(api);
  const supervisor = await org.newMember('supervisor');
  const params = { user: org.owner.id, role: org.roleIds.member };
  expect((await org.ask(assignRole, { params, token: supervisor.token })).status).toBe(403);
  await api.database.superuser.query('update organisation set suspended_at = now() where id = $1', [org.id]);
  expect((await api.ask(listSites, { params: { org: org.id }, token: supervisor.token })).status).toBe(403);
  expect((await refusalsOf(supervisor.id)).map(({ detail }) => detail)).toEqual([
    patternOf(assignRole),
    patternOf(listSites),
  ]);
});

test('[security log] a stranger and a step-up are not refusals, and write nothing', async () => {
  const [org, other] = [await newOrganisation(api), await newOrganisation(api)];
  await api.ask(listAudit, { params: { org: org.id }, token: other.owner.token });
  await api.database.superuser.query(
    "update session set authenticated_at = now() - interval '1 hour' where id = $1",
    [other.owner.sessionId],
  );
  const { body } = await api.ask(setUpTwoFactor, { token: other.owner.token });
  expect(body).toMatchObject({ code: 'step_up' });
  expect(await refusalsOf(other.owner.id)).toEqual([]);
});

test('[security log] a log that cannot be written leaves the answer as it is, and the api’s log says so', async () => {
  const org = await newOrganisation(api);
  const member = await org.newMember('member');
  await api.database.superuser.query('revoke insert on security_event from app_rw');
  const answer = await api.ask(listAudit, { params: { org: org.id }, token: member.token });
  await api.database.superuser.query('grant insert on security_event to app_rw');
  expect(answer.status).toBe(403);
  expect(api.logLines.filter((line) => line.includes('"security log"'))).toHaveLength(1);
});
