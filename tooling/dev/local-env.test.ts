import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ENVIRONMENTS, readEnv } from '../../server/src/env.ts';
import { localEnv } from './local-env.ts';

const secretsDir = mkdtempSync(join(tmpdir(), 'qrigin-env-'));
afterAll(() => rmSync(secretsDir, { recursive: true }));

const options = {
  postgresUrl: (role: string) => `postgres://${role}@127.0.0.1:5432/qrigin`,
  appPort: 3000,
  smtpPort: 1025,
  objectStore: { endpoint: 'http://127.0.0.1:7480', accessKey: 'key', secretKey: 'secret' },
  secretsDir,
  production: true,
};

test('the local configuration is one that the server accepts', () => {
  const env = localEnv(options);
  expect(readEnv(ENVIRONMENTS.api, env)).toMatchObject({ PORT: 3000, APP_ORIGIN: 'http://localhost:3000' });
  expect(readEnv(ENVIRONMENTS.worker, env)).toMatchObject({
    WORKER_DATABASE_URL: 'postgres://app_worker@127.0.0.1:5432/qrigin',
    SMTP_URL: 'smtp://127.0.0.1:1025',
    STORE_URL: 'http://127.0.0.1:7480',
    STORE_ACCESS_KEY: 'key',
    APP_ORIGIN: 'http://localhost:3000',
  });
  expect(readEnv(ENVIRONMENTS.migrate, env).MIGRATOR_DATABASE_URL).toContain('migrator@');
});

test('with Vite in front, people see its address', () => {
  const env = localEnv({ ...options, webPort: 5173 });
  expect(env).toMatchObject({
    PORT: '3000',
    APP_ORIGIN: 'http://localhost:5173',
    SCAN_BASE_URL: 'http://localhost:5173/scan/',
    CONTENT_ORIGIN: 'http://content.localhost:3000',
  });
});

test('the secrets stay the same between starts and are readable for their owner only', () => {
  expect(localEnv(options).TOKEN_KEYS).toBe(localEnv(options).TOKEN_KEYS);
  expect(statSync(join(secretsDir, 'secrets.json')).mode & 0o777).toBe(0o600);
});
