import { listAudit } from '@qrigin/domain/audit';
import { listMembers } from '@qrigin/domain/members';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { colleagueRow } from '../../../../domain/src/members/samples.ts';
import { storeToken } from '../../http/session.ts';
import { answer, answerCalls, failed, type Reply, type Replying } from '../../testing/answer-calls.ts';
import { inOrganisation } from '../../testing/in-organisation.ts';
import { ME } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import { ORG } from '../../testing/organisation.ts';
import { pageWith } from '../../testing/page-with.ts';
import { type Calls, sentTo } from '../../testing/sent-calls.ts';
import { tokenOf } from '../../testing/token-of.ts';

const PAGE = `/dashboard/${ORG}/access/audit`;
const ASHA = { id: ME.id, name: 'Asha' };
const ID = '00000000-0000-4000-8000-000000000001';

const entry = (number: number, action: string, name: string | null, actor: typeof ASHA | null = ASHA) => ({
  id: String(number),
  at: '2026-11-15T09:00:00.000Z',
  actor,
  action,
  subject: { id: ID, name },
  role: null as { id: string; name: string } | null,
});

const KIRAN = colleagueRow();
const answers = (audit: Replying<typeof listAudit>) => [
  ...inOrganisation(),
  answer(listMembers, pageWith([KIRAN])),
  answer(listAudit, audit),
];

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

const rows = async () => {
  const table = within(await screen.findByRole('table', { name: 'Audit' }));
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
};
const asked = (fetch: Calls) => sentTo(fetch, listAudit).map(({ query }) => query);

/** Catches the file that the browser would keep. */
function catchFile() {
  const kept: { name: string; file: Blob }[] = [];
  let file: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob;
    return 'blob:audit';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (file) kept.push({ name: this.download, file });
  });
  return kept;
}

test('what people did stands there in sentences; what has none is told by its name', async () => {
  answerCalls(
    ...answers(
      pageWith([
        entry(1, 'role.create', 'Line packer'),
        entry(2, 'role.delete', null),
        entry(3, 'member.suspend', 'Kiran Dsouza'),
        entry(4, 'label.approve', null),
        entry(5, 'toString', 'x'),
        entry(6, 'site.create', 'Kotagiri', null),
        { ...entry(7, 'member.assign', 'Kiran Dsouza'), role: { id: ID, name: 'Line packer' } },
        entry(8, 'member.assign', 'Kiran Dsouza'),
        { ...entry(9, 'join.reject', null), role: { id: ID, name: 'Line packer' } },
      ]),
    ),
  );
  openPage(PAGE);
  expect(await rows()).toEqual([
    'Asha created the role Line packer',
    'Asha deleted a role',
    'Asha suspended Kiran Dsouza',
    'Asha: label.approve',
    'Asha: toString',
    'A former user added the site Kotagiri',
    'Asha gave Kiran Dsouza the role Line packer',
    'Asha gave Kiran Dsouza a role',
    'Asha rejected a request to join',
  ]);
});

test('a name is shown as it was given, whatever signs it has', async () => {
  const odd = { id: ME.id, name: String.raw`<0>\u0041</0> {what}` };
  answerCalls(...answers(pageWith([entry(1, 'role.create', '{who} <b>x</b>', odd)])));
  openPage(PAGE);
  expect(await rows()).toEqual([String.raw`<0>\u0041</0> {what} created the role {who} <b>x</b>`]);
});

test('it is filtered by person, kind of thing and days, which stand in the address', async () => {
  const fetch = answerCalls(...answers(pageWith([entry(1, 'role.create', 'Line packer')])));
  const { place } = openPage(PAGE);
  await rows();
  await screen.findByRole('option', { name: 'Kiran Dsouza' });
  // Each choice is made once the one before it is shown.
  const shown = (label: string, value: string) =>
    waitFor(() => expect(screen.getByLabelText(label)).toHaveValue(value));
  await userEvent.selectOptions(screen.getByLabelText('Person'), 'Kiran Dsouza');
  await shown('Person', KIRAN.id);
  await userEvent.selectOptions(screen.getByLabelText('About'), 'Roles');
  await shown('About', 'role');
  await userEvent.type(screen.getByLabelText('From'), '2026-11-01');
  await shown('From', '2026-11-01');
  await userEvent.type(screen.getByLabelText('To'), '2026-11-15');
  await shown('To', '2026-11-15');
  const filter = { actor: KIRAN.id, about: 'role', from: '2026-11-01', to: '2026-11-15' };
  await waitFor(() => expect(asked(fetch).at(-1)).toEqual({ ...filter, page: '1', page_size: '25' }));
  expect(Object.fromEntries(new URLSearchParams(place().split('?')[1]))).toEqual(filter);
});

