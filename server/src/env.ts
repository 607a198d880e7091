import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The only reader of the environment. Everything is parsed before anything starts; there is no way to skip it. */

const Port = z.coerce.number().int().min(0).max(65_535);
const PostgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
const PerMinute = z.coerce.number().int().positive();

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)$/;

/** An address that browsers will use: https, or http on this machine only. */
function isSafeAddress(text: string): boolean {
  const url = new URL(text);
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
}

const Origin = z
  .url({ abort: true })
  .refine(
    (text) => new URL(text).origin === text,
    'must be an origin without a path, e.g. https://app.example.com',
  )
  .refine(isSafeAddress, 'must be https (http only on this machine)');

const ScanBase = z
  .url({ abort: true })
  .endsWith('/')
  .refine(isSafeAddress, 'must be https (http only on this machine)');

/** A host, with a port only where the machine itself is meant. */
const TenantDomain = z
  .string()
  .toLowerCase()
  .regex(
    /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+(:\d{1,5})?$/,
    'must be a host, e.g. codes.example.com',
  );

/** Whether an address lies on the domain of organisations or below it, where none of ours may be. */
function isBelow(address: string, domain: string): boolean {
  const { hostname } = new URL(address);
  const host = domain.replace(/:\d+$/, '');
  return hostname === host || hostname.endsWith(`.${host}`);
}

const PrivateKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  kid: z.string().min(1),
  x: z.string().length(43),
  d: z.string().length(43),
});

const TokenKeys = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('must be a JWK Set as JSON');
      return z.NEVER;
    }
  })
  .pipe(z.object({ keys: z.array(PrivateKey).min(1).max(2) }))
  .transform((set) => set.keys);

const EpochKey = z.object({
  id: z.int().min(1).max(32_767),
  key: z.base64().refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base 64'),
});

/** Keys of codes, by epoch: the one with the largest id writes, all of them read. */
const CodeKeys = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('must be a list as JSON');
      return z.NEVER;
    }
  })
  .pipe(
    z
      .array(EpochKey)
      .min(1)
      .max(16)
      .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, 'every id must be another'),
  )
  .transform((keys) => keys.map(({ id, key }) => ({ id, key: Buffer.from(key, 'base64') })));

const Addresses = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])));

const Common = {
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Least important log lines that are written'),
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
    .describe('Bucket for files; the worker makes it when it is missing'),
  STORE_ACCESS_KEY: z.string().min(1).describe('Access key of the object store'),
  STORE_SECRET_KEY: z.string().min(1).describe('Secret key of the object store'),
};

