import { spawn } from 'node:child_process';
import { ROOT } from '../../dev/children.ts';
import { type Attack, Succeeded, type Target } from '../attack.ts';

const ZERO = Buffer.alloc(32).toString('base64');
/** A start that is refused takes a second; one that is not would never end. */
const PATIENCE_MS = 20_000;

type Case = { name: string; process: 'api' | 'worker'; settings: Record<string, string | undefined> };

/** As a host on the internet would be set. */
const ONLINE = {
  APP_ORIGIN: 'https://app.example.com',
  SCAN_BASE_URL: 'https://app.example.com/scan/',
  CONTENT_ORIGIN: 'https://example-content.net',
  TENANT_DOMAIN: 'example-codes.net',
};

function casesOf({ env }: Target): Case[] {
  const superuser = (env['DATABASE_URL'] ?? '').replace('app_rw', 'postgres');
  const api = (name: string, settings: Case['settings']): Case => ({ name, process: 'api', settings });
  return [
    api('SECRET_KEY', { SECRET_KEY: ZERO }),
    api('CODE_KEYS', { CODE_KEYS: JSON.stringify([{ id: 1, key: ZERO }]) }),
    api('TRUSTED_PROXIES', { TRUSTED_PROXIES: '0.0.0.0/0' }),
    api('STORE_URL', { STORE_URL: 'http://192.0.2.1:9000' }),
    api('CONTENT_ORIGIN', { ...ONLINE, CONTENT_ORIGIN: 'https://content.example.com' }),
    api('TENANT_DOMAIN', { ...ONLINE, TENANT_DOMAIN: 'codes.example.com' }),
    api('DATABASE_URL', { DATABASE_URL: superuser }),
    api('SCAN_DATABASE_URL', { SCAN_DATABASE_URL: superuser }),
    api('INGEST_DATABASE_URL', { INGEST_DATABASE_URL: superuser }),
    { name: 'WORKER_DATABASE_URL', process: 'worker', settings: { WORKER_DATABASE_URL: superuser } },
    api('DATABASE_URL_FILE', { DATABASE_URL_FILE: '/etc/hostname' }),
  ];
}

/** What a process said before it ended; undefined when it started. */
function refusalOf({ env }: Target, { process: name, settings }: Case): Promise<string | undefined> {
  const child = spawn(process.execPath, [`server/src/${name}.ts`], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...env, PORT: '0', ...settings },
  });
  let said = '';
  return new Promise((resolve) => {
    const stop = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    const read = (text: Buffer) => {
      said += text.toString();
      // It is up: the settings were taken.
      if (/"(listening|working)"/.test(said)) child.kill('SIGKILL');
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', (code) => {
      clearTimeout(stop);
      resolve(code === null || code === 0 ? undefined : said);
    });
  });
}

export const attack: Attack = {
  name: 'unsafe settings',
  async run(target) {
    const cases = casesOf(target);
    const accepted: string[] = [];
    for (const one of cases) {
      const said = await refusalOf(target, one);
      if (said === undefined || !said.includes(one.name)) accepted.push(one.name);
    }
    if (accepted.length > 0)
      throw new Succeeded(`${accepted.length} of ${cases.length} accepted: ${accepted.join(', ')}`);
    return `all ${cases.length} refused at start, each by its name`;
  },
};
