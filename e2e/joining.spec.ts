import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import {
  actOnJoin,
  askToJoin,
  changeStatus,
  listMembers,
  listPublicRoles,
  listSupervisors,
} from '@qrigin/domain/members';
import { streamNotifications } from '@qrigin/domain/notifications';
import { changeOrganisation, createOrganisation } from '@qrigin/domain/organisations';
import { createRole, listRoles } from '@qrigin/domain/roles';
import { personSample } from '../domain/src/auth/samples.ts';
import { clientAt } from '../server/src/testing/client.ts';
import { register } from '../tooling/dev/demo/register.ts';
import { watchContext } from '../tooling/product/watch-context.ts';
import { E2E_URL } from './world/client-of.ts';
import { mailedCode } from './world/mailed-code.ts';
import { expectPage, PASSWORD, toastOf } from './world/signing-in.ts';
import { expect, test } from './world/world.ts';

interface Account {
  name: string;
  token: string;
}

const clientAs = (token: string) => clientAt(E2E_URL, { token });

/** Signs up through the API, as `signUp` does on the screen. */
async function newAccount(name: string): Promise<Account> {
  const email = `${name.toLowerCase()}-${randomUUID()}@people.example`;
  const person = personSample(email, { name, password_hash: PASSWORD });
  const token = await register(E2E_URL, person, () => mailedCode(email, 'is your Qrigin code'));
  return { name, token };
}

/** A browser of their own, in which they are signed in. */
async function browserOf(browser: Browser, { token }: Account): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addInitScript((kept) => {
    if (window.location.protocol === 'about:') return;
    localStorage.setItem('token-storage', JSON.stringify({ state: { token: kept }, version: 1 }));
  }, token);
  return context;
}

/** An organisation that lets itself be found, and its Owner. */
async function newOrganisation() {
  const owner = await newAccount('Asha');
  const { call } = clientAs(owner.token);
  const name = `Hill Farm ${randomUUID().slice(0, 8)}`;
  const { id } = await call(createOrganisation, { body: { name } });
  await call(changeOrganisation, { params: { org: id }, body: { name, is_findable: true } });
  return { id, name, owner, call };
}

/** Lets someone in by the API, with one of the roles that can be asked for. */
async function letIn(org: Awaited<ReturnType<typeof newOrganisation>>, roleName: string): Promise<Account> {
  const person = await newAccount('Ravi');
  const { call } = clientAs(person.token);
  const roles = await call(listPublicRoles, { params: { org: org.id } });
  const role = roles.find(({ name }) => name === roleName);
  if (!role) throw new Error(`nobody can ask for ${roleName}`);
  const [supervisor] = await call(listSupervisors, { params: { org: org.id, id: role.id } });
  if (!supervisor) throw new Error('nobody decides on requests');
  const body = { roleId: role.id, supervisor_id: supervisor.id };
  const { id } = await call(askToJoin, { params: { org: org.id }, body });
  await org.call(actOnJoin, { params: { org: org.id }, body: { id, action: 'approve' } });
  return person;
}

async function ask(page: Page, organisation: string): Promise<void> {
  await page.getByRole('button', { name: 'Join Organisation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join Organisation' });
  await dialog.getByLabel('Organisation name').fill(organisation);
  await dialog.getByRole('button', { name: organisation }).click();
  await dialog.getByRole('button', { name: 'Member', exact: true }).click();
  await dialog.getByRole('radio', { name: 'Asha' }).check();
  await dialog.getByRole('button', { name: 'Ask to join' }).click();
  await expect(dialog).toBeHidden();
}

