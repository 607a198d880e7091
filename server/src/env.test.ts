import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENVIRONMENTS, readEnv } from './env.ts';
import { testSettings } from './testing/test-env.ts';

const DATABASE = 'postgres://app_rw@127.0.0.1/qrigin';
const SETTINGS = testSettings(DATABASE);
const read = (changes: Record<string, string | undefined> = {}) =>
  readEnv(ENVIRONMENTS.api, { ...SETTINGS, ...changes });

/** What is said against the settings; empty when nothing is. */
function complaint(work: () => unknown): string {
  try {
    work();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

/** The names that are complained about. */
function wrongNames(work: () => unknown): string[] {
  const names = complaint(work).matchAll(/^ {2}(\w+)/gm);
  return [...new Set([...names].map(([, name = '']) => name))];
}

function key(changes: object = {}): object {
  return { ...generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }), kid: 'k', ...changes };
}
const keySet = (...keys: object[]) => JSON.stringify({ keys });

test('settings that are right are read, and the others have their defaults', () => {
  expect(read({ PORT: undefined, HOST: undefined, RATE_READ: undefined })).toMatchObject({
    PORT: 3000,
    HOST: '0.0.0.0',
    RATE_READ: 600,
    IN_FLIGHT: 20,
    CORS_ORIGINS: [],
    TRUSTED_PROXIES: [],
    DATABASE_URL: DATABASE,
  });
});

test('all names that are missing are told at once', () => {
  const missing = wrongNames(() => readEnv(ENVIRONMENTS.api, {}));
  expect(missing).toEqual(
    expect.arrayContaining(['DATABASE_URL', 'APP_ORIGIN', 'CONTENT_ORIGIN', 'SCAN_BASE_URL', 'TOKEN_KEYS']),
  );
  expect(wrongNames(() => readEnv(ENVIRONMENTS.operator, {}))).toEqual([
    'DATABASE_URL',
    'WORKER_DATABASE_URL',
    'CODE_KEYS',
  ]);
  expect(wrongNames(() => readEnv(ENVIRONMENTS.migrate, {}))).toEqual([
    'MIGRATOR_DATABASE_URL',
    'WORKER_DATABASE_URL',
  ]);
});

test('several wrong settings are told at once', () => {
  const changes = { PORT: '70000', LOG_LEVEL: 'loud', APP_ORIGIN: 'http://app.example.com' };
  expect(wrongNames(() => read(changes)).sort()).toEqual(['APP_ORIGIN', 'LOG_LEVEL', 'PORT']);
});

test.each([
  ['APP_ORIGIN', 'http://app.example.com'],
  ['APP_ORIGIN', 'http://localhost.example.com'],
  ['APP_ORIGIN', 'http://127.0.0.1.example.com'],
  ['APP_ORIGIN', 'http://10.0.0.1'],
  ['APP_ORIGIN', 'https://app.example.com/'],
  ['APP_ORIGIN', 'https://app.example.com/app'],
  ['APP_ORIGIN', 'https://app.example.com?x'],
  ['APP_ORIGIN', 'https://user:secret@app.example.com'],
  ['APP_ORIGIN', 'https://APP.example.com'],
  ['APP_ORIGIN', 'app.example.com'],
  ['APP_ORIGIN', 'javascript:alert(1)'],
  ['APP_ORIGIN', '*'],
  ['APP_ORIGIN', ''],
  ['CONTENT_ORIGIN', 'http://content.example.net'],
  ['CONTENT_ORIGIN', 'http://localhost'],
  ['CONTENT_ORIGIN', 'http://localhost:8080'],
  ['CONTENT_ORIGIN', 'https://localhost'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'null'],
  ['CORS_ORIGINS', 'https://a.example,http://b.example'],
  ['SCAN_BASE_URL', 'https://app.example.com/scan'],
  ['SCAN_BASE_URL', 'http://app.example.com/scan/'],
  ['SCAN_BASE_URL', 'scan/'],
  ['TENANT_DOMAIN', 'https://codes.example.com'],
  ['TENANT_DOMAIN', 'codes.example.com/'],
  ['TENANT_DOMAIN', '*.example.com'],
  ['TENANT_DOMAIN', '.example.com'],
  ['TENANT_DOMAIN', 'codes'],
  ['TENANT_DOMAIN', ''],
  ['TRUSTED_PROXIES', 'true'],
  ['TRUSTED_PROXIES', '*'],
  ['TRUSTED_PROXIES', '10.0.0.1,proxy.example'],
  ['DATABASE_URL', 'mysql://a@b/c'],
  ['METRICS_TOKEN', 'short'],
  ['RATE_AUTH', '0'],
  ['RATE_AUTH', 'none'],
  ['IN_FLIGHT', '-1'],
  ['DATABASE_POOL', '1000'],
  ['STORE_URL', 'http://store.example.com'],
  ['STORE_URL', 'https://store.example.com/bucket'],
  ['STORE_PUBLIC_URL', 'http://store.example.com'],
  ['STORE_BUCKET', 'Files'],
  ['STORE_BUCKET', 'a/b'],
  ['STORE_SECRET_KEY', ''],
  ['FILE_QUOTA_MB', '0'],
])('%s is refused when it is %j', (name, value) => {
  expect(wrongNames(() => read({ [name]: value }))).toEqual([name]);
});

