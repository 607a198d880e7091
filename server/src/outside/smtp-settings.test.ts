import { expect, test } from 'vitest';
import { ENVIRONMENTS, readEnv } from '../env.ts';
import { testKey } from '../testing/test-env.ts';

const SETTINGS = {
  WORKER_DATABASE_URL: 'postgres://app_worker@127.0.0.1/qrigin',
  APP_ORIGIN: 'https://app.example.com',
  SMTP_URL: 'smtps://user:p%40ss@mail.example.com',
  MAIL_FROM: 'Qrigin <no-reply@example.com>',
  STORE_URL: 'https://store.example.com',
  STORE_BUCKET: 'qrigin',
  STORE_ACCESS_KEY: 'key',
  STORE_SECRET_KEY: 'secret',
  CODE_KEYS: JSON.stringify([{ id: 1, key: testKey('codes') }]),
};
const read = (changes: Record<string, string>) => readEnv(ENVIRONMENTS.worker, { ...SETTINGS, ...changes });

test.each([
  ['SMTP_URL', 'smtp://127.0.0.1:1025'],
  ['SMTP_URL', 'smtp://[::1]:587'],
  ['MAIL_FROM', "Qrigin's codes <no-reply@mail.example.com>"],
])('%s may be %j', (name, value) => {
  expect(read({ [name]: value })).toMatchObject({ [name]: value });
});

test.each([
  ['SMTP_URL', 'http://mail.example.com'],
  ['SMTP_URL', 'smtp:mail.example.com'],
  ['SMTP_URL', 'mail.example.com:25'],
  ['MAIL_FROM', 'no-reply@example.com'],
  ['MAIL_FROM', 'Qrigin <no-reply>'],
  ['MAIL_FROM', 'Qrigin <a@example.com>, Other <b@example.com>'],
  ['MAIL_FROM', 'Qrigin <a@example.com>\r\nBcc: b@example.com'],
])('%s is refused when it is %j', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(`\n  ${name}: `);
});
