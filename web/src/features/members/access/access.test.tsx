import {
  actOnJoin,
  assignRole,
  type Colleague,
  changeStatus,
  listJoinRequests,
  listMembers,
  listPeopleOfRole,
  listSubroles,
  removeRole,
} from '@qrigin/domain/members';
import { listRoles } from '@qrigin/domain/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { joinRequestRow } from '../../../../../domain/src/members/samples.ts';
import { storeToken } from '../../../http/session.ts';
import { answer, answerCalls, failed } from '../../../testing/answer-calls.ts';
import { ME } from '../../../testing/me.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ORG } from '../../../testing/organisation.ts';
import { pageWith } from '../../../testing/page-with.ts';
import { bodiesTo, lineOf, sentTo, writesSent } from '../../../testing/sent-calls.ts';
import { tokenOf } from '../../../testing/token-of.ts';
import {
  atHillFarm,
  LEAD,
  MEMBER,
  meAs,
  OPERATOR,
  OWNER,
  PACKER,
  SUPERVISOR,
  somebody,
} from '../../roles/testing/hill-farm.ts';

const PAGE = `/dashboard/${ORG}/access`;
const ASHA = { ...somebody(20, 'Asha Rao', OWNER), id: ME.id };
const DEVIKA = somebody(21, 'Devika Rao', OWNER);
const FARIDA = somebody(22, 'Farida Sheikh', LEAD, PACKER);
const KIRAN = somebody(23, 'Kiran Dsouza', PACKER);

const SUNIL = joinRequestRow({
  organisation: { id: ORG, name: 'Hill Farm', logo_url: null },
  user: { id: crypto.randomUUID(), name: 'Sunil Mathai', email: 'sunil@example.com' },
  role: { id: PACKER.id, name: PACKER.name },
  supervisor: { id: FARIDA.id, name: FARIDA.name },
});

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

/** By the address, which no one else has and no button names. */
const row = async (name: string) => {
  const email = `${name.replace(/ .*/u, '').toLowerCase()}@example.com`;
  return within((await screen.findByText(email)).closest('li')!);
};
const rolesOf = async (name: string) =>
  (await row(name)).getAllByRole('listitem').map((chip) => chip.firstElementChild?.textContent);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

/** Members whose roles and state change as they do on the server. */
function changing(...start: Colleague[]) {
  let members = start;
  const change = (id: string, to: (person: Colleague) => Colleague) => () => {
    members = members.map((person) => (person.id === id ? to(person) : person));
    return members.find((person) => person.id === id)!;
  };
  return { change, list: answer(listMembers, () => pageWith(members)) };
}
const held = (person: Colleague, role: { id: string }) => ({ user: person.id, role: role.id });
const inOrg = (person: Colleague, role: { id: string }) => ({ params: { org: ORG, ...held(person, role) } });

test('[DASH-13][ROLE-20] people stand there with their roles; one is given from those below and taken off again', async () => {
  const { change, list } = changing(FARIDA, KIRAN);
  const member = { id: MEMBER.id, name: MEMBER.name };
  const fetch = answerCalls(
    ...atHillFarm(),
    list,
    answer(
      assignRole,
      held(KIRAN, MEMBER),
      change(KIRAN.id, (kiran) => ({
        ...kiran,
        roles: [...kiran.roles, member],
      })),
    ),
    answer(
      removeRole,
      held(KIRAN, PACKER),
      change(KIRAN.id, (kiran) => ({ ...kiran, roles: [member] })),
    ),
  );
  openPage(PAGE);
  expect(await screen.findByRole('heading', { level: 1, name: 'Access' })).toBeVisible();
  const kiran = await row('Kiran Dsouza');
  await userEvent.click(kiran.getByRole('button', { name: /^Give Kiran Dsouza/ }));
  const offered = within(await screen.findByRole('menu', { name: 'Roles you can give' })).getAllByRole(
    'menuitem',
  );
  const names = offered.map((item) => item.textContent);
  expect(names).toContain('Line lead');
  expect(names).not.toContain('Owner');
  expect(names).not.toContain('Line packer');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Member' }));
  await waitFor(async () => expect(await rolesOf('Kiran Dsouza')).toContain('Member'));
  await press(/^Remove the role Line packer from Kiran/);
  await waitFor(async () => expect(await rolesOf('Kiran Dsouza')).not.toContain('Line packer'));
  expect(writesSent(fetch)).toEqual([
    lineOf(assignRole, inOrg(KIRAN, MEMBER)),
    lineOf(removeRole, inOrg(KIRAN, PACKER)),
  ]);
});

