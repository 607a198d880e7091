import { readFileSync } from 'node:fs';
import { z } from 'zod';
import {
  isBelow,
  isSameSite,
  isThisMachine,
  Origin,
  Proxies,
  ScanBase,
  TenantDomain,
} from './env/env-addresses.ts';
import { CodeKeys, SecretKeys, Token, TokenKeys } from './env/env-keys.ts';
import { type PaymentEnv, PaymentSettings, paymentFaults } from './env/env-payments.ts';

/** The only reader of the environment. Everything is parsed before anything starts; there is no way to skip it. */

const Port = z.coerce.number().int().min(0).max(65_535);
const PostgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
const PerMinute = z.coerce.number().int().positive();

const Common = {
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('The least important level of log lines that is written'),
};

/** The object store of files; S3 as Ceph, AWS and others speak it. */
const FileStore = {
  STORE_URL: Origin.describe('Object store (S3) for files, as the servers reach it'),
  STORE_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('us-east-1')
    .describe('Region of the object store, as its signatures name it'),
  STORE_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/)
    .describe('Bucket for files; the worker creates it if it is missing'),
  STORE_ACCESS_KEY: z.string().min(1).describe('Access key of the object store'),
  STORE_SECRET_KEY: z.string().min(1).describe('Secret key of the object store'),
};

const Room = {
  FILE_QUOTA_MB: z.coerce
    .number()
    .int()
    .positive()
    .default(5120)
    .describe('Storage for the files of one organisation, in MB'),
};

