import { FAILURES } from '@qrigin/domain/errors';
import {
  actOnJoin,
  askToJoin,
  listMyJoinRequests,
  listPublicRoles,
  listSupervisors,
} from '@qrigin/domain/members';
import { streamNotifications } from '@qrigin/domain/notifications';
import { findOrganisations, listMyOrganisations, type MyOrganisation } from '@qrigin/domain/organisations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { joinRequestRow } from '../../../../../domain/src/members/samples.ts';
import { storeToken } from '../../../http/session.ts';
import { answer, answerCalls, failed, type Reply } from '../../../testing/answer-calls.ts';
import { inOrganisation } from '../../../testing/in-organisation.ts';
import { event, lendLocks, serveStreams } from '../../../testing/live.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { myOrganisation, ORG } from '../../../testing/organisation.ts';
import { bodiesTo, sentTo } from '../../../testing/sent-calls.ts';
import { tokenOf } from '../../../testing/token-of.ts';
import { removeToast } from '../../../ui/toast/toast.ts';
import type { MyJoin } from './join-types.ts';

const NONE = [...inOrganisation(), answer(listMyOrganisations, [])];

const named = (name: string) => ({ id: crypto.randomUUID(), name });
const [PACKER, PRINTER] = [named('Packer'), named('Printer')];
const [ASHA, FARIDA] = [named('Asha'), named('Farida')];
const HILL_FARM = { id: ORG, name: 'Hill Farm', logo_url: null };
const HOUR_MS = 3_600_000;

const requestOf = (changes: Partial<MyJoin> = {}): MyJoin =>
  joinRequestRow({
    organisation: HILL_FARM,
    role: PACKER,
    supervisor: ASHA,
    created_at: new Date().toISOString(),
    expires_at: new Date(Date.now() + 720 * HOUR_MS).toISOString(),
    ...changes,
  });

/** What an organisation tells those who want to join. */
const OPEN = [
  ...NONE,
  answer(findOrganisations, { name: 'hill', page: 1 }, [HILL_FARM]),
  answer(listPublicRoles, [PACKER, PRINTER]),
  answer(listSupervisors, { id: PACKER.id }, [ASHA, FARIDA]),
];