test('[ROLE-20] a role that was taken by mistake is given back by Undo', async () => {
  const { change, list } = changing(FARIDA);
  const fetch = answerCalls(
    ...atHillFarm(),
    list,
    answer(
      removeRole,
      held(FARIDA, PACKER),
      change(FARIDA.id, (farida) => ({
        ...farida,
        roles: farida.roles.slice(0, 1),
      })),
    ),
    answer(
      assignRole,
      held(FARIDA, PACKER),
      change(FARIDA.id, () => FARIDA),
    ),
  );
  openPage(PAGE);
  await press(/^Remove the role Line packer from Farida/);
  await press('Undo');
  await waitFor(async () => expect(await rolesOf('Farida Sheikh')).toContain('Line packer'));
  await waitFor(() =>
    expect(sentTo(fetch, assignRole).map(({ params }) => params)).toEqual([inOrg(FARIDA, PACKER).params]),
  );
});

test('[ROLE-20] the last role is taken only when it is confirmed that the person is suspended then', async () => {
  const { change, list } = changing(KIRAN);
  const fetch = answerCalls(
    ...atHillFarm(),
    list,
    answer(
      removeRole,
      held(KIRAN, PACKER),
      change(KIRAN.id, (kiran) => ({
        ...kiran,
        roles: [],
        status: 'suspended',
      })),
    ),
  );
  openPage(PAGE);
  await press(/^Remove the role Line packer/);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/Line packer is their only role/);
  expect(writesSent(fetch)).toEqual([]);
  await confirm('Remove role');
  const kiran = await row('Kiran Dsouza');
  expect(await kiran.findByText('Suspended')).toBeVisible();
  expect(kiran.getByText('No role')).toBeVisible();
});

test('[ROLE-20] someone is suspended when that is confirmed, and let work again', async () => {
  const { change, list } = changing(KIRAN);
  const fetch = answerCalls(
    ...atHillFarm(),
    list,
    answer(changeStatus, { user: KIRAN.id }, ({ body }) =>
      change(KIRAN.id, (kiran) => ({ ...kiran, ...body }))(),
    ),
  );
  openPage(PAGE);
  await press(/^Actions for Kiran/);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Suspend' }));
  expect(bodiesTo(fetch, changeStatus)).toEqual([]);
  await confirm('Suspend');
  expect(await (await row('Kiran Dsouza')).findByText('Suspended')).toBeVisible();
  await press(/^Actions for Kiran/);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Reinstate' }));
  await waitFor(async () => expect((await row('Kiran Dsouza')).queryByText('Suspended')).toBeNull());
  expect(bodiesTo(fetch, changeStatus)).toEqual([{ status: 'suspended' }, { status: 'active' }]);
});

test('who cannot be changed is shown without controls, with the reason', async () => {
  answerCalls(...atHillFarm(undefined, [ASHA, DEVIKA, FARIDA]));
  openPage(PAGE);
  const asha = await row('Asha Rao');
  expect(await asha.findByText('You cannot change your own roles.')).toBeVisible();
  expect(asha.queryByRole('button')).toBeNull();
  const devika = await row('Devika Rao');
  expect(devika.getByText('You can only manage people below you.')).toBeVisible();
  expect(devika.queryByRole('button')).toBeNull();
  expect((await row('Farida Sheikh')).getAllByRole('button').length).toBeGreaterThan(0);
});

test('who may see the people but not the roles is offered what they may change all the same', async () => {
  const me = meAs(
    { ...SUPERVISOR, permissions: ['org.view', 'member.view', 'member.assign', 'member.remove'] },
    2,
  );
  const below = [MEMBER, OPERATOR, LEAD, PACKER];
  answerCalls(
    ...atHillFarm(me, [DEVIKA, KIRAN]),
    answer(listRoles, failed('forbidden')),
    answer(listSubroles, below),
  );
  openPage(PAGE);
  expect(
    await screen.findByRole('button', { name: /^Remove the role Line packer from Kiran/ }),
  ).toBeVisible();
  expect((await row('Devika Rao')).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('heading', { name: /^Join requests/ })).toBeNull();
});

test('that the last Owner stays is told', async () => {
  answerCalls(
    ...atHillFarm(undefined, [FARIDA]),
    answer(removeRole, held(FARIDA, PACKER), failed('last_owner')),
  );
  openPage(PAGE);
  await press(/^Remove the role Line packer from Farida/);
  expect(await screen.findByText(/^You are the last Owner/)).toBeVisible();
  expect(await rolesOf('Farida Sheikh')).toContain('Line packer');
});

test('someone who waits is let in at once', async () => {
  let waiting = [SUNIL];
  const fetch = answerCalls(
    ...atHillFarm(),
    answer(listJoinRequests, () => pageWith(waiting)),
    answer(actOnJoin, () => {
      waiting = [];
      return joinRequestRow({ ...SUNIL, state: 'approved' });
    }),
  );
  openPage(PAGE);
  const requests = within(await screen.findByRole('region', { name: /^Join requests/ }));
  const request = (await requests.findByText('sunil@example.com')).closest('li');
  expect(request).toHaveTextContent('wants to join as Line packer');
  expect(request).toHaveTextContent('Asked Farida Sheikh');
  await press(/^Approve/);
  expect(await requests.findByText(/^No one is waiting/)).toBeVisible();
  expect(bodiesTo(fetch, actOnJoin)).toEqual([{ id: SUNIL.id, action: 'approve' }]);
});

