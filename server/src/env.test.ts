import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENVIRONMENTS, readEnv } from './env.ts';
import { testKey, testSettings } from './testing/test-env.ts';

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

/** As a host on the internet is set. */
const ONLINE = {
  APP_ORIGIN: 'https://app.example.com',
  CONTENT_ORIGIN: 'https://example-content.net',
  SCAN_BASE_URL: 'https://app.example.com/scan/',
  TENANT_DOMAIN: 'example-codes.net',
  STORE_PUBLIC_URL: 'https://store.example.com',
};
const readOnline = (changes: Record<string, string | undefined> = {}) => read({ ...ONLINE, ...changes });

test('settings that are right are read, and the others have their defaults', () => {
  expect(readOnline({ PORT: undefined, HOST: undefined, RATE_READ: undefined })).toMatchObject({
    PORT: 3000,
    HOST: '0.0.0.0',
    RATE_READ: 600,
    IN_FLIGHT: 20,
    API_PROCESSES: 1,
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
  ['BETA_ACTIVATION', 'yes'],
  ['METRICS_TOKEN', 'short'],
  ['RATE_AUTH', '0'],
  ['RATE_AUTH', 'none'],
  ['IN_FLIGHT', '-1'],
  ['DATABASE_POOL', '1000'],
  ['API_PROCESSES', '0'],
  ['API_PROCESSES', '65'],
  ['API_PROCESSES', '1.5'],
  ['API_PROCESSES', 'all'],
  ['API_PROCESSES', ''],
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

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const WEAK_KEYS = [
  ['all zeros', new Uint8Array(32)],
  ['one byte over and over', new Uint8Array(32).fill(7)],
  ['counted up', Uint8Array.from({ length: 32 }, (_, at) => at)],
  ['a short text over and over', Buffer.from('secret'.repeat(6))],
] as const;

test.each(WEAK_KEYS)('unsafe settings: a key that is %s is refused, and told how to be made', (_, bytes) => {
  const weak = base64(bytes);
  const random = SETTINGS['SECRET_KEY'];
  expect(complaint(() => read({ SECRET_KEY: weak }))).toContain('is not random: make one with `openssl');
  for (const [name, value] of [
    ['SECRET_KEY', weak],
    ['SECRET_KEY', `${random},${weak}`],
    ['CODE_KEYS', JSON.stringify([{ id: 1, key: base64(bytes.slice(0, 32)) }])],
    ['TOKEN_KEYS', keySet(key({ d: Buffer.from(bytes.slice(0, 32)).toString('base64url') }))],
  ] as const)
    expect(wrongNames(() => read({ [name]: value }))).toEqual([name]);
});

test('unsafe settings: a token of one character over and over is refused', () => {
  expect(complaint(() => read({ METRICS_TOKEN: 'x'.repeat(40) }))).toContain(
    'METRICS_TOKEN: is too easy to guess',
  );
});

test.each([
  '0.0.0.0/0',
  '::/0',
  '0.0.0.0/1',
  '128.0.0.0/7',
  '2000::/3',
  '::ffff:0:0/96',
  '0::ffff:0:0/96',
  '0:0::ffff:0:0/96',
  '::0:ffff:0:0/96',
  '::ffff:0.0.0.0/96',
  '::FFFF:0:0/103',
  '::fffe:0:0/95',
  '::/16',
  '::/80',
  '0000::/16',
  '10.0.0.7,0.0.0.0/0',
  '1.0.0.0/8,2.0.0.0/8,::ffff:3.0.0.0/104',
  '2001::/16,2002::/16,2003::/16',
])('unsafe settings: trusting every proxy is refused: %s', (value) => {
  expect(complaint(() => read({ TRUSTED_PROXIES: value }))).toMatch(
    /^ {2}TRUSTED_PROXIES(?:\.\d)?: trusts almost everyone: list the addresses of your own proxies/m,
  );
});

test.each([
  ['APP_ORIGIN', { HOST: '0.0.0.0' }],
  ['APP_ORIGIN', { HOST: '192.0.2.7' }],
  ['CONTENT_ORIGIN', { ...ONLINE, CONTENT_ORIGIN: 'http://content.localhost' }],
  ['SCAN_BASE_URL', { ...ONLINE, SCAN_BASE_URL: 'http://localhost/scan/' }],
  ['STORE_PUBLIC_URL', { ...ONLINE, STORE_PUBLIC_URL: undefined }],
  ['STORE_PUBLIC_URL', { ...ONLINE, STORE_PUBLIC_URL: 'http://localhost:9000' }],
])('unsafe settings: plain http where other machines ask is refused: %s of %o', (name, changes) => {
  expect(wrongNames(() => read(changes))).toEqual([name]);
  expect(complaint(() => read(changes))).toContain(`  ${name}: must be https`);
});

test.each([
  ['CONTENT_ORIGIN', 'https://content.example.com'],
  ['CONTENT_ORIGIN', 'https://example.com'],
  ['CONTENT_ORIGIN', 'https://a.b.example.com:8443'],
  ['TENANT_DOMAIN', 'codes.example.com'],
  ['TENANT_DOMAIN', 'Codes.Example.com:443'],
])('unsafe settings: %s on the registered domain of the app is refused: %s', (name, value) => {
  expect(wrongNames(() => readOnline({ [name]: value }))).toEqual([name]);
  expect(complaint(() => readOnline({ [name]: value }))).toContain(
    'of another registered domain than APP_ORIGIN',
  );
});

test.each([
  ['another registered domain', {}],
  [
    'two names of a public suffix',
    {
      APP_ORIGIN: 'https://qrigin.co.uk',
      SCAN_BASE_URL: 'https://qrigin.co.uk/',
      CONTENT_ORIGIN: 'https://qrigin-content.co.uk',
    },
  ],
  [
    'two names of a hosting service',
    { APP_ORIGIN: 'https://qrigin.github.io', CONTENT_ORIGIN: 'https://qrigin-content.github.io' },
  ],
])('content may be on %s', (_, changes) => {
  expect(wrongNames(() => readOnline(changes))).toEqual([]);
});

test.each([
  ['APP_ORIGIN', 'https://example-codes.net'],
  ['APP_ORIGIN', 'https://app.example-codes.net'],
  ['CONTENT_ORIGIN', 'https://files.example-codes.net'],
  ['SCAN_BASE_URL', 'https://q.example-codes.net:8443/scan/'],
])('the domain of organisations is refused when %s is %s', (name, value) => {
  expect(wrongNames(() => readOnline({ [name]: value }))).toEqual(['TENANT_DOMAIN']);
  expect(wrongNames(() => readOnline({ [name]: value, TENANT_DOMAIN: undefined }))).toEqual([]);
});

test.each([
  ['TENANT_DOMAIN', 'Codes.Example.com', 'codes.example.com'],
  ['TENANT_DOMAIN', 'codes.localhost:3000', 'codes.localhost:3000'],
  ['APP_ORIGIN', 'http://app.localhost:3000', 'http://app.localhost:3000'],
  ['APP_ORIGIN', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['CORS_ORIGINS', 'https://a.example,https://b.example', ['https://a.example', 'https://b.example']],
  ['TRUSTED_PROXIES', '10.0.0.0/8,::1', ['10.0.0.0/8', '::1']],
  [
    'TRUSTED_PROXIES',
    '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fd12::/48,::ffff:127.0.0.1',
    ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fd12::/48', '::ffff:127.0.0.1'],
  ],
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

test('unsafe settings: any setting may be in a file, is never taken from two places, and a file must be readable', () => {
  const folder = mkdtempSync(join(tmpdir(), 'qrigin-env-'));
  try {
    const file = join(folder, 'database');
    writeFileSync(file, 'postgres://app_rw@db/from-the-file\n');
    const inFile = { DATABASE_URL_FILE: file, DATABASE_URL: undefined };
    expect(read(inFile).DATABASE_URL).toBe('postgres://app_rw@db/from-the-file');
    expect(complaint(() => read({ DATABASE_URL_FILE: file }))).toContain(
      '\n  DATABASE_URL: set DATABASE_URL or DATABASE_URL_FILE, not both\n',
    );
    writeFileSync(file, 'mysql://a@b/c');
    expect(wrongNames(() => read(inFile))).toEqual(['DATABASE_URL']);
    const gone = complaint(() => read({ ...inFile, DATABASE_URL_FILE: join(folder, 'gone') }));
    expect(gone).toContain('\n  DATABASE_URL: the file that DATABASE_URL_FILE names cannot be read');
    expect(gone.split('\n')).toHaveLength(3);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('SECRET_KEY is one key or a list of them, the newest first', () => {
  const [old, fresh] = [testKey('old'), testKey('new')];
  const keysOf = (value: string) => read({ SECRET_KEY: value }).SECRET_KEY.map((one) => base64(one));
  expect(keysOf(old)).toEqual([old]);
  expect(keysOf(`${fresh},${old}`)).toEqual([fresh, old]);
  for (const value of ['', 'c2hvcnQ=', `${fresh},`, Array(5).fill(old).join()])
    expect(wrongNames(() => read({ SECRET_KEY: value }))).toEqual(['SECRET_KEY']);
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
