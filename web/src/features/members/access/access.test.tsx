import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../../http/session.ts';
import { answerCalls, failed } from '../../../testing/answer-calls.ts';
import { ME } from '../../../testing/me.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ORG } from '../../../testing/organisation.ts';
import { tokenOf } from '../../../testing/token-of.ts';
import {
  atHillFarm,
  type Colleague,
  colleague,
  LEAD,
  MEMBER,
  meAs,
  OPERATOR,
  OWNER,
  PACKER,
  pageOf,
  SUPERVISOR,
  somebody,
} from '../../roles/testing/hill-farm.ts';

const PAGE = `/dashboard/${ORG}/access`;
const ASHA = { ...somebody(20, 'Asha Rao', OWNER), id: ME.id };
const DEVIKA = somebody(21, 'Devika Rao', OWNER);
const FARIDA = somebody(22, 'Farida Sheikh', LEAD, PACKER);
const KIRAN = somebody(23, 'Kiran Dsouza', PACKER);

const SUNIL = {
  id: '00000000-0000-4000-8000-000000000090',
  organisation: { id: ORG, name: 'Hill Farm', logo_url: null },
  user: { id: '00000000-0000-4000-8000-000000000091', name: 'Sunil Mathai', email: 'sunil@example.com' },
  role: { id: PACKER.id, name: PACKER.name },
  supervisor: { id: FARIDA.id, name: FARIDA.name },
  state: 'pending',
  created_at: '2026-11-15T09:00:00.000Z',
  expires_at: '2026-12-15T09:00:00.000Z',
  decided_at: null,
};

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
const calls = (fetch: ReturnType<typeof answerCalls>, ...methods: string[]) =>
  fetch.mock.calls
    .filter(([, request]) => methods.includes(request?.method ?? ''))
    .map(([address, request]) => `${request?.method} ${(address as string).replace(`/api/${ORG}`, '')}`);

/** Members whose roles and state change as they do on the server. */
function changing(...start: Colleague[]) {
  let members = start;
  const change = (id: string, to: (person: Colleague) => Colleague) => () => {
    members = members.map((person) => (person.id === id ? to(person) : person));
    return Response.json(colleague(members.find((person) => person.id === id)!));
  };
  return { change, list: { [`GET /${ORG}/members`]: () => pageOf(members) } };
}
const roleOf = (person: Colleague, role: { id: string }) => `/users/${person.id}/roles/${role.id}`;

test('[DASH-13][ROLE-20] people stand there with their roles; one is given from those below and taken off again', async () => {
  const { change, list } = changing(FARIDA, KIRAN);
  const member = { id: MEMBER.id, name: MEMBER.name };
  const fetch = answerCalls({
    ...atHillFarm(),
    ...list,
    [`POST /${ORG}${roleOf(KIRAN, MEMBER)}`]: change(KIRAN.id, (kiran) => ({
      ...kiran,
      roles: [...kiran.roles, member],
    })),
    [`DELETE /${ORG}${roleOf(KIRAN, PACKER)}`]: change(KIRAN.id, (kiran) => ({ ...kiran, roles: [member] })),
  });
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
  expect(calls(fetch, 'POST', 'DELETE')).toEqual([
    `POST ${roleOf(KIRAN, MEMBER)}`,
    `DELETE ${roleOf(KIRAN, PACKER)}`,
  ]);
});

test('[ROLE-20] a role that was taken by mistake is given back by Undo', async () => {
  const { change, list } = changing(FARIDA);
  const fetch = answerCalls({
    ...atHillFarm(),
    ...list,
    [`DELETE /${ORG}${roleOf(FARIDA, PACKER)}`]: change(FARIDA.id, (farida) => ({
      ...farida,
      roles: farida.roles.slice(0, 1),
    })),
    [`POST /${ORG}${roleOf(FARIDA, PACKER)}`]: change(FARIDA.id, () => FARIDA),
  });
  openPage(PAGE);
  await press(/^Remove the role Line packer from Farida/);
  await press('Undo');
  await waitFor(async () => expect(await rolesOf('Farida Sheikh')).toContain('Line packer'));
  await waitFor(() => expect(calls(fetch, 'POST')).toEqual([`POST ${roleOf(FARIDA, PACKER)}`]));
});

