import { changeRole, createRole, deleteRole, listRoles } from '@qrigin/domain/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../http/session.ts';
import { answer, answerCalls, failed } from '../../testing/answer-calls.ts';
import { openPage } from '../../testing/open-page.tsx';
import { ORG } from '../../testing/organisation.ts';
import { bodiesTo, sentTo, writesSent } from '../../testing/sent-calls.ts';
import { tokenOf } from '../../testing/token-of.ts';
import {
  atHillFarm,
  LEAD,
  MEMBER,
  meAs,
  OPERATOR,
  PACKER,
  PRINTER,
  ROLES,
  SUPERVISOR,
  somebody,
} from './testing/hill-farm.ts';

const PAGE = `/dashboard/${ORG}/roles`;
const of = ({ id }: { id: string }) => `${PAGE}?role=${id}`;
const PRINT = 'Print labels';

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

const tree = async () => within(await screen.findByRole('navigation', { name: 'Roles' }));
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
/** By its label: the roles of everything in the grid take long to tell. */
const box = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** Saves and keeps, as the server does. */
function storing() {
  let roles = ROLES;
  return [
    ...atHillFarm(),
    answer(listRoles, () => roles),
    answer(changeRole, { id: LEAD.id }, ({ body }) => {
      roles = roles.map((role) => (role.id === LEAD.id ? { ...role, ...body } : role));
      return roles.find(({ id }) => id === LEAD.id)!;
    }),
  ];
}

test('[DASH-12] the roles are a list in a list, with how many have each and which are public', async () => {
  answerCalls(...atHillFarm());
  openPage(PAGE);
  const list = await tree();
  const item = (name: RegExp) => list.getByRole('link', { name }).closest('li')!;
  expect(item(/^Supervisor/)).toContainElement(item(/^Line lead/));
  expect(item(/^Line lead/)).toContainElement(item(/^Print helper/));
  expect(item(/^QR Operator/)).not.toContainElement(item(/^Line lead/));
  expect(list.getByRole('link', { name: /^Line lead/ })).toHaveAccessibleName('Line lead 2 people');
  expect(list.getByRole('link', { name: /^Member/ })).toHaveAccessibleName('Member Public 3 people');
  expect(list.getAllByRole('link')).toHaveLength(ROLES.length);
});

