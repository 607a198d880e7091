import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../http/session.ts';
import { answerCalls, failed } from '../../testing/answer-calls.ts';
import { openPage } from '../../testing/open-page.tsx';
import { inOrganisation, ORG, whoamiOf } from '../../testing/organisation.ts';
import { tokenOf } from '../../testing/token-of.ts';

const LIST = `GET /${ORG}/sites`;
const site = (name: string) => ({
  id: crypto.randomUUID(),
  name,
  kind: 'farm',
  address: '12 Lake Road\nKotagiri',
  latitude: 11.4064,
  longitude: 76.6932,
  created_at: '2026-11-15T09:00:00.000Z',
});
const page = (items: unknown[], total = items.length) =>
  Response.json({ items, total, page: 1, page_size: 20 });

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

const open = () => openPage(`/dashboard/${ORG}/sites`);
const rows = async () => (await screen.findAllByRole('row')).slice(1);
const panel = async (name: string) => within(await screen.findByRole('dialog', { name }));
const bodyOf = (request?: RequestInit): unknown => JSON.parse(request?.body as string);

test('sites are listed with kind and address, in pages that the server sorts', async () => {
  const fetch = answerCalls({ ...inOrganisation(), [LIST]: page([site('Upper farm')], 41) });
  const { place } = open();
  const [row] = await rows();
  expect(row).toHaveTextContent(/^Upper farmFarm12 Lake Road Kotagiri/);
  expect(screen.getByText('1–1 of 41')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() =>
    expect(fetch.mock.lastCall?.[0]).toBe(
      `/api/${ORG}/sites?page=2&page_size=20&sort_by=name&sort_order=asc`,
    ),
  );
  expect(place()).toBe(`/dashboard/${ORG}/sites?page=2`);
});

test('a sorting in the address that the server does not know counts as not said', async () => {
  const fetch = answerCalls({ ...inOrganisation(), [LIST]: page([site('Upper farm')]) });
  openPage(`/dashboard/${ORG}/sites?sort_by=secret&sort_order=asc`);
  await rows();
  expect(fetch.mock.calls.map(([address]) => address)).toContain(`/api/${ORG}/sites?page=1&page_size=20`);
});

test('the first site is added; a name that is taken is told beside its field', async () => {
  let kept: unknown[] = [];
  let answer = failed('name_taken');
  const bodies: unknown[] = [];
  const upper = site('Upper farm');
  answerCalls({
    ...inOrganisation(),
    [LIST]: () => page(kept),
    [`POST /${ORG}/sites`]: (request) => {
      bodies.push(bodyOf(request));
      return answer.clone();
    },
  });
  open();
  expect(await screen.findByText('No sites yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add a site' }));
  const form = await panel('Add a site');
  await userEvent.type(form.getByLabelText('Name'), 'Upper farm');
  await userEvent.selectOptions(form.getByLabelText('Type'), 'Warehouse');
  await userEvent.type(form.getByLabelText('Latitude'), '11,4064');
  await userEvent.click(form.getByRole('button', { name: 'Add site' }));
  expect(await form.findByText('Fill in both, or leave both empty.')).toBeVisible();
  await userEvent.type(form.getByLabelText('Longitude'), '181');
  expect(await form.findByText('Enter 180 or less.')).toBeVisible();
  await userEvent.clear(form.getByLabelText('Longitude'));
  await userEvent.type(form.getByLabelText('Longitude'), '76.6932');
  await userEvent.click(form.getByRole('button', { name: 'Add site' }));
  expect(await form.findByText('This name is already in use.')).toBeVisible();
  expect(form.getByLabelText('Name')).toBeInvalid();
  kept = [upper];
  answer = Response.json(upper);
  await userEvent.type(form.getByLabelText('Name'), ' 2');
  await userEvent.click(form.getByRole('button', { name: 'Add site' }));
  expect(await rows()).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bodies[1]).toEqual({
    name: 'Upper farm 2',
    kind: 'warehouse',
    address: '',
    latitude: 11.4064,
    longitude: 76.6932,
  });
});

test('a site is edited and keeps what was not touched', async () => {
  const upper = site('Upper farm');
  const bodies: unknown[] = [];
  answerCalls({
    ...inOrganisation(),
    [LIST]: page([upper]),
    [`PUT /${ORG}/sites/${upper.id}`]: (request) => {
      bodies.push(bodyOf(request));
      return Response.json(upper);
    },
  });
  open();
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Upper farm' }));
  const form = await panel('Edit site');
  await userEvent.type(form.getByLabelText('Name'), ' 2');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { id: _, created_at: __, ...fields } = upper;
  expect(bodies).toEqual([{ ...fields, name: 'Upper farm 2' }]);
});

test('a site is deleted after a question; one that is used says so and stays', async () => {
  const upper = site('Upper farm');
  answerCalls({
    ...inOrganisation(),
    [LIST]: page([upper]),
    [`DELETE /${ORG}/sites/${upper.id}`]: failed('site_in_use'),
  });
  open();
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Upper farm' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Delete site Upper farm/ }));
  await userEvent.click(question.getByRole('button', { name: 'Delete site' }));
  expect(await screen.findByText('This site is used by a batch and cannot be deleted.')).toBeVisible();
  // Behind the question, which stays.
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(2);
});

test('who may not edit sees the list without buttons, and a failing list can be tried again', async () => {
  const { permissions } = BUILT_IN_ROLES.find(({ key }) => key === 'member')!;
  let answer = failed('busy');
  answerCalls({ ...inOrganisation(whoamiOf('Member', permissions)), [LIST]: () => answer.clone() });
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer = page([site('Upper farm')]);
  await userEvent.click(retry);
  const [row] = await rows();
  expect(within(row!).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a site' })).toBeNull();
});