test('[ROLE-20] the last role is taken only when it is confirmed that the person is suspended then', async () => {
  const { change, list } = changing(KIRAN);
  const fetch = answerCalls({
    ...atHillFarm(),
    ...list,
    [`DELETE /${ORG}${roleOf(KIRAN, PACKER)}`]: change(KIRAN.id, (kiran) => ({
      ...kiran,
      roles: [],
      status: 'suspended',
    })),
  });
  openPage(PAGE);
  await press(/^Remove the role Line packer/);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/Line packer is their only role/);
  expect(calls(fetch, 'DELETE')).toEqual([]);
  await confirm('Remove role');
  const kiran = await row('Kiran Dsouza');
  expect(await kiran.findByText('Suspended')).toBeVisible();
  expect(kiran.getByText('No role')).toBeVisible();
});

test('[ROLE-20] someone is suspended when that is confirmed, and let work again', async () => {
  const { change, list } = changing(KIRAN);
  const bodies: unknown[] = [];
  answerCalls({
    ...atHillFarm(),
    ...list,
    [`PUT /${ORG}/users/${KIRAN.id}/status`]: (request) => {
      const body = JSON.parse(request?.body as string) as Pick<Colleague, 'status'>;
      bodies.push(body);
      return change(KIRAN.id, (kiran) => ({ ...kiran, ...body }))();
    },
  });
  openPage(PAGE);
  await press(/^Actions for Kiran/);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Suspend' }));
  expect(bodies).toEqual([]);
  await confirm('Suspend');
  expect(await (await row('Kiran Dsouza')).findByText('Suspended')).toBeVisible();
  await press(/^Actions for Kiran/);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Reinstate' }));
  await waitFor(async () => expect((await row('Kiran Dsouza')).queryByText('Suspended')).toBeNull());
  expect(bodies).toEqual([{ status: 'suspended' }, { status: 'active' }]);
});

test('who cannot be changed is shown without controls, with the reason', async () => {
  answerCalls(atHillFarm(undefined, [ASHA, DEVIKA, FARIDA]));
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
  answerCalls({
    ...atHillFarm(me, [DEVIKA, KIRAN]),
    [`GET /${ORG}/roles`]: failed('forbidden'),
    [`GET /${ORG}/access-subroles`]: Response.json(below),
  });
  openPage(PAGE);
  expect(
    await screen.findByRole('button', { name: /^Remove the role Line packer from Kiran/ }),
  ).toBeVisible();
  expect((await row('Devika Rao')).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('heading', { name: /^Join requests/ })).toBeNull();
});

test('that the last Owner stays is told', async () => {
  answerCalls({
    ...atHillFarm(undefined, [FARIDA]),
    [`DELETE /${ORG}${roleOf(FARIDA, PACKER)}`]: failed('last_owner'),
  });
  openPage(PAGE);
  await press(/^Remove the role Line packer from Farida/);
  expect(await screen.findByText(/^You are the last Owner/)).toBeVisible();
  expect(await rolesOf('Farida Sheikh')).toContain('Line packer');
});

test('someone who waits is let in at once', async () => {
  let waiting = [SUNIL];
  const bodies: unknown[] = [];
  answerCalls({
    ...atHillFarm(),
    [`GET /${ORG}/join`]: () => pageOf(waiting),
    [`PUT /${ORG}/join-action`]: (request) => {
      bodies.push(JSON.parse(request?.body as string));
      waiting = [];
      return Response.json({ ...SUNIL, state: 'approved' });
    },
  });
  openPage(PAGE);
  const requests = within(await screen.findByRole('region', { name: /^Join requests/ }));
  const request = (await requests.findByText('sunil@example.com')).closest('li');
  expect(request).toHaveTextContent('wants to join as Line packer');
  expect(request).toHaveTextContent('Asked Farida Sheikh');
  await press(/^Approve/);
  expect(await requests.findByText(/^No one is waiting/)).toBeVisible();
  expect(bodies).toEqual([{ id: SUNIL.id, action: 'approve' }]);
});

