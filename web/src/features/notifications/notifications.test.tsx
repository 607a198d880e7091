import { MAILED_KINDS } from '@qrigin/domain/features';
import { actOnJoin, listJoinRequests, listMyJoinRequests } from '@qrigin/domain/members';
import {
  findNotificationSettings,
  listNotifications,
  readNotifications,
  saveNotificationSettings,
  streamNotifications,
} from '@qrigin/domain/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import type { Notice } from '../../feature/notice/notice-view.ts';
import { storeToken } from '../../http/session.ts';
import { type Answer, answer, answerCalls, failed, type Reply } from '../../testing/answer-calls.ts';
import { inOrganisation } from '../../testing/in-organisation.ts';
import { event, lendLocks, serveStreams } from '../../testing/live.ts';
import { openPage } from '../../testing/open-page.tsx';
import { ORG } from '../../testing/organisation.ts';
import { pageWith } from '../../testing/page-with.ts';
import { bodiesTo } from '../../testing/sent-calls.ts';
import { tokenOf } from '../../testing/token-of.ts';
import { removeToast } from '../../ui/toast/toast.ts';
import { asking, HILL_FARM, named, noon, notice, noticesOf } from './testing/notice.ts';

const QUIET = [
  ...inOrganisation(),
  answer(findNotificationSettings, { mailed: [...MAILED_KINDS] }),
  answer(readNotifications, { unread: 0 }),
];

beforeEach(() => {
  storeToken(tokenOf());
  removeToast();
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

/** The page, answered with these notices. */
function openWith(notices: Notice[], ...answers: Answer[]) {
  const fetch = answerCalls(
    ...QUIET,
    answer(listNotifications, () => noticesOf(notices)),
    ...answers,
  );
  return { fetch, ...openPage('/dashboard/notifications') };
}
const rows = async () => within(await screen.findByRole('main')).findAllByRole('listitem');

test('[DASH-24][DASH-07] notices stand newest first, by day and organisation, and unread ones say so', async () => {
  const mill = { ...named('Kaveri Mill'), logo_url: null };
  openWith([
    notice('site.create', { subject: named('Kotagiri apiary') }),
    notice('member.assign', { subject: named('Packer'), organisation: mill }),
    notice('recall.open', { subject: named('Forest honey'), read_at: noon() }),
    notice('recall.lift', { subject: named('Forest honey'), created_at: noon(1), read_at: noon() }),
  ]);
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  expect(today.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'HFHill Farm',
    'KMKaveri Mill',
  ]);
  expect(today.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Asha added the site Kotagiri apiary.*New/),
    expect.stringMatching(/^Asha recalled Forest honey(?!.*New)/),
    expect.stringMatching(/^Asha gave you the role Packer.*New/),
  ]);
  const yesterday = within(screen.getByRole('region', { name: 'Yesterday' }));
  expect(yesterday.getByRole('listitem')).toHaveTextContent(/^Asha ended the recall of Forest honey/);
});

test.each([
  ['ownership.offered', 'Asha wants to hand this organisation over to you', 'View offer', '/dashboard'],
  ['recall.open', 'Asha recalled a product', 'Open Products', `/dashboard/${ORG}`],
  [
    'recall.exercise',
    'Asha started a mock recall. Shoppers do not see it.',
    'Open Products',
    `/dashboard/${ORG}`,
  ],
  ['site.change', 'Asha changed a site', 'Open Sites', `/dashboard/${ORG}/sites`],
  ['site.delete', 'Asha deleted a site', 'Open Sites', `/dashboard/${ORG}/sites`],
  ['member.remove', 'Asha removed one of your roles', 'Open organisation', `/dashboard/${ORG}`],
  ['member.assign', 'Asha gave you a role', 'Open organisation', `/dashboard/${ORG}`],
  ['member.reinstate', 'Asha reinstated you', 'Open organisation', `/dashboard/${ORG}`],
  ['brand.new', 'Something changed in this organisation', 'Open organisation', `/dashboard/${ORG}`],
])('%s is told in a sentence and leads somewhere', async (kind, words, link, place) => {
  openWith([notice(kind)]);
  const [row] = await rows();
  expect(row).toHaveTextContent(words);
  expect(within(row!).getByRole('link', { name: link })).toHaveAttribute('href', place);
});

test('a recall leads to itself', async () => {
  const [recall, product] = [named('Forest honey'), crypto.randomUUID()];
  openWith([notice('recall.open', { subject: recall, product_id: product })]);
  const [row] = await rows();
  expect(within(row!).getByRole('link', { name: 'View recall' })).toHaveAttribute(
    'href',
    `/dashboard/${ORG}/${product}/product-recalls/${recall.id}`,
  );
});

