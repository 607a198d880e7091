import { FAILURES } from '@qrigin/domain/errors';
import {
  answerOffer,
  createOrganisation,
  findDetails,
  findOrganisations,
  listMyOffers,
  listMyOrganisations,
} from '@qrigin/domain/organisations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { offerRow } from '../../../../../domain/src/organisations/samples.ts';
import { storeToken } from '../../../http/session.ts';
import { answer, answerCalls, failed, type Reply } from '../../../testing/answer-calls.ts';
import { inOrganisation } from '../../../testing/in-organisation.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { myOrganisation, ORG } from '../../../testing/organisation.ts';
import { bodiesTo, sentTo, writesSent } from '../../../testing/sent-calls.ts';
import { tokenOf } from '../../../testing/token-of.ts';

const NONE = [...inOrganisation(), answer(listMyOrganisations, [])];
/** The wizard asks for what is known of the organisation. */
const WIZARD = answer(findDetails, failed('busy'));

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Your organisations' })).getAllByRole('listitem');
const names = async () => (await rows()).map((row) => within(row).getByRole('heading').textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** The buttons are elsewhere once the list turns out to be empty. */
async function openJoin() {
  await screen.findByText('Start with an organisation');
  await press('Join Organisation');
  return dialog('Join Organisation');
}

test('[DASH-02][DASH-03][ORG-91] the index lists the organisations that the API gives, with role and number of products', async () => {
  const mine = [
    { ...myOrganisation('Nilgiri Honey', 'Owner'), product_count: 9 },
    { ...myOrganisation('Kaveri Spice', 'Printer', 'Lead'), product_count: 1 },
    myOrganisation('Hill Farm', 'Member'),
  ];
  answerCalls(...NONE, answer(listMyOrganisations, mine));
  openPage('/dashboard');
  expect(await names()).toEqual(['Nilgiri Honey', 'Kaveri Spice', 'Hill Farm']);
  const [first, second, third] = await rows();
  expect(first).toHaveTextContent(/NHNilgiri HoneyYour role: Owner9 products/);
  expect(second).toHaveTextContent(/Your roles: Printer and Lead1 product$/);
  expect(third).toHaveTextContent(/No products yet/);
  expect(within(first!).getByRole('link')).toHaveAttribute('href', `/dashboard/${mine[0]?.id}`);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('a logo is shown, and initials when it does not load', async () => {
  const logo_url = 'https://content.example/files/1/2';
  answerCalls(...NONE, answer(listMyOrganisations, [{ ...myOrganisation('Hill Farm'), logo_url }]));
  openPage('/dashboard');
  const [row] = await rows();
  const logo = within(row!).getByRole('presentation');
  expect(logo).toHaveAttribute('src', logo_url);
  logo.dispatchEvent(new Event('error'));
  expect(await within(row!).findByText('HF')).toBeInTheDocument();
});

test('more than six organisations can be searched, and nothing found can be cleared', async () => {
  const mine = ['Amrit', 'Bharat', 'Coorg', 'Devi', 'Eka', 'Fern', 'Ghee'].map((name) =>
    myOrganisation(name, 'Owner'),
  );
  answerCalls(...NONE, answer(listMyOrganisations, mine));
  const { place } = openPage('/dashboard');
  const field = await screen.findByRole('searchbox', { name: 'Search your organisations' });
  await userEvent.type(field, 'fER');
  await waitFor(async () => expect(await names()).toEqual(['Fern']));
  expect(place()).toBe('/dashboard?search=fER');
  await userEvent.type(field, 'x');
  expect(await screen.findByText('No matches')).toBeVisible();
  await press('Show all');
  await waitFor(async () => expect(await names()).toHaveLength(7));
});

test('[DASH-28] from the empty list an organisation is created by its name, which leads to the wizard', async () => {
  let reply: Reply<typeof createOrganisation> = failed('busy');
  const fetch = answerCalls(
    ...NONE,
    WIZARD,
    answer(createOrganisation, () => reply),
  );
  const { place } = openPage('/dashboard');
  expect(await screen.findByText('Start with an organisation')).toBeVisible();
  await press('Create Organisation');
  const asked = await dialog('Create Organisation');
  await userEvent.click(asked.getByRole('button', { name: 'Create and continue' }));
  expect(await asked.findByText('This is required.')).toBeVisible();
  expect(bodiesTo(fetch, createOrganisation)).toEqual([]);

  await userEvent.type(asked.getByLabelText('Organisation name'), ' Hill Farm {Enter}');
  await waitFor(() => expect(bodiesTo(fetch, createOrganisation)).toHaveLength(1));
  reply = { id: ORG, name: 'Hill Farm' };
  await userEvent.click(asked.getByRole('button', { name: 'Create and continue' }));
  await waitFor(() => expect(place()).toBe(`/dashboard/create-organisation/${ORG}`));
  expect(bodiesTo(fetch, createOrganisation)).toEqual([{ name: 'Hill Farm' }, { name: 'Hill Farm' }]);
  // A lost answer must not make a second one.
  const keys = sentTo(fetch, createOrganisation).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('[DASH-28] a name with a web address and one organisation too many are refused beside the field', async () => {
  const fetch = answerCalls(...NONE, answer(createOrganisation, failed('too_many_organisations')));
  openPage('/dashboard');
  expect(await screen.findByText('Start with an organisation')).toBeVisible();
  await press('Create Organisation');
  const asked = await dialog('Create Organisation');
  const name = asked.getByLabelText('Organisation name');
  await userEvent.type(name, 'Locked, see evil.example{Enter}');
  expect(await asked.findByText('Enter a name without a web address.')).toBeVisible();
  expect(name).toBeInvalid();
  expect(writesSent(fetch)).toEqual([]);
  await userEvent.clear(name);
  await userEvent.type(name, 'Hill Farm{Enter}');
  await waitFor(() => expect(name).toHaveAccessibleDescription(FAILURES.too_many_organisations.text));
  expect(name).toHaveFocus();
});

test('[DASH-28] an organisation is looked for by its name, page by page', async () => {
  const found = Array.from({ length: 20 }, (_, at) => myOrganisation(`Hill ${at + 1}`));
  const fetch = answerCalls(
    ...NONE,
    answer(findOrganisations, { name: 'hill', page: 1 }, found),
    answer(findOrganisations, { name: 'hill', page: 2 }, [myOrganisation('Hill 21')]),
  );
  openPage('/dashboard');
  const asked = await openJoin();
  await userEvent.type(asked.getByLabelText('Organisation name'), 'hill');
  const list = within(await asked.findByRole('list', { name: 'Matching organisations' }));
  expect(list.getAllByRole('button')).toHaveLength(20);
  expect(sentTo(fetch, findOrganisations)).toHaveLength(1);
  await userEvent.click(asked.getByRole('button', { name: 'Show more' }));
  expect(await list.findByRole('button', { name: 'Hill 21' })).toBeVisible();
  expect(asked.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a name that no one has says so, and dots alone are not searched for', async () => {
  const fetch = answerCalls(...NONE, answer(findOrganisations, { name: 'nobody', page: 1 }, []));
  openPage('/dashboard');
  const asked = await openJoin();
  await userEvent.type(asked.getByLabelText('Organisation name'), 'nobody');
  expect(await asked.findByText(/^No matches/)).toBeVisible();
  await userEvent.clear(asked.getByLabelText('Organisation name'));
  await userEvent.type(asked.getByLabelText('Organisation name'), '..');
  expect(await asked.findByText(/appear here/)).toBeVisible();
  expect(sentTo(fetch, findOrganisations)).toHaveLength(1);
});

const OFFER = offerRow();

test('an organisation that is offered stands on top; accepting asks first', async () => {
  let offers = [OFFER];
  const fetch = answerCalls(
    ...NONE,
    answer(listMyOffers, () => offers),
    answer(answerOffer, { id: OFFER.id }, () => {
      offers = [];
      return { id: OFFER.id, action: 'accept' as const };
    }),
  );
  openPage('/dashboard');
  const offer = within(await screen.findByRole('list', { name: 'Offered to you' }));
  expect(offer.getByRole('heading')).toHaveTextContent('Asha wants to hand Hill Farm over to you');
  await userEvent.click(offer.getByRole('button', { name: 'Accept' }));
  const asked = within(await screen.findByRole('alertdialog', { name: /^Become the Owner of Hill Farm/ }));
  expect(asked.getByText(/will become an Admin/)).toBeVisible();
  expect(bodiesTo(fetch, answerOffer)).toEqual([]);
  await userEvent.click(asked.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Offered to you' })).toBeNull());
  expect(bodiesTo(fetch, answerOffer)).toEqual([{ action: 'accept' }]);
});

test('declining is done at once; an offer that has ended is told and goes away', async () => {
  let offers = [OFFER];
  answerCalls(
    ...NONE,
    answer(listMyOffers, () => offers),
    answer(answerOffer, { id: OFFER.id }, () => {
      offers = [];
      return failed('offer_ended');
    }),
  );
  openPage('/dashboard');
  await press('Decline');
  expect(
    await screen.findByText('This offer has already been answered, was withdrawn or has expired.'),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull());
});