test('[ROLE-14][DASH-28] someone asks to join, the supervisor is told in an open tab and approves there, and the organisation appears without a reload', async ({
  browser,
}) => {
  const org = await newOrganisation();
  const ravi = await newAccount('Ravi');
  const [ownerContext, raviContext] = [await browserOf(browser, org.owner), await browserOf(browser, ravi)];
  const guards = [await watchContext(ownerContext), await watchContext(raviContext)];
  const [ownerPage, raviPage] = [await ownerContext.newPage(), await raviContext.newPage()];
  await ownerPage.goto('/dashboard/notifications');
  await expect(ownerPage.getByText('No notifications yet')).toBeVisible();
  await raviPage.goto('/dashboard');
  await ask(raviPage, org.name);
  const waiting = raviPage.getByRole('list', { name: 'Your requests to join' }).getByRole('listitem');
  await expect(waiting).toContainText('Asha decides');

  await expect(ownerPage.getByText('Ravi wants to join as Member')).toBeVisible();
  await expect(ownerPage).toHaveTitle('(1) Notifications · Qrigin');
  await ownerPage.getByRole('button', { name: 'Approve Ravi' }).click();
  await expect(ownerPage.getByRole('main').getByText('Approved', { exact: true })).toBeVisible();

  const mine = raviPage.getByRole('list', { name: 'Your organisations' });
  await expect(mine.getByRole('link', { name: org.name })).toBeVisible();
  await expect(toastOf(raviPage, 'Your request was approved')).toBeVisible();
  await expect(waiting).toBeHidden();
  expect(guards.flatMap((guard) => guard.faults())).toEqual([]);
  await ownerContext.close();
  await raviContext.close();
});

test('whose access is taken away is led out of the open page without a reload', async ({ browser }) => {
  const org = await newOrganisation();
  const member = await letIn(org, 'Member');
  const context = await browserOf(browser, member);
  const page = await context.newPage();
  await page.goto(`/dashboard/${org.id}`);
  await expectPage(page, 'Products');
  const people = await org.call(listMembers, { params: { org: org.id } });
  const ravi = people.items.find(({ name }) => name === 'Ravi');
  await org.call(changeStatus, {
    params: { org: org.id, user: ravi?.id ?? '' },
    body: { status: 'suspended' },
  });
  await expectPage(page, 'Organisations');
  await expect(toastOf(page, 'You do not have access to this organisation')).toBeVisible();
  await context.close();
});

test('a Member sees the roles without a way to make one, and the server refuses it, too', async ({
  browser,
}) => {
  const org = await newOrganisation();
  const member = await letIn(org, 'Member');
  const context = await browserOf(browser, member);
  const page = await context.newPage();
  await page.goto(`/dashboard/${org.id}/roles`);
  await expectPage(page, 'Roles');
  await expect(page.getByRole('main').getByText('Supervisor', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Create role/ })).toHaveCount(0);
  const { call, ask: send } = clientAs(member.token);
  const params = { org: org.id };
  const parent = (await call(listRoles, { params })).find(({ name: found }) => found === 'Member');
  const body = { name: 'Packer', parent_role_id: parent?.id ?? '', permissions: [] };
  expect((await send(createRole, { params, body })).status).toBe(403);
  await context.close();
});

test('a QR Operator is refused the roles, and the page says so', async ({ browser }) => {
  const org = await newOrganisation();
  const operator = await letIn(org, 'QR Operator');
  const { status } = await clientAs(operator.token).ask(listRoles, { params: { org: org.id } });
  expect(status).toBe(403);
  const context = await browserOf(browser, operator);
  const page = await context.newPage();
  await page.goto(`/dashboard/${org.id}/roles`);
  await expect(page.getByText('Your role does not allow this.')).toBeVisible();
  await context.close();
});

test('eight open tabs share one stream and stay usable; when its tab closes another takes over', async ({
  browser,
}) => {
  // Eight pages are opened one after the other.
  test.slow();
  const org = await newOrganisation();
  const context = await browserOf(browser, org.owner);
  const opened: Page[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith(streamNotifications.path)) opened.push(request.frame().page());
  });
  const tabs = await Promise.all(Array.from({ length: 8 }, () => context.newPage()));
  for (const tab of tabs) {
    await tab.goto('/dashboard/notifications');
    await expect(tab.getByText('No notifications yet')).toBeVisible();
  }
  expect(opened).toHaveLength(1);

  await letIn(org, 'Member');
  for (const tab of tabs) await expect(tab.getByText('Ravi wants to join as Member')).toBeVisible();
  expect(opened).toHaveLength(1);

  const [leader] = opened;
  await leader?.close();
  const rest = tabs.filter((tab) => tab !== leader);
  await expect.poll(() => opened.length).toBe(2);
  await letIn(org, 'Member');
  for (const tab of rest) await expect(tab.getByText('Ravi wants to join as Member')).toHaveCount(2);
  expect(opened).toHaveLength(2);
  await context.close();
});