const Api = z
  .object({
    ...Common,
    ...FileStore,
    STORE_PUBLIC_URL: Origin.optional().describe(
      'The object store as browsers reach it, which send files straight to it; without it `STORE_URL`',
    ),
    FILE_QUOTA_MB: z.coerce
      .number()
      .int()
      .positive()
      .default(5120)
      .describe('Room for the files of one organisation, in MB'),
    HOST: z.string().default('0.0.0.0').describe('Address to listen on'),
    PORT: Port.default(3000).describe('Port to listen on; 0 takes a free one'),
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
      .describe('Connections of one api process'),
    APP_ORIGIN: Origin.describe('Where the public site and the dashboard live'),
    CONTENT_ORIGIN: Origin.describe('A separate domain for files and pages written by organisations'),
    SCAN_BASE_URL: ScanBase.describe(
      'What is printed in front of every code. Can never change once codes are printed',
    ),
    TENANT_DOMAIN: TenantDomain.optional().describe(
      'Domain below which organisations have subdomains for their codes, e.g. `codes.example.com`; needs a DNS entry and a certificate for `*.codes.example.com`. Without it subdomains can be kept but have no address',
    ),
    CORS_ORIGINS: z
      .string()
      .default('')
      .transform((text) => text.split(',').filter(Boolean))
      .pipe(z.array(Origin))
      .describe('Other origins whose pages may call the API, separated by commas'),
    TRUSTED_PROXIES: Addresses.describe(
      'Addresses of the proxies whose X-Forwarded-For is believed, separated by commas',
    ),
    TOKEN_KEYS: TokenKeys.describe(
      'JWK Set with one or two private Ed25519 keys; the first signs, all are accepted',
    ),
    CODE_KEYS: CodeKeys.describe(
      'Secret keys of codes as JSON: `[{"id": 1, "key": "32 bytes in base 64"}]`. Losing one makes its codes unreadable; `npm run operator -- new-code-key` adds one',
    ),
    COUNTRY_HEADER: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .optional()
      .describe('Header in which a trusted proxy names the country of the visitor, two letters'),
    SECRET_KEY: z
      .base64()
      .refine((text) => Buffer.from(text, 'base64').length >= 32, 'must be at least 32 bytes in base 64')
      .describe(
        'Encrypts the secrets of authenticator apps and hides addresses in counters; losing it turns those off',
      ),
    CONTACT_ADDRESS: z
      .email()
      .optional()
      .describe('Where messages of the contact page are mailed to; they are stored in any case'),
    METRICS_TOKEN: z
      .string()
      .min(16)
      .optional()
      .describe('Bearer token for `/metrics`; without it the page does not exist'),
    SHUTDOWN_DELAY_MS: z.coerce
      .number()
      .int()
      .min(0)
      .default(5000)
      .describe('How long `/readyz` says no before the process stops accepting'),
    RATE_AUTH: PerMinute.default(20).describe('Sign-in calls a minute, by network'),
    RATE_PUBLIC: PerMinute.default(120).describe('Public calls a minute, by network'),
    RATE_SCAN: PerMinute.default(600).describe('Scans a minute, by network'),
    RATE_UNKNOWN_CODES: PerMinute.default(20).describe(
      'Unknown codes a minute, by network, before each further one waits; ten times as many are told in the security log',
    ),
    RATE_READ: PerMinute.default(600).describe('Reads a minute, by session'),
    RATE_WRITE: PerMinute.default(120).describe('Writes a minute, by session'),
    RATE_BULK: PerMinute.default(6).describe('Bulk calls a minute, by session'),
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
  .refine(
    ({ TENANT_DOMAIN, APP_ORIGIN, CONTENT_ORIGIN, SCAN_BASE_URL }) =>
      TENANT_DOMAIN === undefined ||
      ![APP_ORIGIN, CONTENT_ORIGIN, SCAN_BASE_URL].some((address) => isBelow(address, TENANT_DOMAIN)),
    {
      path: ['TENANT_DOMAIN'],
      message: 'none of APP_ORIGIN, CONTENT_ORIGIN and SCAN_BASE_URL may lie on it or below it',
    },
  );

const SmtpUrl = z.url({ protocol: /^smtps?$/, hostname: /./ });

const Mailbox = z
  .string()
  .regex(
    /^[^<>"\r\n]+ <[^<>@\s]+@[^<>@\s]+>$/,
    'must be a name and an address, e.g. Qrigin <no-reply@example.com>',
  );

const Worker = z.object({
  ...Common,
  ...FileStore,
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
  SMTP_URL: SmtpUrl.describe(
    'Mail server, e.g. `smtp://user:password@mail.example.com:587`; beyond this machine it must offer TLS',
  ),
  MAIL_FROM: Mailbox.describe('Sender of all mails, e.g. `Qrigin <no-reply@example.com>`'),
});

const Migrate = z.object({
  MIGRATOR_DATABASE_URL: PostgresUrl.describe('PostgreSQL, as the role `migrator`, which owns the tables'),
  WORKER_DATABASE_URL: Worker.shape.WORKER_DATABASE_URL,
});

const Operator = z.object({
  DATABASE_URL: Api.shape.DATABASE_URL,
  WORKER_DATABASE_URL: Worker.shape.WORKER_DATABASE_URL,
  CODE_KEYS: Api.shape.CODE_KEYS,
});

/** What each process reads; `docs/configuration.md` is written from this. */
export const ENVIRONMENTS = { api: Api, worker: Worker, migrate: Migrate, operator: Operator };

export type ApiEnv = z.output<typeof Api>;
export type StoreEnv = Pick<ApiEnv, keyof typeof FileStore> & { STORE_PUBLIC_URL?: string | undefined };

type Source = Record<string, string | undefined>;

/** A secret may stand in a file that `NAME_FILE` points to, so that it is in no process list. */
function withFiles(source: Source, names: string[]): Source {
  const found = names.map((name): [string, string | undefined] => {
    const file = source[`${name}_FILE`];
    return [name, source[name] ?? (file ? readFileSync(file, 'utf8').trim() : undefined)];
  });
  return Object.fromEntries(found);
}

/** What one process needs. Throws with the list of everything that is wrong. */
export function readEnv<Schema extends z.ZodObject>(
  schema: Schema,
  source: Source = process.env,
): z.output<Schema> {
  const parsed = schema.safeParse(withFiles(source, Object.keys(schema.shape)));
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The configuration is not right:\n${wrong.join('\n')}\nSee docs/configuration.md.`);
}
