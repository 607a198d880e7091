import { downloadExport, type Export, listExports, requestExport } from '@qrigin/domain/exports';
import { PERMISSIONS } from '@qrigin/domain/features';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { exportRow } from '../../../../domain/src/exports/samples.ts';
import { storeToken } from '../../http/session.ts';
import { answer, answerCalls, failed } from '../../testing/answer-calls.ts';
import { inOrganisation } from '../../testing/in-organisation.ts';
import { openPage } from '../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../testing/organisation.ts';
import { pageWith } from '../../testing/page-with.ts';
import { sentTo } from '../../testing/sent-calls.ts';
import { tokenOf } from '../../testing/token-of.ts';

beforeEach(() => {
  storeToken(tokenOf());
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

const open = () => openPage(`/dashboard/${ORG}/exports`);
const UNDER_WAY = { bytes: null, sha256: null, ready_at: null, expires_at: null } as const;
const startButton = () => screen.findByRole('button', { name: 'Start export' });

test('an export is started, shows how far it is by itself, and can be downloaded until it expires', async () => {
  let kept: Export[] = [];
  const making = exportRow({ ...UNDER_WAY, state: 'making', step: 'codes', percent: 45 });
  const fetch = answerCalls(
    ...inOrganisation(),
    answer(listExports, () => pageWith(kept)),
    answer(requestExport, () => {
      kept = [making];
      return making;
    }),
    answer(downloadExport, { id: making.id }, { download_url: 'https://content.example/exports/o/e?mark=x' }),
  );
  open();
  await userEvent.click(await startButton());
  expect(await screen.findByText('Writing codes, 45%')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Export' })).toHaveAttribute('aria-valuenow', '45');
  expect(await startButton()).toBeDisabled();

  kept = [{ ...exportRow(), id: making.id }];
  expect(
    await screen.findByText(/You can download it until/, undefined, { timeout: 10_000 }),
  ).toHaveTextContent(/^175\.8 MB\. You can download it until/);
  expect(await startButton()).toBeEnabled();
  const followed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    followed.push(this.href);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(followed).toEqual(['https://content.example/exports/o/e?mark=x']));
  expect(sentTo(fetch, requestExport)).toHaveLength(1);
});

test('an export that failed says so and cannot be downloaded, and a refusal says why', async () => {
  answerCalls(
    ...inOrganisation(),
    answer(listExports, pageWith([exportRow({ ...UNDER_WAY, state: 'failed' })])),
    answer(requestExport, failed('too_many_exports')),
  );
  open();
  const list = within(await screen.findByRole('region', { name: 'Exports' }));
  expect(list.getByText('Failed')).toBeVisible();
  expect(list.getByText('We could not finish this export. Start another one.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  await userEvent.click(await startButton());
  expect(await screen.findByText(/^You have asked for 3 exports in the last 24 hours/)).toBeVisible();
});

test('the page says what is in the archive and how long it is kept', async () => {
  answerCalls(...inOrganisation(), answer(listExports, pageWith([])));
  open();
  expect(await screen.findByText(/contains no passwords and no secret keys/)).toHaveTextContent(
    'You can start 3 exports a day. We keep the newest 2 for 7 days.',
  );
});

test('anyone but an Owner is told that the page is not for them', async () => {
  const fetch = answerCalls(...inOrganisation(whoamiOf('Deputy', PERMISSIONS)));
  open();
  expect(await screen.findByText('Your role does not allow this.')).toBeVisible();
  expect(sentTo(fetch, listExports)).toEqual([]);
});
