import { spawn } from 'node:child_process';
import { ROOT } from '../../dev/children.ts';
import { type Attack, Succeeded, type Target } from '../attack.ts';

const ZERO = Buffer.alloc(32).toString('base64');
/** A start that is refused takes a second; one that is not would never end. */
const PATIENCE_MS = 60_000;

/** What must be named in the refusal of a start with these settings. */
type Case = { names: string[]; process: 'api' | 'worker'; settings: Record<string, string> };

/** As a host on the internet would be set, but for the two that share the app's domain. */
const ONE_DOMAIN = {
  APP_ORIGIN: 'https://app.example.com',
  SCAN_BASE_URL: 'https://app.example.com/scan/',
  STORE_PUBLIC_URL: 'https://store.example.com',
  CONTENT_ORIGIN: 'https://content.example.com',
  TENANT_DOMAIN: 'codes.example.com',
};

const WEAK = {
  SECRET_KEY: ZERO,
  CODE_KEYS: JSON.stringify([{ id: 1, key: ZERO }]),
  TRUSTED_PROXIES: '0.0.0.0/0',
};

function casesOf({ env }: Target): Case[] {
  const superuser = (env['DATABASE_URL'] ?? '').replace('app_rw', 'postgres');
  return [
    { names: Object.keys(WEAK), process: 'api', settings: WEAK },
    { names: ['APP_ORIGIN'], process: 'api', settings: { HOST: '0.0.0.0' } },
    { names: ['CONTENT_ORIGIN', 'TENANT_DOMAIN'], process: 'api', settings: ONE_DOMAIN },
    { names: ['DATABASE_URL_FILE'], process: 'api', settings: { DATABASE_URL_FILE: '/etc/hostname' } },
    ...['DATABASE_URL', 'SCAN_DATABASE_URL', 'INGEST_DATABASE_URL'].map(
      (name): Case => ({ names: [name], process: 'api', settings: { [name]: superuser } }),
    ),
    {
      names: ['WORKER_DATABASE_URL'],
      process: 'worker',
      settings: { WORKER_DATABASE_URL: superuser },
    },
  ];
}

/** What a process said before it ended; undefined when it started. */
function refusalOf({ env }: Target, { process: name, settings }: Case): Promise<string | undefined> {
  const child = spawn(process.execPath, [`server/src/${name}.ts`], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...env, PORT: '0', ...settings },
  });
  let said = '';
  let isUp = false;
  return new Promise((resolve, reject) => {
    const stop = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    const read = (text: Buffer) => {
      said += text.toString();
      // Then the settings were taken.
      isUp = /"(listening|working)"/.test(said);
      if (isUp) child.kill('SIGKILL');
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', (code) => {
      clearTimeout(stop);
      if (code === null && !isUp) reject(new Error(`${name} neither started nor ended`));
      else resolve(isUp ? undefined : said);
    });
  });
}

export const attack: Attack = {
  name: 'unsafe settings',
  async run(target) {
    const cases = casesOf(target);
    const accepted: string[] = [];
    for (const one of cases) {
      const said = (await refusalOf(target, one)) ?? '';
      accepted.push(...one.names.filter((name) => !new RegExp(`(^|[^A-Z_])${name}\\b`, 'm').test(said)));
    }
    const count = cases.flatMap(({ names }) => names).length;
    if (accepted.length > 0)
      throw new Succeeded(`${accepted.length} of ${count} accepted: ${accepted.join(', ')}`);
    return `all ${count} refused at start, each by its name`;
  },
};