test('what the server would refuse in a typed address counts as not said', async () => {
  const fetch = answerCalls(...answers(pageWith([entry(1, 'role.create', 'Line packer')])));
  openPage(`${PAGE}?actor=x&about=A-B&from=yesterday&to=2026-02-31&page_size=900`);
  await rows();
  expect(asked(fetch)).toEqual([{ page: '1', page_size: '100' }]);
});

test('it goes on page by page', async () => {
  const fetch = answerCalls(...answers(pageWith([entry(1, 'role.create', 'Line packer')], { total: 60 })));
  openPage(PAGE);
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(asked(fetch).at(-1)).toEqual({ page: '2', page_size: '25' }));
});

/** Answers a list as pages, and as a file of these lines to who asks for one. */
const withFile = (lines: readonly string[], total = lines.length - 1) =>
  answers(({ headers }) =>
    headers.get('Accept') === 'text/csv'
      ? new Response(lines.join(''), { headers: { 'X-Total-Rows': String(total), 'X-Max-Rows': '50000' } })
      : pageWith([entry(1, 'role.create', 'Line packer')]),
  );

test('what is filtered is exported as the file that the server writes', async () => {
  const kept = catchFile();
  const fetch = answerCalls(
    ...withFile(['\uFEFF"Time (UTC)","Person"\r\n', '"2026-11-15T09:00:00.000Z","Asha"\r\n']),
  );
  openPage(`${PAGE}?about=role`);
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(kept).toHaveLength(1));
  expect(kept[0]!.name).toMatch(/^Hill Farm audit log \d{4}-\d\d-\d\d\.csv$/);
  const bytes = new Uint8Array(await kept[0]!.file.arrayBuffer());
  expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
  expect(new TextDecoder().decode(bytes)).toContain('"2026-11-15T09:00:00.000Z","Asha"\r\n');
  expect(asked(fetch).at(-1)).toMatchObject({ about: 'role' });
  expect(await screen.findByText('Exported')).toBeVisible();
});

test('a file that holds not all of it says so', async () => {
  const kept = catchFile();
  answerCalls(...withFile(['\uFEFF"Time (UTC)"\r\n', '"2026-11-15T09:00:00.000Z"\r\n'], 123_456));
  openPage(PAGE);
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(kept).toHaveLength(1));
  expect(await screen.findByText('The file has the first 50,000 of 123,456 rows.')).toBeVisible();
});

test('an export can be stopped: the call ends and no file is kept', async () => {
  const kept = catchFile();
  answerCalls(...answers(pageWith([entry(1, 'role.create', 'Line packer')])));
  openPage(PAGE);
  await rows();
  let signal: AbortSignal | null | undefined;
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>((_, request) => {
      signal = request?.signal;
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal?.reason)),
      );
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  expect(await screen.findByRole('progressbar', { name: 'Rows exported' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.getByRole('button', { name: 'Export as CSV' })).toHaveFocus();
  expect(signal?.aborted).toBe(true);
  expect(kept).toEqual([]);
  expect(screen.queryByText('An error occurred')).toBeNull();
});

test('an export that fails is told and leaves the page as it was', async () => {
  const kept = catchFile();
  let isBroken = false;
  answerCalls(
    ...answers(() => (isBroken ? failed('busy') : pageWith([entry(1, 'role.create', 'Line packer')]))),
  );
  openPage(PAGE);
  await rows();
  isBroken = true;
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  expect(await screen.findByText('We are busy right now. Try again in a moment.')).toBeVisible();
  expect(kept).toEqual([]);
  expect(await rows()).toEqual(['Asha created the role Line packer']);
});

test('nothing yet, nothing that matches, a failure and a refusal each say what they are', async () => {
  let reply: Reply<typeof listAudit> = pageWith([]);
  answerCalls(...answers(() => reply));
  const { router } = openPage(PAGE);
  expect(await screen.findByText('No activity yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export as CSV' })).toBeNull();
  await router.navigate(`${PAGE}?about=role`);
  expect(await screen.findByText('No matches')).toBeVisible();
  reply = failed('internal');
  await router.navigate(`${PAGE}?about=site`);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Something went wrong on our side. Try again in a moment.',
  );
  reply = failed('forbidden');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your role does not allow this.')).toBeVisible();
});