test('someone who is gone is not named, and who is suspended is led nowhere', async () => {
  openWith([notice('member.suspend', { actor: null })]);
  const [row] = await rows();
  expect(row).toHaveTextContent(/^Someone suspended you/);
  expect(within(row!).queryByRole('link')).toBeNull();
});

test('who belonged to a closed organisation is told so, and led nowhere', async () => {
  openWith([notice('org.close')]);
  const [row] = await rows();
  expect(row).toHaveTextContent(/closed this organisation permanently. Printed codes keep working./);
  expect(within(row!).queryByRole('link')).toBeNull();
});

test('[DASH-24] how much is unread stands in the navigation, at the bell and in the title, in words too', async () => {
  answerCalls(...QUIET, answer(listNotifications, noticesOf([notice('site.create'), notice('site.delete')])));
  openPage('/dashboard/reports');
  const navigation = within(await screen.findByRole('navigation', { name: 'Dashboard' }));
  expect(await navigation.findByRole('link', { name: 'Notifications 2 unread' })).toBeVisible();
  const [header] = screen.getAllByRole('banner');
  expect(within(header!).getByRole('link', { name: 'Notifications 2 unread' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('(2) Reports · Qrigin'));
});

test('[DASH-24] what arrives while the page is open is shown at once, counted and said in passing', async () => {
  lendLocks();
  const server = serveStreams();
  let notices = [notice('site.delete')];
  openWith(
    [],
    answer(listNotifications, () => noticesOf(notices)),
    answer(streamNotifications, server.answer),
  );
  expect(await rows()).toHaveLength(1);
  expect(screen.queryByText(/new notification/)).toBeNull();
  notices = [notice('site.create', { subject: named('Kotagiri apiary') }), ...notices];
  server.streams[0]?.send(event('notice'));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(await screen.findByText('1 new notification')).toHaveRole('status');
  await waitFor(() => expect(document.title).toBe('(2) Notifications · Qrigin'));
});

/** A request that Ravi sent, with the notice of it. */
function request() {
  const asked = asking();
  const told = notice('join.asked', { actor: named('Ravi'), subject: { id: asked.id, name: 'Ravi' } });
  return { asked, told };
}

test('[DASH-24] a request to join is approved right there, and says so afterwards', async () => {
  const { asked, told } = request();
  let state: typeof asked.state = 'pending';
  const { fetch } = openWith(
    [told],
    answer(listJoinRequests, () => pageWith([{ ...asked, state }])),
    answer(actOnJoin, () => {
      state = 'approved';
      return { ...asked, state };
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Approve Ravi' }));
  const outcome = await screen.findByText('Approved', { selector: 'main *' });
  await waitFor(() => expect(outcome).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Approve Ravi' })).toBeNull();
  const [row] = await rows();
  expect(row).toHaveTextContent(/^Ravi wants to join as Packer/);
  expect(bodiesTo(fetch, actOnJoin)).toEqual([{ id: asked.id, action: 'approve' }]);
  expect(bodiesTo(fetch, readNotifications)).toEqual([{ ids: [told.id] }]);
});

test('[DASH-24] rejecting asks first; what someone else has answered is told and shown', async () => {
  const { asked, told } = request();
  let state: typeof asked.state = 'pending';
  const { fetch } = openWith(
    [told],
    answer(listJoinRequests, () => pageWith([{ ...asked, state }])),
    answer(actOnJoin, () => {
      state = 'approved';
      return failed('join_decided');
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Reject Ravi' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Reject the request from Ravi/ }));
  expect(bodiesTo(fetch, actOnJoin)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(bodiesTo(fetch, actOnJoin)).toEqual([{ id: asked.id, action: 'reject' }]));
  expect(await screen.findByText('Approved', { selector: 'main *' })).toBeInTheDocument();
});

test.each([
  ['rejected', 'Rejected'],
  ['cancelled', 'They withdrew the request'],
  ['expired', 'Expired without an answer'],
] as const)('a request that is %s cannot be answered and says why', async (state, words) => {
  const { asked, told } = request();
  openWith([told], answer(listJoinRequests, pageWith([{ ...asked, state }])));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
});

test('who may no longer decide is told so; a request beyond the list is a step away', async () => {
  const { told } = request();
  let reply: Reply<typeof listJoinRequests> = failed('forbidden');
  openWith(
    [told],
    answer(listJoinRequests, () => reply),
  );
  expect(await screen.findByText('You can no longer answer this')).toBeVisible();
  document.body.replaceChildren();
  reply = pageWith([asking()], { total: 200 });
  openWith(
    [told],
    answer(listJoinRequests, () => reply),
  );
  expect(await screen.findByRole('link', { name: 'Open in Access' })).toHaveAttribute(
    'href',
    `/dashboard/${ORG}/access`,
  );
});

test('[DASH-24] the outcome of one’s own request is told: let in, not let in, or long ago', async () => {
  const [yes, no] = [asking({ state: 'approved' }), asking({ state: 'rejected' })];
  const about = (id: string) => notice('join.decided', { subject: { id, name: null } });
  openWith([about(yes.id), about(no.id), about(crypto.randomUUID())], answer(listMyJoinRequests, [yes, no]));
  await screen.findByText(/did not approve your request/);
  const [first, second, third] = await rows();
  expect(first).toHaveTextContent(/^Asha approved your request to join as Packer/);
  expect(within(first!).getByRole('link')).toHaveAttribute('href', `/dashboard/${ORG}`);
  expect(second).toHaveTextContent(
    /^Asha did not approve your request to join. You can ask again 24 hours after their answer/,
  );
  expect(third).toHaveTextContent(/^Asha answered your request to join/);
});

test('all are marked as read at once; who follows a link has read that one', async () => {
  let notices = [notice('site.create'), notice('site.delete')];
  const { fetch, place } = openWith(
    [],
    answer(listNotifications, () => noticesOf(notices)),
    answer(readNotifications, () => {
      notices = notices.map((one) => ({ ...one, read_at: noon() }));
      return { unread: 0 };
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
  expect(screen.queryByText('New')).toBeNull();
  expect(bodiesTo(fetch, readNotifications)).toEqual([{}]);
  notices = [notice('ownership.offered')];
  await userEvent.click((await screen.findAllByRole('link', { name: 'Open Sites' }))[0]!);
  await waitFor(() => expect(place()).toBe(`/dashboard/${HILL_FARM.id}/sites`));
  expect(bodiesTo(fetch, readNotifications)).toEqual([{}]);
});

test('following the link of an unread notice marks that one', async () => {
  const told = notice('ownership.offered');
  const { fetch, place } = openWith([told]);
  await userEvent.click(await screen.findByRole('link', { name: 'View offer' }));
  await waitFor(() => expect(place()).toBe('/dashboard'));
  expect(bodiesTo(fetch, readNotifications)).toEqual([{ ids: [told.id] }]);
});

test('older ones are a press away', async () => {
  const first = Array.from({ length: 20 }, () => notice('site.create', { read_at: noon() }));
  const older = notice('site.delete', { created_at: noon(3), read_at: noon() });
  answerCalls(
    ...QUIET,
    answer(listNotifications, ({ query }) =>
      query['page'] === '2'
        ? { ...pageWith([first[19]!, older], { total: 21, page: 2 }), unread: 0 }
        : { ...pageWith(first, { total: 21 }), unread: 0 },
    ),
  );
  openPage('/dashboard/notifications');
  expect(await rows()).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Show older' }));
  // What moved to the second page meanwhile is not shown twice.
  await waitFor(async () => expect(await rows()).toHaveLength(21));
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('without any it says what will stand here; a failure can be tried again', async () => {
  let reply: Reply<typeof listNotifications> = failed('internal');
  openWith(
    [],
    answer(listNotifications, () => reply),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Something went wrong on our side. Try again in a moment.',
  );
  reply = noticesOf([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No notifications yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test('what also comes by mail is chosen kind by kind and saved at once; a refusal is told and undone', async () => {
  const allBut = (...kinds: string[]) => MAILED_KINDS.filter((kind) => !kinds.includes(kind));
  let isBroken = false;
  let stored: z.input<typeof saveNotificationSettings.body> = { mailed: [...MAILED_KINDS] };
  const { fetch } = openWith(
    [],
    answer(findNotificationSettings, () => stored),
    answer(saveNotificationSettings, ({ body }) => {
      if (isBroken) return failed('busy');
      stored = body;
      return body;
    }),
  );
  const mail = within(await screen.findByRole('region', { name: 'Email notifications' }));
  const boxes = await mail.findAllByRole('checkbox', { checked: true });
  expect(boxes).toHaveLength(MAILED_KINDS.length);
  await userEvent.click(mail.getByRole('checkbox', { name: 'Someone opens a recall' }));
  await userEvent.click(mail.getByRole('checkbox', { name: 'Someone answers your request to join' }));
  expect(await mail.findByText(/^Saved at/)).toBeVisible();
  await waitFor(() =>
    expect(bodiesTo(fetch, saveNotificationSettings)).toEqual([
      { mailed: allBut('recall.open') },
      { mailed: allBut('recall.open', 'join.decided') },
    ]),
  );
  isBroken = true;
  await userEvent.click(mail.getByRole('checkbox', { name: 'Someone opens a recall' }));
  expect(await screen.findByText('We are busy right now. Try again in a moment.')).toBeVisible();
  await waitFor(() =>
    expect(mail.getByRole('checkbox', { name: 'Someone opens a recall' })).not.toBeChecked(),
  );
});
