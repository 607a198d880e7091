import type { BrowserContext, Page } from '@playwright/test';
import { FAILURES } from '@qrigin/domain/errors';
import { asTypical, onFirstDay, signIn, withApp, withEverything } from './signed-in.ts';

/**
 * empty: an account on its first day. typical: a normal one. full: names of 120 characters, Devanagari text,
 * 200 rows (full-words.ts). failing: the API answers 500 to everything.
 */
export const STATES = ['empty', 'typical', 'full', 'failing'] as const;
type State = (typeof STATES)[number];

/** Brings the state about before the page opens: signs in to a world that has it, or stands in the way. */
type Prepare = (context: BrowserContext) => Promise<void>;

/** A dialog or a menu, photographed as well. */
export interface Opening {
  name: string;
  open(page: Page): Promise<void>;
}

export interface Shot {
  name: string;
  path: string;
  /** Only the states that can look different here. */
  states: Partial<Record<State, Prepare>>;
  openings: readonly Opening[];
}

const FAILED = { error: FAILURES.internal.text, code: 'internal' };

const asVisitor: Prepare = async () => undefined;

const apiFails: Prepare = async (context) => {
  await context.route('**/api/**', (route) => route.fulfill({ status: 500, json: FAILED }));
};

const signedInApiFails: Prepare = async (context) => {
  await signIn(context);
  await apiFails(context);
};

/** A code from a mail is taken, and was for a new password. */
const codeIsForReset: Prepare = async (context) => {
  const json = { token: 'reset', purpose: 'reset' };
  await context.route('**/api/verifyOtp?*', (route) => route.fulfill({ json }));
};

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

const refusedLogin: Opening = {
  name: 'refused',
  async open(page) {
    await page.getByLabel('Email').fill('meera.kurian@nilgirihoney.example');
    await page.getByLabel('Password').fill('not the password');
    await press(page, 'Login');
    await page.getByRole('alert').waitFor();
  },
};

const newPassword: Opening = {
  name: 'new-password',
  async open(page) {
    await page.getByLabel('Code').fill('123456');
    await press(page, 'Verify');
    await page.getByLabel('New password').waitFor();
  },
};

const resent: Opening = { name: 'resent', open: (page) => press(page, 'Resend code') };

const setUp: Opening = {
  name: 'set-up',
  async open(page) {
    await press(page, 'Set up an authenticator app');
    await page.getByLabel('Code from the app').waitFor();
  },
};

const recoveryCodes: Opening = {
  name: 'recovery-codes',
  async open(page) {
    await setUp.open(page);
    await page.getByLabel('Code from the app').fill('123456');
    await press(page, 'Turn on');
    await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
  },
};

export const page = (name: string, path: string): Shot => ({
  name,
  path,
  states: { typical: asVisitor },
  openings: [],
});

/** Every page there is, scan pages aside (scan-shots.ts). A test holds this list to the site's own. */
export const ROUTES: readonly Shot[] = [
  { name: 'home', path: '/', states: { typical: asVisitor, failing: apiFails }, openings: [] },
  page('not-found', '/no-such-page'),
  {
    name: 'login',
    path: '/login',
    states: { typical: asVisitor, failing: apiFails },
    openings: [refusedLogin],
  },
  page('register', '/register'),
  page('forgot-password', '/forgot-password'),
  {
    name: 'verify-otp',
    path: '/verify-otp?email=meera.kurian%40nilgirihoney.example',
    states: { typical: codeIsForReset },
    openings: [resent, newPassword],
  },
  page('verify-2fa', '/verify2FA?email=meera.kurian%40nilgirihoney.example&password=ticket'),
  page('verify-otp-lost', '/verify-otp'),
  page('verify-2fa-lost', '/verify2FA'),
  page('reset-password-lost', '/reset-password'),
  {
    name: 'dashboard',
    path: '/dashboard',
    states: { empty: onFirstDay, typical: asTypical, full: withEverything, failing: signedInApiFails },
    openings: [],
  },
  {
    name: 'dashboard-two-factor',
    path: '/dashboard',
    states: { typical: withApp },
    openings: [setUp, recoveryCodes],
  },
];