test('someone is told no only when that is confirmed', async () => {
  let waiting = [SUNIL];
  const bodies: unknown[] = [];
  answerCalls({
    ...atHillFarm(),
    [`GET /${ORG}/join`]: () => pageOf(waiting),
    [`PUT /${ORG}/join-action`]: (request) => {
      bodies.push(JSON.parse(request?.body as string));
      waiting = [];
      return Response.json({ ...SUNIL, state: 'rejected' });
    },
  });
  openPage(PAGE);
  await press(/^Reject/);
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }),
  );
  expect(bodies).toEqual([]);
  await press(/^Reject/);
  await confirm('Reject');
  expect(await screen.findByText(/^No one is waiting/)).toBeVisible();
  expect(bodies).toEqual([{ id: SUNIL.id, action: 'reject' }]);
});

test('a request that someone else has answered meanwhile goes, and that is told', async () => {
  let waiting = [SUNIL];
  answerCalls({
    ...atHillFarm(),
    [`GET /${ORG}/join`]: () => pageOf(waiting),
    [`PUT /${ORG}/join-action`]: () => {
      waiting = [];
      return failed('join_decided');
    },
  });
  openPage(PAGE);
  await press(/^Approve/);
  expect(await screen.findByText(/^This request has already been answered/)).toBeVisible();
  expect(await screen.findByText(/^No one is waiting/)).toBeVisible();
});

test('people are searched by the server, by words of their name, address or role', async () => {
  const fetch = answerCalls({
    ...atHillFarm(),
    [`GET /${ORG}/members`]: () => pageOf(searchOf(fetch) === 'lead farida@' ? [FARIDA] : [FARIDA, KIRAN]),
  });
  const { place } = openPage(PAGE);
  await screen.findByText('kiran@example.com');
  await userEvent.click(screen.getByRole('searchbox', { name: 'Name, email or role' }));
  await userEvent.paste('lead farida@');
  await waitFor(() => expect(place()).toContain('search=lead+farida'));
  await waitFor(() => expect(screen.queryByText('kiran@example.com')).toBeNull());
  expect(await screen.findByText('farida@example.com')).toBeVisible();
});

/** What the last question for people searched for. */
const searchOf = (fetch: ReturnType<typeof answerCalls>) =>
  new URLSearchParams(
    calls(fetch, 'GET')
      .filter((call) => call.startsWith('GET /members'))
      .at(-1)
      ?.split('?')[1],
  ).get('search');

test('who has one of the roles below is asked of the server', async () => {
  const fetch = answerCalls(atHillFarm(undefined, [FARIDA, KIRAN]));
  const { place } = openPage(PAGE);
  await screen.findByRole('option', { name: /Line lead/ });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), LEAD.id);
  await waitFor(() => expect(place()).toBe(`${PAGE}?of=${LEAD.id}`));
  await waitFor(() =>
    expect(calls(fetch, 'GET')).toContainEqual(
      expect.stringMatching(`^GET /access-subroles/${LEAD.id}/users\\?page=1`),
    ),
  );
});

test('no one who matches, and a list that cannot be fetched, are told apart', async () => {
  const fetch = answerCalls({
    ...atHillFarm(),
    [`GET /${ORG}/members`]: () => pageOf(searchOf(fetch) === 'nobody' ? [] : [KIRAN]),
  });
  const { router } = openPage(`${PAGE}?search=nobody`);
  expect(await screen.findByText('No one matches')).toBeVisible();
  await press('Clear filters');
  expect(await screen.findByText('kiran@example.com')).toBeVisible();
  answerCalls({ ...atHillFarm(), [`GET /${ORG}/members`]: failed('internal') });
  await router.navigate(`${PAGE}?page=2`);
  expect(await screen.findByText('Something went wrong on our side. Try again in a moment.')).toBeVisible();
});

test('links lead on to the subdomains and, for who may read it, to the record', async () => {
  answerCalls(atHillFarm());
  openPage(PAGE);
  expect(await screen.findByRole('link', { name: /^Custom Subdomains/ })).toHaveAttribute(
    'href',
    `${PAGE}/subdomains`,
  );
  expect(screen.getByRole('link', { name: /^Audit/ })).toHaveAttribute('href', `${PAGE}/audit`);
});

test('a QR Operator is told that their role does not show this', async () => {
  const fetch = answerCalls(atHillFarm(meAs(OPERATOR, 3)));
  openPage(PAGE);
  expect(await screen.findByText('Your role does not allow this.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Custom Subdomains/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Audit/ })).toBeNull();
  expect(calls(fetch, 'GET').filter((call) => /members|join|subroles/.test(call))).toEqual([]);
});
