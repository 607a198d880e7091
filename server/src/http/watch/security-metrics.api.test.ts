import { readFileSync } from 'node:fs';
import { bearer } from '@qrigin/domain/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOfRules, readAlertRules } from '../../testing/alert-rules.ts';
import { accountsOf, BEHIND_PROXY, network } from '../../testing/people/accounts.ts';
import { apiWithoutDatabase } from '../../testing/programs/api-without-database.ts';
import { startSecondApi } from '../../testing/programs/second-api.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const HEADERS = bearer('metrics-token-of-the-tests');
const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const RULES = read('ops/alerts.yaml');

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: BEHIND_PROXY });
});
afterAll(() => api.stop());

async function metrics(url = api.url): Promise<string> {
  return (await fetch(`${url}/metrics`, { headers: HEADERS })).text();
}

function valueOf(text: string, name: string): string | undefined {
  return new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1];
}

test('failed sign-ins are counted by network, known address or not, and no network is named', async () => {
  const { newAccount, signIn } = accountsOf(api);
  const { email } = await newAccount();
  const worst = network();
  expect((await signIn(email)).status).toBe(200);
  for (let at = 0; at < 7; at += 1) await signIn(email, { password: 'not the password', headers: worst });
  await signIn('nobody@people.example', { password: 'not the password', headers: network() });
  const text = await metrics();
  expect([valueOf(text, 'failed_sign_ins_worst_network'), valueOf(text, 'failed_sign_ins_total')]).toEqual([
    '7',
    '8',
  ]);
  for (const address of Object.values(worst)) expect(text).not.toContain(address);
});

test('what the database knows is told by every api, and asked of it every 15 seconds at most', async () => {
  const { rows } = await api.database.superuser.query<{ locked: number }>(
    "select count(*)::int as locked from security_event where kind = 'sign-in.locked'",
  );
  await api.database.superuser.query(`
    insert into mail (kind, address, created_at) select 'x', case when n < 32 then 'Victim@people.example' else n || '@people.example' end,
      now() - case n when 1 then interval '61 minutes' else interval '59 minutes' end from generate_series(1, 60) n;
    insert into mail (kind, address, state) select 'x', 'Victim@people.example', state from (values ('held'), ('dropped')) m (state);
    insert into security_event (kind, at) select kind, now() - age from
      (values ('file.timed-out', interval '0'), ('file.timed-out', interval '59 minutes'), ('file.timed-out', interval '61 minutes'),
        ('sign-in.locked', interval '0'), ('call.refused', interval '0')) e (kind, age);
    insert into organisation (name) values ('Unsealed');
    insert into audit_unsealed select id, n, now() - interval '1 hour' * n from organisation, generate_series(1, 2) n where name = 'Unsealed'`);
  const second = await startSecondApi(api);
  try {
    const told = async () => {
      const text = await metrics(second.url);
      return ['mails_worst_receiver', 'file_checks_timed_out_hour', 'sign_ins_locked_hour'].map((name) =>
        valueOf(text, name),
      );
    };
    const first = await told();
    expect(first).toEqual(['30', '2', String((rows[0]?.locked ?? 0) + 1)]);
    const waited = Number(valueOf(await metrics(second.url), 'audit_unsealed_seconds'));
    expect(waited).toBeGreaterThanOrEqual(7200);
    expect(waited).toBeLessThan(7260);
    await api.database.superuser.query("insert into security_event (kind) values ('file.timed-out')");
    expect(await told()).toEqual(first);
  } finally {
    await second.stop();
  }
});

test('the api can count what it may not read, and nothing else of the log', async () => {
  const { pool } = api.database.app;
  const rows = async (text: string) => (await pool.query(text)).rows;
  expect(await rows("select count_security_events('call.refused') as count")).toEqual([{ count: 0 }]);
  expect(await rows('select kind from security_event')).toEqual([]);
});

test('without its database the api still tells what it has counted itself', async () => {
  const { app } = await apiWithoutDatabase();
  try {
    const { statusCode, body } = await app.inject({ url: '/metrics', headers: HEADERS });
    expect([statusCode, valueOf(body, 'failed_sign_ins_total')]).toEqual([200, '0']);
    expect(valueOf(body, 'mails_worst_receiver')).toBe('Nan');
  } finally {
    await app.close();
  }
});

test('every alert rule asks for metrics that are served, and its page says what to do', async () => {
  const rules = readAlertRules(RULES);
  expect(rules.map(({ alert }) => alert)).toEqual([
    'FailedSignIns',
    'UnknownCodes',
    'EmailsToOneReceiver',
    'FileChecksTimeOut',
    'LockOuts',
    'AuditNotSealed',
  ]);
  expect(faultsOfRules(rules, await metrics(), read('docs/alerts.md'))).toEqual([]);
});

test.each<[string, string, string, string]>([
  [
    'a metric that nobody serves',
    'max(mails_worst_receiver)',
    'max(mails_worst_reader)',
    'EmailsToOneReceiver names mails_worst_reader, which the api does not serve',
  ],
  ['no metric at all', 'max(mails_worst_receiver) > 100', '1 > 100', 'EmailsToOneReceiver names no metric'],
  ['a way that leads elsewhere', '#lockouts', '#lock', 'LockOuts leads to docs/alerts.md#lock'],
])('planted in an alert rule: %s is caught', async (_, from, to, fault) => {
  const rules = readAlertRules(RULES.replace(from, to));
  expect(faultsOfRules(rules, await metrics(), read('docs/alerts.md'))).toEqual([fault]);
});

test('planted: an alert without a section is caught', async () => {
  const page = read('docs/alerts.md').replace('## LockOuts', '## Locked out');
  expect(faultsOfRules(readAlertRules(RULES), await metrics(), page)).toEqual([
    'LockOuts has no section in docs/alerts.md',
  ]);
});

test.each<[string, string, string, RegExp]>([
  ['a line that is out of its place', '        for: 1m\n', '', /^line 8: expected/],
  ['text that YAML reads otherwise', 'summary: One', 'summary: This: one', /is no plain text of YAML$/],
])('planted in an alert rule: %s cannot be read', (_, from, to, says) => {
  expect(() => readAlertRules(RULES.replace(from, to))).toThrow(says);
});
