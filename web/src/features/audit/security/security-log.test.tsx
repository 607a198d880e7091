import type { SecurityEntry as SecurityEvent } from '@qrigin/domain/audit';
import { listAudit, listSecurityEvents } from '@qrigin/domain/audit';
import { PERMISSIONS } from '@qrigin/domain/features';
import { listMembers } from '@qrigin/domain/members';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../../http/session.ts';
import { answer, answerCalls, failed, type Reply, type Replying } from '../../../testing/answer-calls.ts';
import { inOrganisation } from '../../../testing/in-organisation.ts';
import { ME } from '../../../testing/me.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../../testing/organisation.ts';
import { pageWith } from '../../../testing/page-with.ts';
import { type Calls, sentTo } from '../../../testing/sent-calls.ts';
import { tokenOf } from '../../../testing/token-of.ts';

const PAGE = `/dashboard/${ORG}/access/audit`;
const KIRAN = { id: '00000000-0000-4000-8000-000000000002', name: 'Kiran Dsouza' };
const MEERA = { id: '00000000-0000-4000-8000-000000000003', name: 'Meera' };

let number = 0;
const event = (kind: string, more: Partial<SecurityEvent> = {}): SecurityEvent => ({
  id: String((number += 1)),
  at: '2026-11-15T09:00:00.000Z',
  kind,
  person: KIRAN,
  by: null,
  device: 'Safari on iPhone',
  detail: null,
  ...more,
});
const answers = (security: Replying<typeof listSecurityEvents>) => [
  ...inOrganisation(),
  answer(listMembers, pageWith([])),
  answer(listAudit, pageWith([])),
  answer(listSecurityEvents, security),
];

beforeEach(() => {
  storeToken(tokenOf());
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

const rows = async () => {
  const table = within(await screen.findByRole('table', { name: 'Security' }));
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
};
const asked = (fetch: Calls) => sentTo(fetch, listSecurityEvents).map(({ query }) => query);

test('[security log] an Owner opens Security beside the changes and sees who, what, on which device and when', async () => {
  answerCalls(
    ...answers(
      pageWith([
        event('sign-in.failed'),
        event('role.given', { device: null, detail: 'Line packer', by: MEERA }),
        event('role.removed', { device: null, detail: 'Owner', by: KIRAN }),
        event('operator.suspend', { device: null, person: null, detail: 'not shown' }),
      ]),
    ),
  );
  const { place } = openPage(`${PAGE}?about=role`);
  await userEvent.click(await screen.findByRole('tab', { name: 'Security' }));
  const when = expect.stringMatching(/^15 Nov 2026, /);
  expect(await rows()).toEqual([
    ['Sign-in failed: wrong password', KIRAN.name, 'Safari on iPhone', when],
    ['Role given: Line packerby Meera', KIRAN.name, '–None', when],
    ['Role removed: Owner', KIRAN.name, '–None', when],
    ['We suspended the organisation', '–None', '–None', when],
  ]);
  expect(place()).toBe(`${PAGE}?view=security`);
});

test('[security log] it is filtered by person and days, and what makes no sense is not asked for', async () => {
  const fetch = answerCalls(...answers(pageWith([event('sign-in.done')])));
  openPage(`${PAGE}?view=security&from=yesterday&page_size=900`);
  await rows();
  expect(asked(fetch)).toEqual([{ page: '1', page_size: '100' }]);
  await userEvent.selectOptions(screen.getByLabelText('Person'), KIRAN.name);
  await waitFor(() => expect(asked(fetch).at(-1)).toEqual({ person: KIRAN.id, page: '1', page_size: '100' }));
});

test('[security log] it is exported as a file', async () => {
  const kept: { name: string; file: Blob }[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    kept.push({ name: '', file: file as Blob });
    return 'blob:security';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    Object.assign(kept.at(-1) ?? {}, { name: this.download });
  });
  answerCalls(
    ...answers(({ headers }) =>
      headers.get('Accept') === 'text/csv'
        ? new Response('"Time (UTC)"\r\n"x"\r\n', { headers: { 'X-Total-Rows': '1', 'X-Max-Rows': '50000' } })
        : pageWith([event('sign-in.done')]),
    ),
  );
  openPage(`${PAGE}?view=security`);
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(kept[0]?.name).toMatch(/^Hill Farm security log \d{4}-\d\d-\d\d\.csv$/));
  expect(await kept[0]!.file.text()).toBe('"Time (UTC)"\r\n"x"\r\n');
});

test('[security log] an Admin has no Security, whatever the address says', async () => {
  const admin = whoamiOf('Admin', PERMISSIONS);
  const fetch = answerCalls(...answers(pageWith([])), ...inOrganisation({ ...admin, id: ME.id }));
  openPage(`${PAGE}?view=security`);
  expect(await screen.findByText('No activity yet')).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(asked(fetch)).toEqual([]);
});

test('[security log] nothing yet and a failure each say what they are', async () => {
  let reply: Reply<typeof listSecurityEvents> = failed('internal');
  answerCalls(...answers(() => reply));
  openPage(`${PAGE}?view=security`);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Something went wrong on our side. Try again in a moment.',
  );
  reply = pageWith([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No security events yet')).toBeVisible();
});
