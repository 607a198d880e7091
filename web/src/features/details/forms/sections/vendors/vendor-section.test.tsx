import { Section } from '@qrigin/domain/details';
import { whoami } from '@qrigin/domain/organisations';
import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import { createVendor, listVendors } from '@qrigin/domain/vendors';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { vendorRow } from '../../../../../../../domain/src/vendors/samples.ts';
import { answer, answerCalls, failed } from '../../../../../testing/answer-calls.ts';
import { whoamiOf } from '../../../../../testing/organisation.ts';
import { pageWith } from '../../../../../testing/page-with.ts';
import { sentTo } from '../../../../../testing/sent-calls.ts';
import { removeToast } from '../../../../../ui/toast/toast.ts';
import { showForm } from '../../../testing/show-form.tsx';

const MILL = vendorRow({ name: 'Coonoor Mill', website: 'https://mill.example' });
const GLASS = vendorRow({ name: 'Glass Works', website: '' });
const CARRIER = vendorRow({ name: 'Carrier' });
const GONE = '5a3b1e00-0000-4000-8000-0000000000bb';
const ALL = [MILL, GLASS, CARRIER];

const known = answer(listVendors, ({ query }) => {
  const ids = query['ids']?.split(',');
  const search = query['search'] ?? '';
  return pageWith(ALL.filter(({ id, name }) => ids?.includes(id) ?? name.toLowerCase().includes(search)));
});

const section = (...vendor_ids: string[]) => ({
  part: 'section' as const,
  content: Section.parse({ id: MILL.id, type: 'vendor', vendor_ids }),
});
const chosen = () => screen.queryAllByRole('listitem').map((row) => row.textContent);

afterEach(() => {
  removeToast();
  vi.unstubAllGlobals();
});

test('vendors are found by what is typed, chosen in an order, moved and removed', async () => {
  answerCalls(answer(whoami, whoamiOf()), known);
  const { last } = showForm(section(MILL.id));
  await waitFor(() => expect(chosen()).toEqual(['Coonoor Millmill.example']));
  await userEvent.click(screen.getByRole('button', { name: 'Choose a vendor' }));
  const field = await screen.findByPlaceholderText('Search vendors');
  await waitFor(() =>
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Glass Works',
      'Carrier',
    ]),
  );
  await userEvent.type(field, 'glass');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.keyboard('{Enter}');
  expect(last()).toMatchObject({ vendor_ids: [MILL.id, GLASS.id] });
  await waitFor(() => expect(chosen()).toEqual(['Coonoor Millmill.example', 'Glass Works']));
  await userEvent.click(screen.getByRole('button', { name: 'Move Glass Works up' }));
  expect(last()).toMatchObject({ vendor_ids: [GLASS.id, MILL.id] });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Coonoor Mill' }));
  expect(last()).toMatchObject({ vendor_ids: [GLASS.id] });
});

test('one that is not there yet is added without leaving the editor, by who may', async () => {
  answerCalls(answer(whoami, whoamiOf()), known, answer(createVendor, CARRIER));
  const { last } = showForm(section());
  await userEvent.click(screen.getByRole('button', { name: 'Choose a vendor' }));
  await userEvent.type(await screen.findByPlaceholderText('Search vendors'), 'Weavers');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a vendor' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a vendor' }));
  expect(form.getByLabelText('Name')).toHaveValue('Weavers');
  await userEvent.click(form.getByRole('button', { name: 'Add vendor' }));
  await waitFor(() => expect(last()).toMatchObject({ vendor_ids: [CARRIER.id] }));
});

test('who may not add vendors can still choose one', async () => {
  const { permissions } = BUILT_IN_ROLES.find(({ key }) => key === 'member')!;
  answerCalls(answer(whoami, whoamiOf('Member', permissions)), known);
  showForm(section());
  await userEvent.click(screen.getByRole('button', { name: 'Choose a vendor' }));
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Add a vendor' })).toBeNull();
});

test('a vendor that is not among those that there are says so before anyone publishes', async () => {
  let reply: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => (reply = resolve));
  answerCalls(
    answer(whoami, whoamiOf()),
    answer(listVendors, async () => {
      await loaded;
      return pageWith([MILL]);
    }),
  );
  showForm(section(GONE, MILL.id));
  expect(chosen()).toEqual(['Vendor 1', 'Vendor 2']);
  reply();
  await waitFor(() =>
    expect(chosen()).toEqual([
      'Vendor 1This vendor was deleted. Remove it from the list.',
      'Coonoor Millmill.example',
    ]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove Vendor 1' }));
  expect(chosen()).toEqual(['Coonoor Millmill.example']);
});

test('no vendor is said to be deleted where they cannot be asked for', async () => {
  const fetch = answerCalls(answer(whoami, whoamiOf()), answer(listVendors, failed('forbidden')));
  showForm(section(GONE));
  await waitFor(() => expect(sentTo(fetch, listVendors)).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(chosen()).toEqual(['Vendor 1']);
});

test('a vendor that was deleted says so in its place', async () => {
  answerCalls(answer(whoami, whoamiOf()), known);
  showForm(section(MILL.id, GONE), {
    faults: [{ path: 'sections.0.vendor_ids.1', fault: 'vendor' }],
  });
  await screen.findByText('mill.example');
  expect(chosen()[1]).toBe('Vendor 2This vendor was deleted. Remove it from the list.');
  expect(screen.getByRole('button', { name: 'Remove Vendor 2' })).toBeVisible();
});
