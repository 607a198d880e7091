import { expect, test } from 'vitest';
import type { EmailContent } from '../../../mail/template/email-content.ts';
import { layOut } from '../../../mail/template/layout.ts';
import { accountExists } from './account-exists.ts';
import { newDevice } from './new-device.ts';
import { passwordChanged } from './password-changed.ts';
import { recoveryCodeUsed } from './recovery-code-used.ts';
import { resetCode } from './reset-code.ts';
import { twoFactorChanged } from './two-factor-changed.ts';
import { verifyCode } from './verify-code.ts';

const WHEN = { at: new Date('2026-11-15T05:12:00Z'), timezone: 'Asia/Kolkata' };
const CODE = { code: '012345', minutes: 10 };

const laidOut = (letter: EmailContent) =>
  layOut(letter, { language: 'en', appOrigin: 'https://app.example.com' });

/** The text as one paragraph, so that a test can name what it contains regardless of line breaks. */
const read = (letter: EmailContent) => laidOut(letter).text.replaceAll(/\s+/g, ' ');

test('the codes stand in the subject and in the mail, with how long they are valid', () => {
  expect(verifyCode(CODE, 'en').subject).toBe('012345 is your Qrigin code');
  expect(resetCode(CODE, 'en').subject).toBe('012345 is your Qrigin password reset code');
  for (const mail of [verifyCode(CODE, 'en'), resetCode(CODE, 'en')]) {
    expect(read(mail)).toMatch(
      / 012345 It is valid for 10 minutes and works once\. .*If you did not ask for this code, ignore this email\./,
    );
    // For the clipboard: no blank in the code, however wide it is set.
    expect(laidOut(mail).html.replaceAll(/<[^>]*>/g, '')).toContain('012345');
  }
});

test('a code mail has no link that could be pressed instead of typing the code', () => {
  const addresses = [...laidOut(resetCode(CODE, 'en')).html.matchAll(/href="([^"]*)"/g)];
  expect(addresses.map(([, address]) => address)).toEqual(['https://app.example.com/']);
});

test('who tries to sign up again is shown to the login and to a new password', () => {
  const text = read(accountExists({}, 'en'));
  expect(text).toContain('Sign in: https://app.example.com/login');
  expect(text).toContain('Forgotten your password? Set a new one: https://app.example.com/forgot-password');
});

test.each([
  ['the password', passwordChanged(WHEN, 'en'), /has a new password/],
  [
    'the second factor, on',
    twoFactorChanged({ ...WHEN, state: 'on' }, 'en'),
    /need a code from your authenticator app/,
  ],
  ['the second factor, off', twoFactorChanged({ ...WHEN, state: 'off' }, 'en'), /only need your password/],
  ['a recovery code', recoveryCodeUsed({ ...WHEN, left: 3 }, 'en'), /Codes left: 3 /],
  ['a new device', newDevice({ ...WHEN, device: 'Edge on Windows' }, 'en'), /Device: Edge on Windows /],
])('a notice about %s says what, when, and what to do if it was someone else', (_, letter, what) => {
  const text = read(letter);
  expect(text).toMatch(what);
  expect(text).toContain('Time: 15 November 2026 at 10:42 GMT+5:30');
  expect(text).toContain('If it was not, set a new password now');
  expect(text).toContain('Set a new password: https://app.example.com/forgot-password');
});

test('without a known time zone the time is in UTC', () => {
  expect(read(passwordChanged({ at: WHEN.at }, 'en'))).toContain('Time: 15 November 2026 at 05:12 UTC');
});

const HOSTILE = [
  '<b>x</b>',
  '"><img src=x onerror=alert(1)>',
  "' style='position:fixed",
  'x\r\nBcc: everybody@example.com\r\n\r\nYour account is locked',
  'x\u2028y\u2029z\u0085w',
  '\u202Egnp.exe',
  '</title><script>alert(1)</script>',
];

test.each(HOSTILE)('a device named %j breaks neither subject nor lines nor markup', (device) => {
  const { subject, text, html } = laidOut(newDevice({ ...WHEN, device }, 'en'));
  const calm = laidOut(newDevice({ ...WHEN, device: 'calm' }, 'en'));
  const tags = (markup: string) => markup.match(/<[^>]*>/g);
  const lineCount = (lines: string) => lines.split(/[\r\n\u2028\u2029\u0085]/).length;
  expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E]/u);
  expect(lineCount(text)).toBe(lineCount(calm.text));
  expect(tags(html)).toEqual(tags(calm.html));
});
