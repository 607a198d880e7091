import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { storedToken, storeToken } from '../../../http/session.ts';
import { answerCalls, failed } from '../../../testing/answer-calls.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { inOrganisation, ORG, whoamiOf } from '../../../testing/organisation.ts';
import { tokenOf } from '../../../testing/token-of.ts';

const SETTINGS = { id: ORG, name: 'Hill Farm', is_findable: false, is_verified: false };
const OWNER = {
  ...inOrganisation(),
  [`GET /${ORG}`]: Response.json(SETTINGS),
  [`GET /${ORG}/ownership`]: Response.json({ offer: null }),
};

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

const open = () => openPage(`/dashboard/${ORG}/settings`);
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const asked = async (name: RegExp) => within(await screen.findByRole('alertdialog', { name }));
const bodyOf = (request?: RequestInit): unknown => JSON.parse(request?.body as string);

const LINKS = [
  `/dashboard/edit-organisation/${ORG}`,
  `/dashboard/${ORG}/sites`,
  `/dashboard/${ORG}/access/subdomains`,
];
/** Features that came later may have ways of their own beside these. */
const shownLinks = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => LINKS.includes(href));

test('the organisation is renamed and made findable', async () => {
  const bodies: unknown[] = [];
  answerCalls({
    ...OWNER,
    [`PUT /${ORG}`]: (request) => {
      bodies.push(bodyOf(request));
      return Response.json({ ...SETTINGS, name: 'Hill Farm Ltd', is_findable: true });
    },
  });
  open();
  const name = await region('Name');
  const field = await name.findByLabelText('Organisation name');
  await userEvent.type(field, ' Ltd');
  await userEvent.click(name.getByLabelText('Let people find this organisation by name'));
  await userEvent.click(name.getByRole('button', { name: 'Save' }));
  expect(await name.findByText(/^Saved at/)).toBeVisible();
  expect(bodies).toEqual([{ name: 'Hill Farm Ltd', is_findable: true }]);
});

test('what a role may not do is not there: someone who only reads sees sites and the way out', async () => {
  const { permissions } = BUILT_IN_ROLES.find(({ key }) => key === 'qr_operator')!;
  answerCalls(inOrganisation(whoamiOf('QR Operator', permissions)));
  open();
  await region('Leave this organisation');
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('region').map((part) => part.getAttribute('id'))).toEqual(['leave']);
  expect(shownLinks()).toEqual([`/dashboard/${ORG}/sites`]);
});

test('an Owner has all of it, with the links to what has a page of its own', async () => {
  answerCalls(OWNER);
  open();
  await region('Hand over ownership');
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('region').map((part) => part.getAttribute('id'))).toEqual([
    'name',
    'hand-over',
    'leave',
    'close',
  ]);
  expect(shownLinks()).toEqual(LINKS);
});

const member = (name: string, status = 'active') => ({
  id: crypto.randomUUID(),
  name,
  email: `${name.toLowerCase()}@example.com`,
  status,
  roles: [{ id: crypto.randomUUID(), name: 'Member' }],
  rank: 3,
  has_second_factor: false,
  joined_at: '2026-11-15T09:00:00.000Z',
});
const RAVI = member('Ravi');
const OFFER = {
  id: crypto.randomUUID(),
  organisation: { id: ORG, name: 'Hill Farm', logo_url: null },
  from: { id: whoamiOf().id, name: 'Asha Rao' },
  to: { id: RAVI.id, name: 'Ravi' },
  created_at: '2026-11-15T09:00:00.000Z',
  expires_at: '2026-11-22T09:00:00.000Z',
};

test('ownership is offered to a member other than oneself, asked once more, and the open offer can be taken back', async () => {
  let offer: typeof OFFER | null = null;
  const bodies: unknown[] = [];
  const people = [{ ...member('Asha'), id: whoamiOf().id }, member('Sunil', 'suspended'), RAVI];
  answerCalls({
    ...OWNER,
    [`GET /${ORG}/members`]: Response.json({ items: people, total: 3, page: 1, page_size: 100 }),
    [`GET /${ORG}/ownership`]: () => Response.json({ offer }),
    [`POST /${ORG}/ownership`]: (request) => {
      bodies.push(bodyOf(request));
      offer = OFFER;
      return Response.json(OFFER);
    },
    [`DELETE /${ORG}/ownership`]: () => {
      offer = null;
      return Response.json({ id: OFFER.id });
    },
  });
  open();
  const section = await region('Hand over ownership');
  expect(section.getByText(/you become an Admin/)).toBeVisible();
  await userEvent.click(await section.findByRole('button', { name: 'Choose a member' }));
  const choice = within(await screen.findByRole('dialog', { name: 'Hand over ownership' }));
  const list = within(await choice.findByRole('list', { name: 'People in the organisation' }));
  const [only, ...others] = list.getAllByRole('button');
  expect(only).toHaveTextContent('Raviravi@example.comMember');
  expect(others).toEqual([]);
  await userEvent.click(only!);
  const question = await asked(/^Offer Hill Farm to Ravi/);
  expect(bodies).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Send offer' }));
  expect(await section.findByText(/^Offered to/)).toHaveTextContent(/^Offered to Ravi\. Open until/);
  expect(bodies).toEqual([{ user_id: RAVI.id }]);
  await userEvent.click(section.getByRole('button', { name: 'Withdraw offer' }));
  expect(await section.findByRole('button', { name: 'Choose a member' })).toBeVisible();
});

