import {
  listMyActivity,
  listMySessions,
  readMe,
  removeTwoFactor,
  setUpTwoFactor,
  verifyTwoFactor,
} from '@qrigin/domain/auth';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { storedToken, storeToken } from '../../../../http/session.ts';
import { answer, answerCalls, failed, type Reply } from '../../../../testing/answer-calls.ts';
import { ME } from '../../../../testing/me.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import { pageWith } from '../../../../testing/page-with.ts';
import { tokenOf } from '../../../../testing/token-of.ts';

const SET_UP = 'Set up an authenticator app';
const KEY = { secret: 'JBSWY3DPEHPK3PXP', otpauth_url: 'otpauth://totp/Qrigin:asha?secret=JBSWY3DPEHPK3PXP' };
const QUIET = [
  answer(readMe, ME),
  answer(listMySessions, []),
  answer(listMyActivity, { ...pageWith([]), has_recent_failure: false }),
  answer(setUpTwoFactor, KEY),
];

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

/** The code of the page is fetched when it is opened. */
const section = async () => within(await screen.findByRole('region', { name: 'Two-factor authentication' }));
const press = async (name: string) => userEvent.click(await (await section()).findByRole('button', { name }));

async function typeCode(code: string) {
  const boxes = within((await section()).getByRole('group', { name: 'Code from your app' }));
  await userEvent.click(boxes.getByLabelText('Digit 1 of 6'));
  await userEvent.keyboard(code);
}

test('[DASH-23] an app is set up with a code to scan or a key to type, confirmed, and its recovery codes are shown once', async () => {
  let me = ME;
  let reply: Reply<typeof verifyTwoFactor> = failed('wrong_code', { remaining_attempts: 4 });
  answerCalls(
    ...QUIET,
    answer(readMe, () => me),
    answer(verifyTwoFactor, () => reply),
  );
  openPage('/dashboard/profile');
  await press(SET_UP);
  const factor = await section();
  expect(await factor.findByRole('img', { name: /key for your app/ })).toBeVisible();
  expect(factor.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(factor.getByRole('link', { name: /open it in the app/ })).toHaveAttribute('href', KEY.otpauth_url);

  await typeCode('000000');
  await press('Turn on');
  expect(await factor.findByRole('alert')).toHaveTextContent('Wrong code. You have 4 attempts remaining');
  expect(storedToken()).toBeDefined();

  reply = { recovery_codes: ['AAAABBBBCCCC', 'DDDDEEEEFFFF'] };
  me = { ...ME, two_factor_enabled: true };
  await typeCode('123456');
  await press('Turn on');
  const codes = within(await factor.findByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem');
  expect(codes.map((item) => item.textContent)).toEqual(['AAAA BBBB CCCC', 'DDDD EEEE FFFF']);
  await press('I’ve saved them');
  expect(await factor.findByText('On. You need a code from your app to sign in.')).toBeVisible();
  expect(factor.queryByText('AAAA BBBB CCCC')).toBeNull();
});

test('the key is copied as it is', async () => {
  const user = userEvent.setup();
  answerCalls(...QUIET);
  openPage('/dashboard/profile');
  await user.click(await (await section()).findByRole('button', { name: SET_UP }));
  await user.click(await (await section()).findByRole('button', { name: 'Copy key' }));
  expect(await navigator.clipboard.readText()).toBe(KEY.secret);
});

test('recovery codes are copied and kept as a file of lines', async () => {
  const user = userEvent.setup();
  answerCalls(...QUIET, answer(verifyTwoFactor, { recovery_codes: ['AAAA', 'BBBB'] }));
  const files: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  openPage('/dashboard/profile');
  await press(SET_UP);
  await typeCode('123456');
  await press('Turn on');
  await user.click(await (await section()).findByRole('button', { name: 'Copy all' }));
  expect(await navigator.clipboard.readText()).toBe('AAAA\nBBBB');
  await press('Download');
  expect(names).toEqual(['qrigin-recovery-codes.txt']);
  expect(await files[0]?.text()).toBe('AAAA\nBBBB\n');
  vi.restoreAllMocks();
});

test('[DASH-23] the app is removed after a question', async () => {
  let me = { ...ME, two_factor_enabled: true };
  answerCalls(
    ...QUIET,
    answer(readMe, () => me),
    answer(removeTwoFactor, () => {
      me = ME;
      return { enabled: false as const };
    }),
  );
  openPage('/dashboard/profile');
  await press('Turn off');
  const asked = within(
    await screen.findByRole('alertdialog', { name: 'Turn off two-factor authentication?' }),
  );
  await userEvent.click(asked.getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await (await section()).findByRole('button', { name: SET_UP })).toBeVisible();
});