test.each([
  ['APP_ORIGIN', 'https://codes.example.com'],
  ['APP_ORIGIN', 'https://app.codes.example.com'],
  ['CONTENT_ORIGIN', 'https://files.codes.example.com'],
  ['SCAN_BASE_URL', 'https://q.codes.example.com:8443/scan/'],
])('the domain of organisations is refused when %s is %s', (name, value) => {
  const own = { TENANT_DOMAIN: 'codes.example.com', APP_ORIGIN: 'https://example.com', [name]: value };
  expect(wrongNames(() => read(own))).toEqual(['TENANT_DOMAIN']);
  expect(wrongNames(() => read({ ...own, TENANT_DOMAIN: undefined }))).toEqual([]);
});

test.each([
  ['TENANT_DOMAIN', 'Codes.Example.com', 'codes.example.com'],
  ['TENANT_DOMAIN', 'codes.localhost:3000', 'codes.localhost:3000'],
  ['APP_ORIGIN', 'https://app.example.com', 'https://app.example.com'],
  ['APP_ORIGIN', 'https://app.example.com:8443', 'https://app.example.com:8443'],
  ['APP_ORIGIN', 'http://app.localhost:3000', 'http://app.localhost:3000'],
  ['APP_ORIGIN', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['CORS_ORIGINS', 'https://a.example,https://b.example', ['https://a.example', 'https://b.example']],
  ['TRUSTED_PROXIES', '10.0.0.0/8,::1', ['10.0.0.0/8', '::1']],
  ['PORT', '0', 0],
])('%s may be %j', (name, value, parsed) => {
  expect(read({ [name]: value })).toMatchObject({ [name]: parsed });
});

test('one or two keys are read, in their order', () => {
  const [first, second] = [key({ kid: 'new' }), key({ kid: 'old' })];
  expect(read({ TOKEN_KEYS: keySet(first) }).TOKEN_KEYS).toEqual([first]);
  expect(read({ TOKEN_KEYS: keySet(first, second) }).TOKEN_KEYS).toEqual([first, second]);
});

test.each([
  ['no JSON', 'keys'],
  ['no set', '{}'],
  ['an empty set', keySet()],
  ['three keys', keySet(key(), key(), key())],
  ['a public key only', keySet(key({ d: undefined }))],
  ['a key without a name', keySet(key({ kid: undefined }))],
  ['a key for another purpose', keySet(key({ crv: 'X25519' }))],
  ['a shared secret', keySet({ kty: 'oct', k: 'c2VjcmV0', kid: 'k' })],
])('TOKEN_KEYS is refused when it is %s', (_, value) => {
  expect(wrongNames(() => read({ TOKEN_KEYS: value }))).toEqual(['TOKEN_KEYS']);
});

test('a complaint says where to read more, and never repeats a secret', () => {
  const secret = key({ crv: 'X25519' }) as { d: string };
  const text = complaint(() => read({ TOKEN_KEYS: keySet(secret), METRICS_TOKEN: 'hunter2' }));
  expect(text).toMatch(/^The configuration is not right:\n {2}\w[^]*\nSee docs\/configuration\.md\.$/);
  expect(text).not.toMatch(new RegExp(`${secret.d}|hunter2`));
});

test('a setting may stand in a file, which the setting itself overrules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'qrigin-env-'));
  try {
    const file = join(folder, 'token');
    writeFileSync(file, 'token-from-the-file\n');
    const inFile = { METRICS_TOKEN_FILE: file };
    expect(read({ ...inFile, METRICS_TOKEN: undefined }).METRICS_TOKEN).toBe('token-from-the-file');
    expect(read(inFile).METRICS_TOKEN).toBe(SETTINGS['METRICS_TOKEN']);
    writeFileSync(file, 'short');
    expect(wrongNames(() => read({ ...inFile, METRICS_TOKEN: undefined }))).toEqual(['METRICS_TOKEN']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each(['clamav', 'http://clamav:3310', 'clamav:', ':3310', 'a b:3310'])(
  'CLAMAV_HOST is refused when it is %j',
  (value) => {
    const wrong = () => readEnv(ENVIRONMENTS.worker, { CLAMAV_HOST: value });
    expect(wrongNames(wrong)).toContain('CLAMAV_HOST');
  },
);

test.each(['clamav:3310', '10.0.0.7:3310', '[::1]:3310'])('CLAMAV_HOST may be %j', (value) => {
  const right = () => readEnv(ENVIRONMENTS.worker, { CLAMAV_HOST: value });
  expect(wrongNames(right)).not.toContain('CLAMAV_HOST');
});