const Api = z
  .object({
    ...Common,
    ...FileStore,
    STORE_PUBLIC_URL: Origin.optional().describe(
      'The object store as browsers reach it, which send files straight to it; without it `STORE_URL`',
    ),
    ...Room,
    HOST: z
      .string()
      .default('0.0.0.0')
      .describe('Address to listen on; if `APP_ORIGIN` is plain http, it must be an address of this machine'),
    PORT: Port.default(3000).describe('Port to listen on; 0 takes a free one'),
    API_PROCESSES: z.coerce
      .number()
      .int()
      .min(1)
      .max(64)
      .default(1)
      .describe(
        'Processes that answer calls side by side; `npm start` takes one for each core, at most 8. [What they share](#several-processes)',
      ),
    DATABASE_URL: PostgresUrl.describe('PostgreSQL, as the role `app_rw`'),
    SCAN_DATABASE_URL: PostgresUrl.describe('PostgreSQL, as the role `app_scan`, which only reads'),
    INGEST_DATABASE_URL: PostgresUrl.describe(
      'PostgreSQL, as the role `app_ingest`, which only adds scan events',
    ),
    DATABASE_POOL: z.coerce
      .number()
      .int()
      .min(2)
      .max(100)
      .default(10)
      .describe('Connections for calls, of all processes together; each has at least 2'),
    APP_ORIGIN: Origin.describe('Where the public website and the dashboard live'),
    CONTENT_ORIGIN: Origin.describe(
      'For files and pages written by organisations: a host of another registered domain than `APP_ORIGIN`, e.g. `https://example-content.net`',
    ),
    SCAN_BASE_URL: ScanBase.describe(
      'What is printed in front of every code. Can never change once codes are printed',
    ),
    TENANT_DOMAIN: TenantDomain.optional().describe(
      'Domain below which organisations have subdomains for their codes, of another registered domain than `APP_ORIGIN`, e.g. `example-codes.net`; needs a DNS entry and a certificate for `*.example-codes.net`. Without it subdomains can be kept but have no address',
    ),
    CORS_ORIGINS: z
      .string()
      .default('')
      .transform((text) => text.split(',').filter(Boolean))
      .pipe(z.array(Origin))
      .describe('Other origins whose pages can call the API, separated by commas'),
    TRUSTED_PROXIES: Proxies.describe(
      'Addresses or networks of the proxies whose X-Forwarded-For is believed, separated by commas; no network wider than /8 (IPv6: /16), and together no more than two of these',
    ),
    TOKEN_KEYS: TokenKeys.describe(
      'JWK Set with one or two private Ed25519 keys; the first signs, all are accepted',
    ),
    CODE_KEYS: CodeKeys.describe(
      'Secret keys of codes as JSON: `[{"id": 1, "key": "32 bytes in base 64"}]`. Losing one makes its codes unreadable; `npm run operator -- new-code-key FILE` adds one',
    ),
    COUNTRY_HEADER: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .optional()
      .describe('Header in which a trusted proxy names the country of the visitor, two letters'),
    SECRET_KEY: SecretKeys.describe(
      'Encrypts the secrets of authenticator apps, signs links to files and hides addresses in counters: at least 32 random bytes in base 64. Up to four, separated by commas, the newest first: the first one writes, all of them read ([how to change it](code-keys.md#change-secret_key)). Losing it turns authenticator apps off',
    ),
    CONTACT_ADDRESS: z
      .email()
      .optional()
      .describe('Address that messages from the contact page are emailed to; they are stored either way'),
    BETA_ACTIVATION: z
      .enum(['on', 'off'])
      .default('on')
      .describe('Whether people can activate static products for free; `off` ends the beta'),
    ...PaymentSettings,
    METRICS_TOKEN: Token.optional().describe(
      'Token that `/metrics` takes as a bearer token; without it the page does not exist',
    ),
    SHUTDOWN_DELAY_MS: z.coerce
      .number()
      .int()
      .min(0)
      .default(5000)
      .describe('How long `/readyz` says no before the process stops accepting'),
    RATE_AUTH: PerMinute.default(20).describe('Sign-in calls a minute, by network'),
    RATE_PUBLIC: PerMinute.default(120).describe('Public calls a minute, by network'),
    RATE_SCAN: PerMinute.default(600).describe(
      'Scans a minute, by network; calls with a member’s reads while they pack, by session',
    ),
    RATE_UNKNOWN_CODES: PerMinute.default(20).describe(
      'Unknown codes a minute, by network, before each further one waits; ten times as many are recorded in the security log',
    ),
    RATE_READ: PerMinute.default(600).describe('Reads a minute, by session'),
    RATE_WRITE: PerMinute.default(120).describe('Writes a minute, by session'),
    RATE_BULK: PerMinute.default(6).describe('Bulk calls a minute, by session'),
    RATE_WEBHOOK: PerMinute.default(1200).describe(
      'Webhooks of the payment provider a minute, by network; it tells again what was too much',
    ),
    IN_FLIGHT: z.coerce
      .number()
      .int()
      .positive()
      .default(20)
      .describe('Calls of one caller at the same time'),
  })
  .refine((env) => new URL(env.APP_ORIGIN).hostname !== new URL(env.CONTENT_ORIGIN).hostname, {
    path: ['CONTENT_ORIGIN'],
    message: 'must be another host than APP_ORIGIN',
  })
  .refine((env) => !isSameSite(new URL(env.CONTENT_ORIGIN).hostname, new URL(env.APP_ORIGIN).hostname), {
    path: ['CONTENT_ORIGIN'],
    message:
      'must be a host of another registered domain than APP_ORIGIN, e.g. https://example-content.net beside https://app.example.com',
  })
  .refine(
    (env) =>
      env.TENANT_DOMAIN === undefined || !isSameSite(env.TENANT_DOMAIN, new URL(env.APP_ORIGIN).hostname),
    {
      path: ['TENANT_DOMAIN'],
      message:
        'must be of another registered domain than APP_ORIGIN, e.g. example-codes.net beside https://app.example.com',
    },
  )
  .refine(
    ({ TENANT_DOMAIN, APP_ORIGIN, CONTENT_ORIGIN, SCAN_BASE_URL }) =>
      TENANT_DOMAIN === undefined ||
      ![APP_ORIGIN, CONTENT_ORIGIN, SCAN_BASE_URL].some((address) => isBelow(address, TENANT_DOMAIN)),
    {
      path: ['TENANT_DOMAIN'],
      message: 'none of APP_ORIGIN, CONTENT_ORIGIN and SCAN_BASE_URL may lie on it or below it',
    },
  )
  .refine((env) => !env.APP_ORIGIN.startsWith('http:') || isThisMachine(env.HOST) || env.HOST === '::1', {
    path: ['APP_ORIGIN'],
    message:
      'must be https where other machines can reach the api; for this machine alone set HOST=127.0.0.1',
  })
  .superRefine((env, context) => {
    for (const { name, address } of addressesOfBrowsers(env)) {
      if (env.APP_ORIGIN.startsWith('https:') && address.startsWith('http:'))
        context.addIssue({ code: 'custom', path: [name], message: 'must be https, as APP_ORIGIN is' });
    }
  })
  .superRefine(refusePaymentFaults);

function refusePaymentFaults(env: PaymentEnv & { APP_ORIGIN: string }, context: z.RefinementCtx): void {
  for (const { name, message } of paymentFaults(env))
    context.addIssue({ code: 'custom', path: [name], message });
}

type BrowserAddresses = Record<'CONTENT_ORIGIN' | 'SCAN_BASE_URL' | 'STORE_URL', string> & {
  STORE_PUBLIC_URL?: string | undefined;
};

