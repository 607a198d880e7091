import { listMySessions, signIn } from '@qrigin/domain/auth';
import { bearer } from '@qrigin/domain/http';
import { type Colleague, listMembers } from '@qrigin/domain/members';
import {
  changeOrganisation,
  closeOrganisation,
  findOffer,
  findSettings,
  leaveOrganisation,
  offerOwnership,
  withdrawOffer,
} from '@qrigin/domain/organisations';
import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { colleagueRow } from '../../../../../domain/src/members/samples.ts';
import { offerRow } from '../../../../../domain/src/organisations/samples.ts';
import { storedToken, storeToken } from '../../../http/session.ts';
import { answer, answerCalls, failed, type Reply } from '../../../testing/answer-calls.ts';
import { inOrganisation } from '../../../testing/in-organisation.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../../testing/organisation.ts';
import { pageWith } from '../../../testing/page-with.ts';
import { bodiesTo } from '../../../testing/sent-calls.ts';
import { tokenOf } from '../../../testing/token-of.ts';

const SETTINGS = { id: ORG, name: 'Hill Farm', is_findable: false, is_verified: false };
const OWNER = [...inOrganisation(), answer(findSettings, SETTINGS), answer(findOffer, { offer: null })];

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

const open = () => openPage(`/dashboard/${ORG}/settings`);
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const asked = async (name: RegExp) => within(await screen.findByRole('alertdialog', { name }));

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
  const fetch = answerCalls(
    ...OWNER,
    answer(changeOrganisation, { ...SETTINGS, name: 'Hill Farm Ltd', is_findable: true }),
  );
  open();
  const name = await region('Name');
  const field = await name.findByLabelText('Organisation name');
  await userEvent.type(field, ' Ltd');
  await userEvent.click(name.getByLabelText('Let people find this organisation by name'));
  await userEvent.click(name.getByRole('button', { name: 'Save' }));
  expect(await name.findByText(/^Saved at/)).toBeVisible();
  expect(bodiesTo(fetch, changeOrganisation)).toEqual([{ name: 'Hill Farm Ltd', is_findable: true }]);
});

test('what a role may not do is not there: someone who only reads sees sites and the way out', async () => {
  const { permissions } = BUILT_IN_ROLES.find(({ key }) => key === 'qr_operator')!;
  answerCalls(...inOrganisation(whoamiOf('QR Operator', permissions)));
  open();
  await region('Leave this organisation');
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('region').map((part) => part.getAttribute('id'))).toEqual(['leave']);
  expect(shownLinks()).toEqual([`/dashboard/${ORG}/sites`]);
});

test('an Owner has all of it, with the links to what has a page of its own', async () => {
  answerCalls(...OWNER);
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

const RAVI = colleagueRow({ name: 'Ravi', roles: [{ id: crypto.randomUUID(), name: 'Member' }] });
const MYSELF = colleagueRow({ name: 'Asha', id: whoamiOf().id });
const OFFER = offerRow({ to: { id: RAVI.id, name: 'Ravi' } });

test('ownership is offered to a member other than oneself, asked once more, and the open offer can be taken back', async () => {
  let offer: typeof OFFER | null = null;
  const people = [MYSELF, colleagueRow({ name: 'Sunil', status: 'suspended' }), RAVI];
  const fetch = answerCalls(
    ...OWNER,
    answer(listMembers, pageWith(people)),
    answer(findOffer, () => ({ offer })),
    answer(offerOwnership, () => {
      offer = OFFER;
      return OFFER;
    }),
    answer(withdrawOffer, () => {
      offer = null;
      return { id: OFFER.id };
    }),
  );
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
  expect(bodiesTo(fetch, offerOwnership)).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Send offer' }));
  expect(await section.findByText(/^Offered to/)).toHaveTextContent(/^Offered to Ravi\. Open until/);
  expect(bodiesTo(fetch, offerOwnership)).toEqual([{ user_id: RAVI.id }]);
  await userEvent.click(section.getByRole('button', { name: 'Withdraw offer' }));
  expect(await section.findByRole('button', { name: 'Choose a member' })).toBeVisible();
});

async function openChoice(people: Colleague[]) {
  answerCalls(...OWNER, answer(listMembers, pageWith(people)));
  open();
  const section = await region('Hand over ownership');
  await userEvent.click(await section.findByRole('button', { name: 'Choose a member' }));
  return within(await screen.findByRole('dialog', { name: 'Hand over ownership' }));
}

test('many people can be searched by name and email', async () => {
  const choice = await openChoice(
    Array.from({ length: 9 }, (_, at) => colleagueRow({ name: `Person${at}` })),
  );
  await userEvent.type(await choice.findByRole('searchbox'), 'PERSON7@');
  expect(choice.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.type(choice.getByRole('searchbox'), 'x');
  expect(choice.getByText('No one with that name.')).toBeVisible();
});

test('who is alone in the organisation is told what has to come first', async () => {
  const choice = await openChoice([MYSELF]);
  expect(await choice.findByText(/You’re the only member/)).toBeVisible();
});

test('the last Owner is told what to do instead of leaving; others leave after a question', async () => {
  let reply: Reply<typeof leaveOrganisation> = failed('last_owner');
  answerCalls(
    ...OWNER,
    answer(leaveOrganisation, () => reply),
  );
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
  reply = { id: ORG };
  await leave();
  await waitFor(() => expect(place()).toBe('/dashboard'));
});

test('closing says what happens, wants the name typed and, after a while, the password; then it is sent again as it was', async () => {
  const fresh = tokenOf({ sid: 'fresh' });
  const fetch = answerCalls(
    ...OWNER,
    answer(listMySessions, []),
    answer(signIn, { token: fresh }),
    answer(closeOrganisation, ({ headers }) =>
      headers.get('Authorization') === bearer(fresh).Authorization ? { id: ORG } : failed('step_up'),
    ),
  );
  const { place } = open();
  const section = await region('Close this organisation');
  await userEvent.click(section.getByRole('button', { name: 'Close this organisation' }));
  const question = await asked(/^Close Hill Farm/);
  expect(question.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'No one will be able to open it, including you.',
    'No new codes can be issued.',
    'Printed codes keep working and show the product, its maker and any recall.',
    'You cannot export anything afterwards. To keep your records, export everything before you close it.',
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
  expect(bodiesTo(fetch, closeOrganisation)).toEqual([{ name: 'Hill Farm' }, { name: 'Hill Farm' }]);
  expect(storedToken()).toBe(fresh);
});

test('a password that is not given leaves the organisation as it is, and says why', async () => {
  answerCalls(...OWNER, answer(closeOrganisation, failed('step_up')));
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