test('someone is told no only when that is confirmed', async () => {
  let waiting = [SUNIL];
  const fetch = answerCalls(
    ...atHillFarm(),
    answer(listJoinRequests, () => pageWith(waiting)),
    answer(actOnJoin, () => {
      waiting = [];
      return joinRequestRow({ ...SUNIL, state: 'rejected' });
    }),
  );
  openPage(PAGE);
  await press(/^Reject/);
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }),
  );
  expect(bodiesTo(fetch, actOnJoin)).toEqual([]);
  await press(/^Reject/);
  await confirm('Reject');
  expect(await screen.findByText(/^No one is waiting/)).toBeVisible();
  expect(bodiesTo(fetch, actOnJoin)).toEqual([{ id: SUNIL.id, action: 'reject' }]);
});

test('a request that someone else has answered meanwhile goes, and that is told', async () => {
  let waiting = [SUNIL];
  answerCalls(
    ...atHillFarm(),
    answer(listJoinRequests, () => pageWith(waiting)),
    answer(actOnJoin, () => {
      waiting = [];
      return failed('join_decided');
    }),
  );
  openPage(PAGE);
  await press(/^Approve/);
  expect(await screen.findByText(/^This request has already been answered/)).toBeVisible();
  expect(await screen.findByText(/^No one is waiting/)).toBeVisible();
});

test('people are searched by the server, by words of their name, address or role', async () => {
  answerCalls(
    ...atHillFarm(),
    answer(listMembers, ({ query }) =>
      pageWith(query['search'] === 'lead farida@' ? [FARIDA] : [FARIDA, KIRAN]),
    ),
  );
  const { place } = openPage(PAGE);
  await screen.findByText('kiran@example.com');
  await userEvent.click(screen.getByRole('searchbox', { name: 'Name, email or role' }));
  await userEvent.paste('lead farida@');
  await waitFor(() => expect(place()).toContain('search=lead+farida'));
  await waitFor(() => expect(screen.queryByText('kiran@example.com')).toBeNull());
  expect(await screen.findByText('farida@example.com')).toBeVisible();
});

test('who has one of the roles below is asked of the server', async () => {
  const fetch = answerCalls(...atHillFarm(undefined, [FARIDA, KIRAN]));
  const { place } = openPage(PAGE);
  await screen.findByRole('option', { name: /Line lead/ });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), LEAD.id);
  await waitFor(() => expect(place()).toBe(`${PAGE}?of=${LEAD.id}`));
  await waitFor(() =>
    expect(sentTo(fetch, listPeopleOfRole)).toContainEqual(
      expect.objectContaining({
        params: { org: ORG, id: LEAD.id },
        query: expect.objectContaining({ page: '1' }),
      }),
    ),
  );
});

test('no one who matches, and a list that cannot be fetched, are told apart', async () => {
  answerCalls(
    ...atHillFarm(),
    answer(listMembers, ({ query }) => pageWith(query['search'] === 'nobody' ? [] : [KIRAN])),
  );
  const { router } = openPage(`${PAGE}?search=nobody`);
  expect(await screen.findByText('No one matches')).toBeVisible();
  await press('Clear filters');
  expect(await screen.findByText('kiran@example.com')).toBeVisible();
  answerCalls(...atHillFarm(), answer(listMembers, failed('internal')));
  await router.navigate(`${PAGE}?page=2`);
  expect(await screen.findByText('Something went wrong on our side. Try again in a moment.')).toBeVisible();
});

test('links lead on to the subdomains and, for who may read it, to the record', async () => {
  answerCalls(...atHillFarm());
  openPage(PAGE);
  expect(await screen.findByRole('link', { name: /^Custom Subdomains/ })).toHaveAttribute(
    'href',
    `${PAGE}/subdomains`,
  );
  expect(screen.getByRole('link', { name: /^Audit/ })).toHaveAttribute('href', `${PAGE}/audit`);
});

test('a QR Operator is told that their role does not show this', async () => {
  const fetch = answerCalls(...atHillFarm(meAs(OPERATOR, 3)));
  openPage(PAGE);
  expect(await screen.findByText('Your role does not allow this.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Access' })).toBeVisible();
  expect(document.title).toBe('Access · Qrigin');
  expect(screen.queryByRole('link', { name: /^(Custom Subdomains|Audit)/ })).toBeNull();
  for (const asking of [listMembers, listJoinRequests, listSubroles, listPeopleOfRole])
    expect(sentTo(fetch, asking)).toEqual([]);
});