/** Everything that a browser is sent to beside the app itself. */
function addressesOfBrowsers(env: BrowserAddresses) {
  return [
    { name: 'CONTENT_ORIGIN', address: env.CONTENT_ORIGIN },
    { name: 'SCAN_BASE_URL', address: env.SCAN_BASE_URL },
    { name: 'STORE_PUBLIC_URL', address: env.STORE_PUBLIC_URL ?? env.STORE_URL },
  ];
}

const SmtpUrl = z.url({ protocol: /^smtps?$/, hostname: /./ });

const Mailbox = z
  .string()
  .regex(
    /^[^<>"\r\n]+ <[^<>@\s]+@[^<>@\s]+>$/,
    'must be a name and an address, e.g. Qrigin <no-reply@example.com>',
  );

const Worker = z
  .object({
    ...Common,
    ...FileStore,
    ...Room,
    ...PaymentSettings,
    CLAMAV_HOST: z
      .string()
      .regex(/^(\[[0-9a-f:]+\]|[a-z0-9.-]+):\d{1,5}$/i, 'must be a host and a port, e.g. clamav:3310')
      .optional()
      .describe(
        'Virus scanner (`clamd`) that every file is shown to, as `host:port`; without it files are not scanned',
      ),
    WORKER_DATABASE_URL: PostgresUrl.describe('PostgreSQL, as the role `app_worker`'),
    WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(8).describe('Jobs at the same time'),
    APP_ORIGIN: Api.shape.APP_ORIGIN,
    CODE_KEYS: Api.shape.CODE_KEYS,
    SMTP_URL: SmtpUrl.describe(
      'Mail server, e.g. `smtp://user:password@mail.example.com:587`; beyond this machine it must offer TLS',
    ),
    MAIL_FROM: Mailbox.describe('Sender of all emails, e.g. `Qrigin <no-reply@example.com>`'),
  })
  .superRefine(refusePaymentFaults);

const Migrate = z.object({
  MIGRATOR_DATABASE_URL: PostgresUrl.describe('PostgreSQL, as the role `migrator`, which owns the tables'),
  WORKER_DATABASE_URL: Worker.shape.WORKER_DATABASE_URL,
});

const Operator = z.object({
  DATABASE_URL: Api.shape.DATABASE_URL,
  WORKER_DATABASE_URL: Worker.shape.WORKER_DATABASE_URL,
  CODE_KEYS: Api.shape.CODE_KEYS,
  OPERATOR_NAME: z
    .string()
    .min(1)
    .max(120)
    .optional()
    .describe('Name of the person who runs the commands, recorded with each act; `--by NAME` wins over it'),
});

/** What each process reads; `docs/configuration.md` is written from this. */
export const ENVIRONMENTS = { api: Api, worker: Worker, migrate: Migrate, operator: Operator };

export type ApiEnv = z.output<typeof Api>;
export type WorkerEnv = z.output<typeof Worker>;
export type StoreEnv = Pick<ApiEnv, keyof typeof FileStore> & { STORE_PUBLIC_URL?: string | undefined };

type Source = Record<string, string | undefined>;

type Found = { name: string; value: string | undefined } | { name: string; fault: string };

/** A setting may be in a file that `NAME_FILE` points to, so that it is in no process list. */
function find(source: Source, name: string): Found {
  const file = source[`${name}_FILE`];
  if (!file) return { name, value: source[name] };
  if (source[name] !== undefined) return { name, fault: `set ${name} or ${name}_FILE, not both` };
  try {
    return { name, value: readFileSync(file, 'utf8').trim() };
  } catch {
    return {
      name,
      fault: `the file that ${name}_FILE names cannot be read: give this process one that it can`,
    };
  }
}

/** What one process needs. Throws with the list of everything that is wrong. */
export function readEnv<Schema extends z.ZodObject>(
  schema: Schema,
  source: Source = process.env,
): z.output<Schema> {
  const found = Object.keys(schema.shape).map((name) => find(source, name));
  const faults = found.filter((one) => 'fault' in one);
  const values = found.map((one) => [one.name, 'value' in one ? one.value : undefined]);
  const parsed = schema.safeParse(Object.fromEntries(values));
  if (parsed.success && faults.length === 0) return parsed.data;
  const wrong = [
    ...faults.map(({ name, fault }) => ({ name, message: fault })),
    ...(parsed.error?.issues ?? [])
      .map((issue) => ({ name: issue.path.join('.'), message: issue.message }))
      .filter(({ name }) => !faults.some((fault) => fault.name === name)),
  ].map(({ name, message }) => `  ${name}: ${message}`);
  throw new Error(`The configuration is not right:\n${wrong.join('\n')}\nSee docs/configuration.md.`);
}
