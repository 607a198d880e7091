import { MAILED_KINDS } from '@qrigin/domain/features';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Notice } from '../../feature/notice/notice-view.ts';
import { storeToken } from '../../http/session.ts';
import { answerCalls, failed } from '../../testing/answer-calls.ts';
import { event, lendLocks, serveStreams } from '../../testing/live.ts';
import { openPage } from '../../testing/open-page.tsx';
import { inOrganisation, ORG } from '../../testing/organisation.ts';
import { tokenOf } from '../../testing/token-of.ts';
import { removeToast } from '../../ui/toast/toast.ts';
import { asking, HILL_FARM, named, noon, notice, noticesOf, pageOf } from './testing/notice.ts';

const LIST = 'GET /users/me/notifications';
const READ = 'PUT /users/me/notifications/read';
const SETTINGS = '/users/me/notifications/settings';
const ALL_MAILED = ['join.asked', 'join.decided', 'ownership.offered', 'recall.open'];
const QUIET = {
  ...inOrganisation(),
  [`GET ${SETTINGS}`]: Response.json({ mailed: ALL_MAILED }),
  [READ]: Response.json({ unread: 0 }),
};

beforeEach(() => {
  storeToken(tokenOf());
  removeToast();
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

type Answers = Parameters<typeof answerCalls>[0];
/** The page, answered with these notices. */
function openWith(notices: readonly Notice[], answers: Answers = {}) {
  const fetch = answerCalls({ ...QUIET, [LIST]: () => noticesOf(notices), ...answers });
  return { fetch, ...openPage('/dashboard/notifications') };
}
const rows = async () => within(await screen.findByRole('main')).findAllByRole('listitem');
const isRead = ([address]: Parameters<typeof globalThis.fetch>) =>
  typeof address === 'string' && address.endsWith('/read');
const bodyOf = (request?: RequestInit): unknown => JSON.parse(request?.body as string);

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
  answerCalls({ ...QUIET, [LIST]: noticesOf([notice('site.create'), notice('site.delete')]) });
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
  openWith([], {
    [LIST]: () => noticesOf(notices),
    'GET /users/me/notifications/stream': server.answer,
  });
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
  const sent: unknown[] = [];
  const { fetch } = openWith([told], {
    [`GET /${ORG}/join`]: () => Response.json(pageOf([{ ...asked, state }])),
    [`PUT /${ORG}/join-action`]: (call) => {
      sent.push(bodyOf(call));
      state = 'approved';
      return Response.json({ ...asked, state });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Approve Ravi' }));
  const outcome = await screen.findByText('Approved', { selector: 'main *' });
  await waitFor(() => expect(outcome).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Approve Ravi' })).toBeNull();
  const [row] = await rows();
  expect(row).toHaveTextContent(/^Ravi wants to join as Packer/);
  expect(sent).toEqual([{ id: asked.id, action: 'approve' }]);
  const read = fetch.mock.calls.find(isRead);
  expect(bodyOf(read?.[1])).toEqual({ ids: [told.id] });
});

test('[DASH-24] rejecting asks first; what someone else has answered is told and shown', async () => {
  const { asked, told } = request();
  let state: typeof asked.state = 'pending';
  const sent: unknown[] = [];
  openWith([told], {
    [`GET /${ORG}/join`]: () => Response.json(pageOf([{ ...asked, state }])),
    [`PUT /${ORG}/join-action`]: (call) => {
      sent.push(bodyOf(call));
      state = 'approved';
      return failed('join_decided');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Reject Ravi' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Reject the request from Ravi/ }));
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(sent).toEqual([{ id: asked.id, action: 'reject' }]));
  expect(await screen.findByText('Approved', { selector: 'main *' })).toBeInTheDocument();
});

test.each([
  ['rejected', 'Rejected'],
  ['cancelled', 'They withdrew the request'],
  ['expired', 'Expired without an answer'],
] as const)('a request that is %s cannot be answered and says why', async (state, words) => {
  const { asked, told } = request();
  openWith([told], { [`GET /${ORG}/join`]: Response.json(pageOf([{ ...asked, state }])) });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
});

test('who may no longer decide is told so; a request beyond the list is a step away', async () => {
  const { told } = request();
  let answer = failed('forbidden');
  openWith([told], { [`GET /${ORG}/join`]: () => answer.clone() });
  expect(await screen.findByText('You can no longer answer this')).toBeVisible();
  document.body.replaceChildren();
  answer = Response.json(pageOf([asking()], 200));
  openWith([told], { [`GET /${ORG}/join`]: () => answer.clone() });
  expect(await screen.findByRole('link', { name: 'Open in Access' })).toHaveAttribute(
    'href',
    `/dashboard/${ORG}/access`,
  );
});

test('[DASH-24] the outcome of one’s own request is told: let in, not let in, or long ago', async () => {
  const [yes, no] = [asking({ state: 'approved' }), asking({ state: 'rejected' })];
  const about = (id: string) => notice('join.decided', { subject: { id, name: null } });
  openWith([about(yes.id), about(no.id), about(crypto.randomUUID())], {
    'GET /users/me/join-requests': Response.json([yes, no]),
  });
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
  const sent: unknown[] = [];
  const { place } = openWith([], {
    [LIST]: () => noticesOf(notices),
    [READ]: (call) => {
      sent.push(bodyOf(call));
      notices = notices.map((one) => ({ ...one, read_at: noon() }));
      return Response.json({ unread: 0 });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
  expect(screen.queryByText('New')).toBeNull();
  expect(sent).toEqual([{}]);
  notices = [notice('ownership.offered')];
  await userEvent.click((await screen.findAllByRole('link', { name: 'Open Sites' }))[0]!);
  await waitFor(() => expect(place()).toBe(`/dashboard/${HILL_FARM.id}/sites`));
  expect(sent).toEqual([{}]);
});

test('following the link of an unread notice marks that one', async () => {
  const told = notice('ownership.offered');
  const { fetch, place } = openWith([told]);
  await userEvent.click(await screen.findByRole('link', { name: 'View offer' }));
  await waitFor(() => expect(place()).toBe('/dashboard'));
  const read = fetch.mock.calls.find(isRead);
  expect(bodyOf(read?.[1])).toEqual({ ids: [told.id] });
});

test('older ones are a press away', async () => {
  const first = Array.from({ length: 20 }, () => notice('site.create', { read_at: noon() }));
  const older = notice('site.delete', { created_at: noon(3), read_at: noon() });
  const fetch = answerCalls({ ...QUIET });
  const answer = fetch.getMockImplementation()!;
  fetch.mockImplementation(async (address, request) => {
    const { pathname, searchParams } = new URL(address as string, 'https://site.example');
    if (pathname !== '/api/users/me/notifications') return answer(address, request);
    const isSecond = searchParams.get('page') === '2';
    const page = { items: isSecond ? [first[19], older] : first, total: 21, page: isSecond ? 2 : 1 };
    return Response.json({ ...page, page_size: 20, unread: 0 });
  });
  openPage('/dashboard/notifications');
  expect(await rows()).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Show older' }));
  // What moved to the second page meanwhile is not shown twice.
  await waitFor(async () => expect(await rows()).toHaveLength(21));
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('without any it says what will stand here; a failure can be tried again', async () => {
  let answer = failed('internal');
  openWith([], { [LIST]: () => answer.clone() });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Something went wrong on our side. Try again in a moment.',
  );
  answer = noticesOf([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No notifications yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test('what also comes by mail is chosen kind by kind and saved at once; a refusal is told and undone', async () => {
  const sent: unknown[] = [];
  let isBroken = false;
  let stored: unknown = { mailed: MAILED_KINDS };
  openWith([], {
    [`GET ${SETTINGS}`]: () => Response.json(stored),
    [`PUT ${SETTINGS}`]: (call) => {
      const body = bodyOf(call);
      sent.push(body);
      if (isBroken) return failed('busy');
      stored = body;
      return Response.json(body);
    },
  });
  const mail = within(await screen.findByRole('region', { name: 'Email notifications' }));
  const boxes = await mail.findAllByRole('checkbox', { checked: true });
  expect(boxes).toHaveLength(4);
  await userEvent.click(mail.getByRole('checkbox', { name: 'Someone opens a recall' }));
  await userEvent.click(mail.getByRole('checkbox', { name: 'Someone answers your request to join' }));
  expect(await mail.findByText(/^Saved at/)).toBeVisible();
  await waitFor(() =>
    expect(sent).toEqual([
      { mailed: ['join.asked', 'join.decided', 'ownership.offered'] },
      { mailed: ['join.asked', 'ownership.offered'] },
    ]),
  );
  isBroken = true;
  await userEvent.click(mail.getByRole('checkbox', { name: 'Someone opens a recall' }));
  expect(await screen.findByText('We are busy right now. Try again in a moment.')).toBeVisible();
  await waitFor(() =>
    expect(mail.getByRole('checkbox', { name: 'Someone opens a recall' })).not.toBeChecked(),
  );
});
