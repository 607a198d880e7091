import type { Page } from '@playwright/test';
import { sendCode, signIn, verifyOtp } from '@qrigin/domain/auth';
import { addressOf } from '../../../product/address-of.ts';
import type { Opening, Say, Scene, Shot } from '../../shot.ts';
import { after, apiFails, asVisitor, page, press } from '../../shot.ts';

const EMAIL = 'meera.kurian@nilgirihoney.example';

/** The code from an email is accepted, and a password must be chosen. */
const codeIsForReset: Scene = after(asVisitor, async (calls) => {
  const json = { token: 'reset', purpose: 'reset' };
  await calls.on(addressOf(verifyOtp), (call) => call.answer({ json }));
});

/** Six boxes take the digits one by one. */
export async function typeCode(page: Page, digits = '123456'): Promise<void> {
  await page.locator('input[inputmode=numeric]').first().focus();
  await page.keyboard.type(digits);
}

const refusedLogin: Opening = {
  name: 'refused',
  only: ['typical'],
  async open(page, say, calls) {
    const json = { error: 'invalid credentials', code: 'invalid_credentials', remaining_attempts: 4 };
    await calls.on(addressOf(signIn), (call) => call.answer({ status: 401, json }));
    await page.getByLabel(say('Email')).fill(EMAIL);
    await page.getByLabel(say('Password'), { exact: true }).fill('not the password');
    await press(page, say('Login'));
    await page.getByText(say('invalid credentials')).first().waitFor();
  },
};

const sentEmpty = (button: string): Opening => ({
  name: 'sent-empty',
  open: (page, say) => press(page, say(button)),
});

const newPassword: Opening = {
  name: 'new-password',
  hasForm: true,
  async open(page, say) {
    await typeCode(page);
    await page.getByLabel(say('New password'), { exact: true }).waitFor();
  },
};

/** The address was registered in another browser. */
const firstPassword: Opening = { ...newPassword, name: 'first-password' };

const resent: Opening = {
  name: 'resent',
  async open(page, say, calls) {
    await calls.on(addressOf(sendCode), (call) => call.answer({ json: { email: EMAIL } }));
    await press(page, say('Resend code'));
  },
};

const wrongCode: Opening = {
  name: 'wrong-code',
  async open(page, _, calls) {
    const json = { error: 'invalid code', code: 'wrong_code', remaining_attempts: 4 };
    await calls.on(addressOf(signIn), (call) => call.answer({ status: 401, json }));
    await typeCode(page);
    await page.locator('[aria-invalid=true]').first().waitFor();
  },
};

const recoveryCode: Opening = {
  name: 'recovery-code',
  hasForm: true,
  open: (page: Page, say: Say) => press(page, say('Use a recovery code')),
};

const form = (name: string, path: string, button: string): Shot => ({
  ...page(name, path),
  openings: [sentEmpty(button)],
  hasForm: true,
});

/** The screens of signing in. */
export const SHOTS: readonly Shot[] = [
  {
    name: 'login',
    path: '/login',
    states: { typical: asVisitor, failing: after(asVisitor, apiFails) },
    openings: [sentEmpty('Login'), refusedLogin],
    hasForm: true,
  },
  form('register', '/register', 'Register'),
  form('forgot-password', '/forgot-password', 'Send code'),
  {
    name: 'verify-otp',
    path: `/verify-otp?email=${encodeURIComponent(EMAIL)}`,
    states: { typical: codeIsForReset },
    openings: [resent, firstPassword],
    hasForm: true,
  },
  {
    name: 'verify-otp-reset',
    path: `/verify-otp?email=${encodeURIComponent(EMAIL)}&purpose=reset`,
    states: { typical: codeIsForReset },
    openings: [newPassword],
    hasForm: true,
  },
  {
    name: 'verify-2fa',
    path: `/verify2FA?email=${encodeURIComponent(EMAIL)}&password=ticket`,
    states: { typical: asVisitor },
    openings: [wrongCode, recoveryCode],
    hasForm: true,
  },
  page('verify-otp-lost', '/verify-otp'),
  page('verify-2fa-lost', '/verify2FA'),
  page('reset-password-lost', '/reset-password'),
];
