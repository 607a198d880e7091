import { listAudit, listSecurityEvents } from '@qrigin/domain/audit';
import { API_BASE, bearer, CSV_ROWS_MAX, type Endpoint, pathOf } from '@qrigin/domain/http';
import { listMembers } from '@qrigin/domain/members';
import { listRecalls } from '@qrigin/domain/recalls';
import { createSite, listSites } from '@qrigin/domain/sites';
import { beforeAll, expect, test, vi } from 'vitest';
import { newOrganisation, type TestOrganisation } from '../../testing/people/organisation.ts';
import { peopleOf } from '../../testing/people/people.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const CSV = { accept: 'text/csv' };
/** On a machine that runs other programs. */
const PATIENTLY = { timeout: 10_000 };
/** 21 MB: more than is read ahead and on its way together. */
const COUNT = 40_000;
const EVIL = '=HYPERLINK("evil")';

type Who = { token?: string };

/** A list of the organisation as a file. */
function download(list: Endpoint, org: TestOrganisation, query = {}, { token }: Who = org.owner) {
  return api.askRaw(list, { params: { org: org.id }, query, token, headers: CSV });
}

/** The sites of the organisation as a file that is still to be read. */
function openFile(org: TestOrganisation, request: RequestInit = {}): Promise<Response> {
  return fetch(`${api.url}${API_BASE}${pathOf(listSites, { org: org.id })}`, {
    ...request,
    headers: { ...CSV, ...bearer(org.owner.token) },
  });
}

/** The lines of a file without its first one, and what that says. */
function linesOf(text: string): { head: string | undefined; rows: string[] } {
  const [head, ...rows] = text.split('\r\n');
  expect(rows.pop()).toBe('');
  return { head, rows };
}

async function addSites(org: TestOrganisation, count: number): Promise<void> {
  await api.database.superuser.query(
    `insert into site (org_id, name, kind, address)
     select $1, 'Site ' || lpad(n::text, 6, '0'), 'farm', repeat('x', 500) from generate_series(1, $2) n`,
    [org.id, count],
  );
}

