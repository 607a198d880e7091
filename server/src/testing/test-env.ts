import { createHash, generateKeyPairSync } from 'node:crypto';
import { type ApiEnv, ENVIRONMENTS, readEnv } from '../env.ts';

function tokenKeys(): string {
  const { d, x } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return JSON.stringify({ keys: [{ kty: 'OKP', crv: 'Ed25519', kid: 'test', d, x }] });
}

const TOKEN_KEYS = tokenKeys();

/** 32 bytes in base 64 that look random and are the same in every process of a test. */
export const testKey = (name: string) => createHash('sha256').update(name).digest('base64');

/** Settings of an api under test; limits are out of the way unless a test sets them. */
export function testSettings(databaseUrl: string): Record<string, string> {
  const as = (role: string) => databaseUrl.replace('app_rw@', `${role}@`);
  return {
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_URL: databaseUrl,
    SCAN_DATABASE_URL: as('app_scan'),
    INGEST_DATABASE_URL: as('app_ingest'),
    CODE_KEYS: JSON.stringify([{ id: 1, key: testKey('codes') }]),
    APP_ORIGIN: 'http://localhost',
    CONTENT_ORIGIN: 'http://content.localhost',
    SCAN_BASE_URL: 'http://localhost/scan/',
    TENANT_DOMAIN: 'codes.localhost',
    TOKEN_KEYS,
    SECRET_KEY: testKey('secrets'),
    // No one listens there; who tests files starts a store.
    STORE_URL: 'http://127.0.0.1:1',
    STORE_BUCKET: 'files',
    STORE_ACCESS_KEY: 'test',
    STORE_SECRET_KEY: 'test-secret',
    METRICS_TOKEN: 'metrics-token-of-the-tests',
    RATE_READ: '1000000',
    RATE_WRITE: '1000000',
    RATE_PUBLIC: '1000000',
    RATE_AUTH: '1000000',
    RATE_SCAN: '1000000',
    RATE_BULK: '1000000',
    RATE_WEBHOOK: '1000000',
    RATE_UNKNOWN_CODES: '1000000',
  };
}

export function testEnv(databaseUrl: string, changes: Record<string, string> = {}): ApiEnv {
  return readEnv(ENVIRONMENTS.api, { ...testSettings(databaseUrl), ...changes });
}
