import { streamNotifications } from '@qrigin/domain/notifications';
import { findDetails, whoami } from '@qrigin/domain/organisations';
import { listProductPages } from '@qrigin/domain/products';
import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearToken, storeToken } from '../../../http/session.ts';
import { answer, answerCalls, failed, type Reply } from '../../../testing/answer-calls.ts';
import { inOrganisation } from '../../../testing/in-organisation.ts';
import { event, lendLocks, serveStreams } from '../../../testing/live.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../../testing/organisation.ts';
import { pageWith } from '../../../testing/page-with.ts';
import { sentTo } from '../../../testing/sent-calls.ts';
import { expiredToken, tokenOf } from '../../../testing/token-of.ts';
import { removeToast } from '../../../ui/toast/toast.ts';

const HERE = `/dashboard/${ORG}`;
const PRODUCT = '3c1a7f0e-5d2b-4c8e-9a6f-7e1d2c3b4a59';
const NO_ACCESS = 'You do not have access to this organisation';

beforeEach(() => {
  storeToken(tokenOf());
  removeToast();
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const GUARDED = [
  ['[ROLE-21]', HERE],
  ['[ROLE-21]', `${HERE}/roles`],
  ['[ROLE-21]', `${HERE}/access/audit`],
  ['[ROLE-22]', `/dashboard/edit-organisation/${ORG}`],
  ['[ROLE-23]', `${HERE}/${PRODUCT}`],
  ['[ROLE-23]', `${HERE}/${PRODUCT}/product-recalls`],
] as const;

test.each(GUARDED)('%s without a token %s leads to the login, and nothing is asked', async (_, path) => {
  clearToken();
  const fetch = answerCalls();
  const { place } = openPage(path);
  await heading('Login');
  expect(place()).toBe(`/login?${new URLSearchParams({ redirect: path })}`);
  expect(fetch).not.toHaveBeenCalled();
});

test.each(GUARDED)('%s with an expired token %s leads to the login', async (_, path) => {
  storeToken(expiredToken());
  const { place } = openPage(path);
  await heading('Login');
  expect(place()).toBe(`/login?${new URLSearchParams({ redirect: path })}`);
});

test.each(GUARDED)('%s with an unverified token %s leads to the code', async (_, path) => {
  storeToken(tokenOf({ is_verified: false }));
  const { place } = openPage(path);
  await heading('Verify OTP');
  expect(place()).toContain(`redirect=${encodeURIComponent(path)}`);
});

test.each(GUARDED.map(([, path]) => path))(
  '[ROLE-24] who does not belong to the organisation is sent from %s to /dashboard and told why',
  async (path) => {
    answerCalls(
      ...inOrganisation(),
      answer(whoami, failed('not_found')),
      answer(findDetails, failed('not_found')),
    );
    const { place } = openPage(path);
    await heading('Organisations');
    expect(place()).toBe('/dashboard');
    expect(await screen.findByText(NO_ACCESS)).toBeVisible();
  },
);

test('[ROLE-24] whose access is taken away while a page is open is sent away without a reload', async () => {
  lendLocks();
  const server = serveStreams();
  let isMember = true;
  answerCalls(
    ...inOrganisation(),
    answer(whoami, () => (isMember ? whoamiOf() : failed('not_found'))),
    answer(streamNotifications, server.answer),
  );
  const { place, router } = openPage(HERE);
  await heading('Products');
  isMember = false;
  server.streams[0]?.send(event('access'));
  await heading('Organisations');
  expect(place()).toBe('/dashboard');
  expect(await screen.findByText(NO_ACCESS)).toBeVisible();

  // Let in again, they are met by nothing of that.
  isMember = true;
  removeToast();
  await router.navigate(HERE);
  await heading('Products');
  expect(screen.queryByText(NO_ACCESS)).toBeNull();
});

test('whoever is given another role sees what it opens without a reload', async () => {
  lendLocks();
  const server = serveStreams();
  let reply: Reply<typeof listProductPages> = failed('forbidden');
  answerCalls(
    ...inOrganisation(),
    answer(listProductPages, () => reply),
    answer(streamNotifications, server.answer),
  );
  openPage(HERE);
  expect(await screen.findByText('Your role does not allow this.')).toBeVisible();
  reply = pageWith([]);
  server.streams[0]?.send(event('access'));
  expect(await screen.findByText('No products yet')).toBeVisible();
});

test('a server that does not answer takes nothing away', async () => {
  lendLocks();
  const server = serveStreams();
  let reply: Reply<typeof whoami> = whoamiOf();
  const fetch = answerCalls(
    ...inOrganisation(),
    answer(whoami, () => reply),
    answer(streamNotifications, server.answer),
  );
  const { place } = openPage(HERE);
  await heading('Products');
  reply = failed('busy');
  const asked = () => sentTo(fetch, whoami).length;
  const before = asked();
  server.streams[0]?.send(event('access'));
  await waitFor(() => expect(asked()).toBe(before + 1));
  expect(await heading('Products')).toBeVisible();
  expect(place()).toBe(HERE);
});

test.each([
  ['/roles', 'Roles'],
  ['/access', 'Access'],
  ['/access/audit', 'Audit log'],
  ['/access/subdomains', 'Custom Subdomains'],
])(
  'a QR Operator is refused %s by what the page declares, and nothing of it is asked',
  async (path, name) => {
    const { permissions } = BUILT_IN_ROLES.find(({ key }) => key === 'qr_operator')!;
    answerCalls(...inOrganisation(whoamiOf('QR Operator', permissions)));
    openPage(`${HERE}${path}`);
    await heading(name);
    expect(screen.getByText('Your role does not allow this.')).toBeVisible();
  },
);