async function openChoice(items: unknown[]) {
  answerCalls({
    ...OWNER,
    [`GET /${ORG}/members`]: Response.json({ items, total: items.length, page: 1, page_size: 100 }),
  });
  open();
  const section = await region('Hand over ownership');
  await userEvent.click(await section.findByRole('button', { name: 'Choose a member' }));
  return within(await screen.findByRole('dialog', { name: 'Hand over ownership' }));
}

test('many people can be searched by name and email', async () => {
  const choice = await openChoice(Array.from({ length: 9 }, (_, at) => member(`Person${at}`)));
  await userEvent.type(await choice.findByRole('searchbox'), 'PERSON7@');
  expect(choice.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.type(choice.getByRole('searchbox'), 'x');
  expect(choice.getByText('No one with that name.')).toBeVisible();
});

test('who is alone in the organisation is told what has to come first', async () => {
  const choice = await openChoice([{ ...member('Asha'), id: whoamiOf().id }]);
  expect(await choice.findByText(/You’re the only member/)).toBeVisible();
});

test('the last Owner is told what to do instead of leaving; others leave after a question', async () => {
  let answer = failed('last_owner');
  answerCalls({ ...OWNER, [`DELETE /${ORG}/membership`]: () => answer.clone() });
  const { place } = open();
  const section = await region('Leave this organisation');
  const leave = async () => {
    await userEvent.click(section.getByRole('button', { name: 'Leave this organisation' }));
    await userEvent.click(
      (await asked(/^Leave organisation Hill Farm/)).getByRole('button', { name: 'Leave organisation' }),
    );
  };
  await leave();
  const told = await section.findByRole('alert');
  expect(told).toHaveTextContent(
    'You’re the last Owner. Hand over ownership first, or close the organisation.',
  );
  expect(
    within(told)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#hand-over', '#close']);
  answer = Response.json({ id: ORG });
  await leave();
  await waitFor(() => expect(place()).toBe('/dashboard'));
});

test('closing says what happens, wants the name typed and, after a while, the password; then it is sent again as it was', async () => {
  const fresh = tokenOf({ sid: 'fresh' });
  const sent: unknown[] = [];
  answerCalls({
    ...OWNER,
    'GET /users/me/sessions': Response.json([]),
    'POST /signin': Response.json({ token: fresh }),
    [`DELETE /${ORG}`]: (request) => {
      sent.push(bodyOf(request));
      const isFresh = new Headers(request?.headers).get('Authorization') === `Bearer ${fresh}`;
      return isFresh ? Response.json({ id: ORG }) : failed('step_up');
    },
  });
  const { place } = open();
  const section = await region('Close this organisation');
  await userEvent.click(section.getByRole('button', { name: 'Close this organisation' }));
  const question = await asked(/^Close Hill Farm/);
  expect(question.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'No one will be able to open it, including you.',
    'No new codes can be issued.',
    'Printed codes keep working and show the product, its maker and any recall.',
    'This cannot be undone.',
  ]);
  const confirm = question.getByRole('button', { name: 'Close organisation' });
  await userEvent.type(question.getByRole('textbox'), 'Hill farm');
  expect(confirm).toBeDisabled();
  await userEvent.clear(question.getByRole('textbox'));
  await userEvent.type(question.getByRole('textbox'), 'Hill Farm');
  await userEvent.click(confirm);
  const stepUp = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
  await userEvent.type(stepUp.getByLabelText('Password'), 'the right one{Enter}');
  await waitFor(() => expect(place()).toBe('/dashboard'));
  expect(sent).toEqual([{ name: 'Hill Farm' }, { name: 'Hill Farm' }]);
  expect(storedToken()).toBe(fresh);
});

test('a password that is not given leaves the organisation as it is, and says why', async () => {
  answerCalls({ ...OWNER, [`DELETE /${ORG}`]: failed('step_up') });
  const { place } = open();
  const section = await region('Close this organisation');
  await userEvent.click(section.getByRole('button', { name: 'Close this organisation' }));
  const question = await asked(/^Close Hill Farm/);
  await userEvent.type(question.getByRole('textbox'), 'Hill Farm');
  await userEvent.click(question.getByRole('button', { name: 'Close organisation' }));
  const stepUp = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
  await userEvent.click(stepUp.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Confirm your password to continue.')).toBeVisible();
  expect(place()).toBe(`/dashboard/${ORG}/settings`);
  expect(question.getByRole('textbox')).toHaveValue('Hill Farm');
});