test('a list comes as a file when that is asked for, and as a page otherwise', async () => {
  const org = await newOrganisation(api);
  const { token } = org.owner;
  for (const name of ['Barn', EVIL])
    await api.ask(createSite, { params: { org: org.id }, token, body: { name } });
  const file = await download(listSites, org, { sort_order: 'desc' });
  expect(file.status).toBe(200);
  const day = new Date().toISOString().slice(0, 10);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="sites ${day}.csv"`,
    'cache-control': 'no-store',
    'x-total-rows': '2',
    'x-max-rows': String(CSV_ROWS_MAX),
  });
  const { head, rows } = linesOf(file.text);
  // The mark in front of it is taken away by whoever reads the text.
  expect(head).toBe(listSites.csv?.columns.map(([heading]) => `"${heading}"`).join(','));
  expect(rows).toEqual([
    expect.stringMatching(/^"Barn","other",/),
    expect.stringMatching(/^"'=HYPERLINK\(""evil""\)","other",/),
  ]);
  const page = await api.ask(listSites, {
    params: { org: org.id },
    token,
    headers: { accept: '*/*, text/csv' },
  });
  expect(page.body).toMatchObject({ total: 2 });
});

test('a file has the mark of UTF-8 at its beginning', async () => {
  const org = await newOrganisation(api);
  const response = await openFile(org);
  expect([...new Uint8Array(await response.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
});

test('a file has what the search and the filters leave, whichever page is asked for', async () => {
  const org = await newOrganisation(api);
  await addSites(org, 3);
  const { text } = await download(listSites, org, { page: '7', page_size: '1', search: '000002' });
  expect(linesOf(text).rows).toEqual([expect.stringMatching(/^"Site 000002"/)]);
});

test('people, the audit log, security events and recalls come with their names', async () => {
  const org = await newOrganisation(api);
  const { token } = org.owner;
  const { id } = await api.call(createSite, { params: { org: org.id }, token, body: { name: EVIL } });
  const read = async (list: Endpoint, query = {}) => linesOf((await download(list, org, query)).text);
  const people = await read(listMembers);
  expect(people.head).toBe(
    '"Name","Email address","Roles","Status","Two-factor authentication","Joined (UTC)"',
  );
  expect(people.rows[0]).toMatch(/^"[^"]+","[^"]+@[^"]+","Owner","active","(yes|no)",/);
  const audit = await read(listAudit, { about: 'site' });
  expect(audit.head).toBe('"Time (UTC)","Person","Action","Item","Item ID","Entry ID"');
  expect(audit.rows).toEqual([
    expect.stringMatching(
      new RegExp(`:\\d\\d","[^"]+","site.create","'=HYPERLINK\\(""evil""\\)","${id}","\\d+"$`),
    ),
  ]);
  expect((await read(listSecurityEvents)).head).toBe(
    '"Time (UTC)","Person","Event","Done by","Details","Device","Entry ID"',
  );
  expect((await read(listRecalls)).head).toMatch(
    /^"Opened \(UTC\)","Ended \(UTC\)","Type","Mock recall","Product","Batch","Codes affected",/,
  );
});

test('who may not see a list has no file of it either', async () => {
  const org = await newOrganisation(api);
  const stranger = await peopleOf(api).person();
  const packer = await org.newMember('qr_operator');
  for (const list of [listSites, listMembers, listAudit, listSecurityEvents, listRecalls])
    expect([list.name, (await download(list, org, {}, stranger)).status]).toEqual([list.name, 404]);
  expect((await download(listAudit, org, {}, packer)).code).toBe('forbidden');
  expect((await download(listMembers, org, {}, {})).code).toBe('signed_out');
  expect((await download(listSites, org, { sort_by: 'x' })).code).toBe('invalid_input');
});

/** Whether somewhere a list is being read for a file. */
async function isReading(): Promise<boolean> {
  const { rows } = await api.database.superuser.query(
    "select from pg_stat_activity where datname = current_database() and state = 'idle in transaction' and query like 'fetch%from listed'",
  );
  return rows.length > 0;
}

test('of forty thousand rows as much is read ahead as has room, and never all at once', async () => {
  const org = await newOrganisation(api);
  await addSites(org, COUNT);
  const response = await openFile(org);
  const reader = response.body!.getReader();
  const first = await reader.read();
  // Nobody reads on: the rest waits in the database, and the same caller gets no second one meanwhile.
  await vi.waitFor(async () => expect(await isReading()).toBe(true), PATIENTLY);
  expect((await download(listSites, org)).code).toBe('too_often');
  // In another session neither: one person cannot take every place.
  const elsewhere = await peopleOf(api).signIn(org.owner);
  expect((await download(listSites, org, {}, elsewhere)).code).toBe('too_often');

  const decoder = new TextDecoder();
  let text = decoder.decode(first.value, { stream: true });
  for (let part = await reader.read(); !part.done; part = await reader.read())
    text += decoder.decode(part.value, { stream: true });
  const { rows } = linesOf(text);
  expect(rows.length).toBe(COUNT);
  expect(rows.map((row) => Number(row.slice(6, 12)))).toEqual(Array.from({ length: COUNT }, (_, n) => n + 1));
  expect(await isReading()).toBe(false);
});

test('a file that is read ahead as a whole holds nothing of the database, and nobody up, however slowly it is taken', async () => {
  const slow = await Promise.all([newOrganisation(api), newOrganisation(api)]);
  for (const org of slow) await addSites(org, 18_000);
  const readers = await Promise.all(slow.map(async (org) => (await openFile(org)).body!.getReader()));
  await Promise.all(readers.map((reader) => reader.read()));
  const other = await newOrganisation(api);
  await vi.waitFor(async () => expect((await download(listSites, other)).status).toBe(200), PATIENTLY);
  await vi.waitFor(async () => expect(await isReading()).toBe(false), PATIENTLY);
  await Promise.all(readers.map((reader) => reader.cancel()));
  await vi.waitFor(async () => expect((await download(listSites, slow[0])).status).toBe(200), PATIENTLY);
});

test('a file is answered once', async () => {
  const org = await newOrganisation(api);
  const lines = api.logLines.length;
  expect((await download(listSites, org)).status).toBe(200);
  // What would be said of a second answer is said after the line of the call.
  await vi.waitFor(() => expect(api.logLines.slice(lines).join('')).toContain('/sites'), PATIENTLY);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(api.logLines.slice(lines).join('')).not.toContain('already sent');
});

test('who hangs up in the middle leaves nothing behind', async () => {
  const org = await newOrganisation(api);
  await addSites(org, COUNT);
  const hangUp = new AbortController();
  const response = await openFile(org, { signal: hangUp.signal });
  await response.body!.getReader().read();
  await vi.waitFor(async () => expect(await isReading()).toBe(true), PATIENTLY);
  hangUp.abort();
  await vi.waitFor(async () => expect(await isReading()).toBe(false), PATIENTLY);
  const again = await vi.waitFor(async () => {
    const file = await download(listSites, org, { search: '000001' });
    expect(file.status).toBe(200);
    return file;
  }, PATIENTLY);
  expect(linesOf(again.text).rows.length).toBe(1);
});

test('a list that is longer than a file may be ends with a line that says so', async () => {
  const org = await newOrganisation(api);
  await api.database.superuser.query(
    `insert into site (org_id, name, kind, address)
     select $1, 'Site ' || lpad(n::text, 6, '0'), 'farm', '' from generate_series(1, $2) n`,
    [org.id, CSV_ROWS_MAX + 1],
  );
  const { text, headers } = await download(listSites, org);
  const { rows } = linesOf(text);
  expect(headers.get('x-total-rows')).toBe(String(CSV_ROWS_MAX + 1));
  expect(rows.length).toBe(CSV_ROWS_MAX + 1);
  expect(rows.at(-1)).toBe(`"Only the first ${CSV_ROWS_MAX} of ${CSV_ROWS_MAX + 1} rows are in this file."`);
});