test('arrow keys go from role to role, and a role that is chosen stands in the address', async () => {
  answerCalls(...atHillFarm());
  const { place } = openPage(PAGE);
  const list = await tree();
  list.getByRole('link', { name: /^Owner/ }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(list.getByRole('link', { name: /^Supervisor/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(place()).toBe(of(SUPERVISOR));
  expect(await screen.findByRole('heading', { name: 'Supervisor' })).toBeVisible();
  expect(list.getByRole('link', { current: true })).toHaveAccessibleName(/^Supervisor/);
});

test('only what the role above has can be given; any other cell says why not', async () => {
  answerCalls(...atHillFarm());
  openPage(of(LEAD));
  const lead = await panel('Line lead');
  expect(await box(PRINT)).toBeChecked();
  expect(await box('Open recalls, which warn shoppers immediately, and end them')).not.toBeChecked();
  expect(lead.queryByRole('checkbox', { name: /^Delete products/ })).toBeNull();
  expect(lead.getByRole('row', { name: /^Products/ })).toHaveTextContent(
    'Delete products: no The parent role, Supervisor, does not have this permission.',
  );
});

test('what a box allows is told to who is on it', async () => {
  answerCalls(...atHillFarm());
  openPage(of(LEAD));
  const cell = (await box(PRINT)).closest('td')!;
  const told = () => within(cell).queryByRole('tooltip', { hidden: true });
  expect(told()).toBeNull();
  await userEvent.hover(cell);
  expect(told()).toHaveTextContent(PRINT);
  await userEvent.unhover(cell);
  expect(told()).toBeNull();
});

test('the grid can be read as a list of sentences', async () => {
  answerCalls(...atHillFarm());
  openPage(of(LEAD));
  await press('Show as list');
  const codes = within(await screen.findByRole('group', { name: 'Codes' }));
  expect(codes.getByRole('checkbox', { name: 'Issue new codes to print' })).toBeChecked();
  expect(codes.getByText(/^Replace the default code/)).toHaveTextContent(
    /The parent role, Supervisor, does not have this permission\.$/,
  );
});

test('changes are marked, counted and saved together', async () => {
  const fetch = answerCalls(...storing());
  openPage(of(LEAD));
  await userEvent.click(await box('Issue new codes to print'));
  await userEvent.click(await box('Upload images and documents'));
  expect(await box('Issue new codes to print (not saved)')).not.toBeChecked();
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Shift lead');
  await press('Save 3 changes');
  expect(await screen.findByRole('heading', { name: 'Shift lead' })).toBeVisible();
  expect(bodiesTo(fetch, changeRole)).toEqual([
    {
      name: 'Shift lead',
      is_public: false,
      permissions: ['file.upload', 'org.view', 'print.run', 'print.view', 'product.view'],
    },
  ]);
  expect(await screen.findByRole('button', { name: 'Save changes' })).toBeDisabled();
  expect(await box('Issue new codes to print')).not.toBeChecked();
});

test('a box that is ticked and unticked again is no change', async () => {
  answerCalls(...atHillFarm());
  openPage(of(LEAD));
  await userEvent.click(await box(PRINT));
  expect(await screen.findByRole('button', { name: 'Save 1 change' })).toBeEnabled();
  await userEvent.click(await box(`${PRINT} (not saved)`));
  expect(await screen.findByRole('button', { name: 'Save changes' })).toBeDisabled();
});

test('a name that is taken is told beside the name, and what was ticked stays', async () => {
  answerCalls(...atHillFarm(), answer(changeRole, { id: LEAD.id }, failed('name_taken')));
  openPage(of(LEAD));
  await userEvent.click(await box(PRINT));
  await press('Save 1 change');
  expect(await screen.findByText('This name is already in use.')).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(await box(`${PRINT} (not saved)`)).not.toBeChecked();
});

test('before a permission is taken it is said which roles below lose it, too', async () => {
  answerCalls(...atHillFarm());
  openPage(of(LEAD));
  await userEvent.click(await box('Issue new codes to print'));
  expect(screen.queryByText(/below loses/)).toBeNull();
  await userEvent.click(await box(PRINT));
  const told = await screen.findByText('1 role below loses this too');
  expect(told.parentElement).toHaveTextContent('Print helper: Print labels');
});

test('a role becomes public only below Member or QR Operator, and only if it may do nothing grave', async () => {
  answerCalls(...atHillFarm());
  const { router } = openPage(of(LEAD));
  expect(await box('Public')).toBeDisabled();
  expect(screen.getByText(/^Only Member, QR Operator and the roles below them/)).toBeVisible();
  await router.navigate(of(PACKER));
  await screen.findByRole('heading', { name: 'Line packer' });
  expect(await box('Public')).toBeEnabled();
});

test('a public role that is given something grave cannot be saved until one of the two is taken back', async () => {
  const packer = { ...PACKER, is_public: true };
  const operator = { ...OPERATOR, permissions: [...OPERATOR.permissions, 'qr.generate' as const] };
  const roles = [...ROLES.filter(({ id }) => id !== PACKER.id && id !== OPERATOR.id), operator, packer];
  answerCalls(...atHillFarm(), answer(listRoles, roles));
  openPage(of(PACKER));
  await userEvent.click(await box('Issue new codes to print'));
  expect(await screen.findByText(/^A public role cannot have these permissions/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save 1 change' })).toBeDisabled();
  await userEvent.click(await box('Public'));
  expect(await screen.findByRole('button', { name: 'Save 2 changes' })).toBeEnabled();
});

test('who has the role is named, for who may see the people below them', async () => {
  answerCalls(...atHillFarm(undefined, [somebody(30, 'Devika Rao', LEAD)]));
  openPage(of(LEAD));
  const lead = await panel('Line lead');
  expect(await lead.findByText('Devika Rao')).toBeVisible();
  expect(lead.getByRole('link', { name: 'Open in Access' })).toHaveAttribute(
    'href',
    `/dashboard/${ORG}/access?of=${LEAD.id}`,
  );
});

test('built-in roles can be looked at only', async () => {
  answerCalls(...atHillFarm());
  openPage(of(SUPERVISOR));
  const role = await panel('Supervisor');
  expect(role.getByText('This role is built in and cannot be changed.')).toBeVisible();
  expect(role.queryByRole('checkbox')).toBeNull();
  expect(role.queryByRole('button', { name: /Save|Delete role/ })).toBeNull();
  expect(role.getByRole('row', { name: /^Printing/ })).toHaveTextContent('Print labels: yes');
});

test('a role is created below another, and then what it may do is chosen', async () => {
  const created = { ...PRINTER, id: crypto.randomUUID(), name: 'Night packer', parent_role_id: LEAD.id };
  let roles = ROLES;
  const fetch = answerCalls(
    ...atHillFarm(),
    answer(listRoles, () => roles),
    answer(createRole, () => {
      roles = [...ROLES, created];
      return created;
    }),
  );
  const { place } = openPage(of(LEAD));
  await press('Create role');
  const dialog = within(await screen.findByRole('dialog', { name: 'Create role' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Night packer');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Parent role' }), LEAD.id);
  await userEvent.click(dialog.getByRole('button', { name: 'Create role' }));
  expect(await screen.findByRole('heading', { name: 'Night packer' })).toBeVisible();
  expect(place()).toBe(of(created));
  // The usual start, as far as the role above has it.
  expect(bodiesTo(fetch, createRole)).toEqual([
    { name: 'Night packer', parent_role_id: LEAD.id, permissions: ['org.view', 'product.view'] },
  ]);
});

test('a role that is in use says so in place of the button; another is deleted when that is confirmed', async () => {
  let isInUse = true;
  const fetch = answerCalls(
    ...atHillFarm(),
    answer(deleteRole, { id: PACKER.id }, () => (isInUse ? failed('role_in_use') : PACKER)),
  );
  const { router, place } = openPage(of(LEAD));
  expect(await screen.findByText('You cannot delete it while 2 people have it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete role' })).toBeNull();
  await router.navigate(of(PACKER));
  await press('Delete role');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(/^Delete the role Line packer\?/);
  const asked = within(dialog);
  expect(writesSent(fetch)).toEqual([]);
  await userEvent.click(asked.getByRole('button', { name: 'Delete role' }));
  expect(await screen.findByText(/^You cannot delete this role while people have it/)).toBeVisible();
  isInUse = false;
  await userEvent.click(asked.getByRole('button', { name: 'Delete role' }));
  await waitFor(() => expect(place()).toBe(of(OPERATOR)));
});

test('another role is not opened over unsaved changes without asking', async () => {
  const fetch = answerCalls(...storing());
  const { place } = openPage(of(LEAD));
  await userEvent.click(await box(PRINT));
  await userEvent.click((await tree()).getByRole('link', { name: /^Line packer/ }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(place()).toBe(of(LEAD));
  expect(await box(`${PRINT} (not saved)`)).not.toBeChecked();
  await userEvent.click((await tree()).getByRole('link', { name: /^Line packer/ }));
  await press('Leave');
  expect(await screen.findByRole('heading', { name: 'Line packer' })).toBeVisible();
  expect(writesSent(fetch)).toEqual([]);
});

test('the organisation can be seen as a role sees it, with a way back that is in sight', async () => {
  answerCalls(...atHillFarm());
  const { place } = openPage(of(PACKER));
  await userEvent.click(await screen.findByRole('link', { name: 'View as this role' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'What Line packer sees' })).toBeVisible();
  const bar = within(screen.getByRole('region', { name: 'Organisation' }));
  const entries = bar.getAllByRole('listitem').map((entry) => entry.textContent);
  expect(entries).toEqual([
    'Productsno access',
    'Vendorsno access',
    'Rolesno access',
    'Accessno access',
    'Templatesno access',
    'Statistics',
    'Customer Service',
  ]);
  expect(within(screen.getByRole('region', { name: 'Dashboard' })).getAllByRole('listitem')).toHaveLength(5);
  const can = within(screen.getByRole('region', { name: 'What they can do' }));
  expect(can.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Scan codes to pack and unpack, and assign them to a product',
    'Open the organisation and see its name and address',
  ]);
  const back = screen.getByRole('link', { name: 'Back to your view' });
  await waitFor(() => expect(back).toHaveFocus());
  await userEvent.click(back);
  expect(await screen.findByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
  expect(place()).toBe(of(PACKER));
});

test('a Member sees the roles, but neither creates nor changes one', async () => {
  answerCalls(...atHillFarm(meAs(MEMBER, 3)));
  openPage(of(PACKER));
  const role = await panel('Line packer');
  expect((await tree()).getAllByRole('link')).toHaveLength(ROLES.length);
  expect(screen.queryByRole('button', { name: 'Create role' })).toBeNull();
  expect(role.queryByRole('checkbox')).toBeNull();
  expect(role.getByText(/^You can view this role/)).toBeVisible();
});

test('who may not see the roles is told so, and nothing is asked', async () => {
  const fetch = answerCalls(...atHillFarm(meAs(OPERATOR, 3)));
  openPage(PAGE);
  expect(await screen.findByText('Your role does not allow this.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
  expect(sentTo(fetch, listRoles)).toEqual([]);
});

test('a failure can be tried again, and who has lost the role meanwhile is told so', async () => {
  let reply = failed('internal');
  answerCalls(
    ...atHillFarm(),
    answer(listRoles, () => reply),
  );
  openPage(PAGE);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Something went wrong on our side. Try again in a moment.',
  );
  reply = failed('forbidden');
  await press('Try again');
  expect(await screen.findByText('Your role does not allow this.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('among many roles one is found by its name, with those above it', async () => {
  const many = Array.from({ length: 20 }, (_, index) => ({
    ...PACKER,
    id: crypto.randomUUID(),
    name: `Helper ${index}`,
  }));
  answerCalls(...atHillFarm(), answer(listRoles, [...ROLES, ...many]));
  openPage(PAGE);
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search roles' }), 'helper 7');
  const links = (await tree()).getAllByRole('link').map((link) => link.textContent);
  expect(links).toHaveLength(5);
  expect(links.at(-1)).toContain('Helper 7');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search roles' }), 'x');
  expect(await screen.findByText('No role has a name like that.')).toBeVisible();
});