beforeEach(() => {
  storeToken(tokenOf());
  removeToast();
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

/** The buttons are elsewhere once the list turns out to be empty. */
async function openJoin() {
  openPage('/dashboard');
  await screen.findByText('Start with an organisation');
  await userEvent.click(await screen.findByRole('button', { name: 'Join Organisation' }));
  return within(await screen.findByRole('dialog', { name: 'Join Organisation' }));
}

type Asked = Awaited<ReturnType<typeof openJoin>>;
async function chooseOrganisation(asked: Asked) {
  await userEvent.type(asked.getByLabelText('Organisation name'), 'hill');
  await userEvent.click(await asked.findByRole('button', { name: 'Hill Farm' }));
  expect(await asked.findByRole('heading', { name: 'Which role do you want?' })).toHaveFocus();
}
async function chooseRole(asked: Asked) {
  await chooseOrganisation(asked);
  await userEvent.click(await asked.findByRole('button', { name: 'Packer' }));
  expect(await asked.findByRole('heading', { name: 'Who should decide?' })).toHaveFocus();
}
const ask = async (asked: Asked) =>
  userEvent.click(await asked.findByRole('button', { name: 'Ask to join' }));

test('[ROLE-15][DASH-28] joining finds an organisation, chooses a role and a supervisor, and asks', async () => {
  let requests: MyJoin[] = [];
  let isLost = true;
  const fetch = answerCalls(
    ...OPEN,
    answer(listMyJoinRequests, () => requests),
    answer(askToJoin, () => {
      if (isLost) throw new TypeError('lost');
      const asked = requestOf({ supervisor: FARIDA });
      requests = [asked];
      return asked;
    }),
  );
  const asked = await openJoin();
  await chooseRole(asked);
  await ask(asked);
  expect(asked.getByRole('alert')).toHaveTextContent('Choose who should decide.');
  expect(bodiesTo(fetch, askToJoin)).toEqual([]);

  await userEvent.click(asked.getByRole('radio', { name: 'Farida' }));
  await ask(asked);
  await waitFor(() => expect(bodiesTo(fetch, askToJoin)).toHaveLength(1));
  isLost = false;
  await ask(asked);
  const mine = within(await screen.findByRole('list', { name: 'Your requests to join' }));
  expect(screen.queryByRole('dialog', { name: 'Join Organisation' })).toBeNull();
  expect(mine.getByRole('listitem')).toHaveTextContent(/Hill Farm.*Waiting.*As Packer. Farida decides./);
  const body = { roleId: PACKER.id, supervisor_id: FARIDA.id };
  expect(bodiesTo(fetch, askToJoin)).toEqual([body, body]);
  // A lost answer must not make a second one.
  const keys = sentTo(fetch, askToJoin).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('an organisation that offers no role says so, and the search is kept on the way back', async () => {
  answerCalls(...OPEN, answer(listPublicRoles, []));
  const asked = await openJoin();
  await chooseOrganisation(asked);
  expect(await asked.findByText(/^This organisation has no roles you can ask for/)).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: 'Back to search' }));
  expect(asked.getByLabelText('Organisation name')).toHaveValue('hill');
});

const lately = (state: MyJoin['state'], hoursAgo: number) =>
  requestOf({ state, decided_at: new Date(Date.now() - hoursAgo * HOUR_MS).toISOString() });
test.each([
  ['is open', [lately('rejected', 2), requestOf()], /^You have already asked to join as Packer/],
  ['was refused lately', [lately('rejected', 30), lately('rejected', 2)], /^You can ask again from/],
  ['was withdrawn lately', [lately('cancelled', 23)], /^You can ask again from/],
])('who has a request that %s reads so before choosing a role', async (_, requests, words) => {
  answerCalls(...OPEN, answer(listMyJoinRequests, requests));
  const asked = await openJoin();
  await userEvent.type(asked.getByLabelText('Organisation name'), 'hill');
  await userEvent.click(await asked.findByRole('button', { name: 'Hill Farm' }));
  expect(await asked.findByRole('heading', { name: 'You cannot ask again yet' })).toHaveFocus();
  expect(asked.getByRole('status')).toHaveTextContent(words);
  expect(asked.queryByRole('list', { name: 'Roles' })).toBeNull();
});

test('who asked another organisation, or this one long ago, chooses a role', async () => {
  const elsewhere = requestOf({ organisation: { ...HILL_FARM, id: crypto.randomUUID() } });
  answerCalls(
    ...OPEN,
    answer(listMyJoinRequests, [elsewhere, lately('cancelled', 25), lately('expired', 1)]),
  );
  const asked = await openJoin();
  await chooseOrganisation(asked);
  expect(await asked.findByRole('button', { name: 'Packer' })).toBeVisible();
});

test('the only supervisor is chosen already; a role without one says so', async () => {
  answerCalls(
    ...OPEN,
    answer(listSupervisors, { id: PACKER.id }, [ASHA]),
    answer(listSupervisors, { id: PRINTER.id }, []),
  );
  const asked = await openJoin();
  await chooseRole(asked);
  expect(await asked.findByRole('radio', { name: 'Asha' })).toBeChecked();
  await userEvent.click(asked.getByRole('button', { name: 'Back to roles' }));
  await userEvent.click(await asked.findByRole('button', { name: 'Printer' }));
  expect(await asked.findByText(/^No one is taking requests for this role right now/)).toBeVisible();
});

test.each([
  ['already_member', failed('already_member'), FAILURES.already_member.text],
  ['join_open', failed('join_open'), FAILURES.join_open.text],
  ['too_many_joins', failed('too_many_joins'), FAILURES.too_many_joins.text],
  ['join_paused', failed('join_paused', { until: '2030-01-02T09:00:00.000Z' }), /ask again from .*2030/],
])('a refusal (%s) is told where one looks, and the dialog stays', async (_, refusal, words) => {
  answerCalls(...OPEN, answer(askToJoin, refusal));
  const asked = await openJoin();
  await chooseRole(asked);
  await userEvent.click(await asked.findByRole('radio', { name: 'Asha' }));
  await ask(asked);
  await waitFor(() => expect(asked.getByRole('alert')).toHaveTextContent(words));
  expect(asked.getByRole('button', { name: 'Ask to join' })).toBeVisible();
});

test('an open request says whom one asked and what happens next, and is withdrawn after a question', async () => {
  let requests = [
    requestOf(),
    requestOf({ organisation: { ...HILL_FARM, name: 'Kaveri' }, supervisor: null }),
  ];
  const fetch = answerCalls(
    ...NONE,
    answer(listMyJoinRequests, () => requests),
    answer(actOnJoin, () => {
      const [cancelled] = requests;
      requests = requests.slice(1);
      return joinRequestRow({ ...cancelled, state: 'cancelled' });
    }),
  );
  const id = requests[0]?.id;
  openPage('/dashboard');
  const rows = within(await screen.findByRole('list', { name: 'Your requests to join' }));
  const [first, second] = rows.getAllByRole('listitem');
  expect(first).toHaveTextContent(
    /As Packer. Asha decides.*We’ll let you know the answer. The request is open until/,
  );
  expect(second).toHaveTextContent(/Someone above that role decides/);
  await userEvent.click(within(first!).getByRole('button', { name: 'Withdraw request' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Withdraw your request to join/ }));
  expect(dialog.getByText(/ask this organisation again after 24 hours/)).toBeVisible();
  expect(bodiesTo(fetch, actOnJoin)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw request' }));
  await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(1));
  expect(bodiesTo(fetch, actOnJoin)).toEqual([{ id, action: 'cancel' }]);
});

test('a refusal is shown while nothing can be asked again, older and other outcomes are not', async () => {
  const decided = (state: MyJoin['state'], hoursAgo: number, name: string) =>
    requestOf({
      state,
      organisation: { ...HILL_FARM, name },
      decided_at: new Date(Date.now() - hoursAgo * HOUR_MS).toISOString(),
    });
  answerCalls(
    ...NONE,
    answer(listMyJoinRequests, [
      decided('rejected', 2, 'Kaveri'),
      decided('rejected', 30, 'Malabar'),
      decided('approved', 1, 'Nilgiri'),
      decided('cancelled', 1, 'Coorg'),
    ]),
  );
  openPage('/dashboard');
  const list = await screen.findByRole('list', { name: 'Your requests to join' });
  expect(within(list).getByRole('listitem')).toHaveTextContent(
    /Kaveri.*Not approved.*You can ask again from/,
  );
});

test('who is let in while the page is open sees the organisation at once and is told', async () => {
  lendLocks();
  const server = serveStreams();
  let mine: MyOrganisation[] = [];
  let requests = [requestOf()];
  answerCalls(
    ...NONE,
    answer(listMyOrganisations, () => mine),
    answer(listMyJoinRequests, () => requests),
    answer(streamNotifications, server.answer),
  );
  openPage('/dashboard');
  await screen.findByRole('list', { name: 'Your requests to join' });
  mine = [{ ...myOrganisation('Hill Farm', 'Packer'), id: ORG }];
  requests = requests.map((request) => ({ ...request, state: 'approved' as const }));
  server.streams[0]?.send(event('access'));
  const cards = within(await screen.findByRole('list', { name: 'Your organisations' }));
  expect(cards.getByRole('link', { name: 'Hill Farm' })).toBeVisible();
  expect(await screen.findByText('Your request was approved')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Your requests to join' })).toBeNull();
});

test('requests that cannot be loaded say so and can be tried again', async () => {
  let reply: Reply<typeof listMyJoinRequests> = failed('internal');
  answerCalls(
    ...NONE,
    answer(listMyJoinRequests, () => reply),
  );
  openPage('/dashboard');
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load your requests to join');
  reply = [requestOf()];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Your requests to join' })).toBeVisible();
});
