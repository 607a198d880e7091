import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_BASE } from '@qrigin/domain/http';
import { receivePaymentEvent } from '@qrigin/domain/payments';
import type { LocalPaymentProvider } from '../services/payment-provider/payment-provider.ts';
import { paymentSettings } from '../services/payment-provider/settings.ts';

export type LocalEnvOptions = {
  /** The address of the database for one of its roles. */
  postgresUrl: (role: string) => string;
  /** Where the api listens. */
  appPort: number;
  /** Where Vite listens, when it is in front of the api. */
  webPort?: number;
  /** An existing folder; the secrets are made there once and kept. */
  secretsDir: string;
  /** Where the mail server listens. While none does, emails wait. */
  smtpPort: number;
  /** Where files are stored. Without one, files wait. */
  objectStore?: { endpoint: string; accessKey: string; secretKey: string };
  /** Who takes payments. Without one, no one can pay. */
  payments?: LocalPaymentProvider;
  production: boolean;
};

/** No one listens there. */
const NO_STORE = { endpoint: 'http://127.0.0.1:1', accessKey: 'none', secretKey: 'none' };

type LocalSecrets = {
  tokenKeys: { keys: object[] };
  metricsToken: string;
  secretKey: string;
  codeKeys: { id: number; key: string }[];
};

/** The server's whole configuration for this machine, as environment variables. */
export function localEnv(options: LocalEnvOptions) {
  const { postgresUrl, appPort, webPort = appPort, smtpPort, objectStore = NO_STORE, production } = options;
  const secrets = keptSecrets(join(options.secretsDir, 'secrets.json'));
  const origin = `http://localhost:${webPort}`;
  const { payments } = options;
  return {
    NODE_ENV: production ? 'production' : 'development',
    HOST: '127.0.0.1',
    PORT: String(appPort),
    DATABASE_URL: postgresUrl('app_rw'),
    SCAN_DATABASE_URL: postgresUrl('app_scan'),
    INGEST_DATABASE_URL: postgresUrl('app_ingest'),
    WORKER_DATABASE_URL: postgresUrl('app_worker'),
    MIGRATOR_DATABASE_URL: postgresUrl('migrator'),
    APP_ORIGIN: origin,
    SCAN_BASE_URL: `${origin}/scan/`,
    CONTENT_ORIGIN: `http://content.localhost:${appPort}`,
    TENANT_DOMAIN: `codes.localhost:${appPort}`,
    TOKEN_KEYS: JSON.stringify(secrets.tokenKeys),
    METRICS_TOKEN: secrets.metricsToken,
    SECRET_KEY: secrets.secretKey,
    CODE_KEYS: JSON.stringify(secrets.codeKeys),
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: 'Qrigin <no-reply@localhost.example>',
    STORE_URL: objectStore.endpoint,
    STORE_BUCKET: 'qrigin-files',
    STORE_ACCESS_KEY: objectStore.accessKey,
    STORE_SECRET_KEY: objectStore.secretKey,
    // The demo signs a dozen people up, and who develops signs in often.
    RATE_AUTH: production ? '20' : '200',
    // No load balancer here has to notice first that the api is going away.
    SHUTDOWN_DELAY_MS: '0',
    ...(payments && paymentSettings(payments)),
  };
}

/** From now on the payment provider tells the api what happens by itself. */
export function hearPayments({ webhooks }: LocalPaymentProvider, appPort: number): void {
  webhooks.options.url = `http://127.0.0.1:${appPort}${API_BASE}${receivePaymentEvent.path}`;
}

/** Made once and kept; one that an earlier version did not know is added. */
function keptSecrets(file: string): LocalSecrets {
  const kept: Partial<LocalSecrets> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const secrets = { ...newSecrets(), ...kept };
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}

function newSecrets(): LocalSecrets {
  const key = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return {
    tokenKeys: { keys: [{ ...key, kid: randomUUID() }] },
    metricsToken: randomBytes(24).toString('hex'),
    secretKey: randomBytes(32).toString('base64'),
    codeKeys: [{ id: 1, key: randomBytes(32).toString('base64') }],
  };
}
