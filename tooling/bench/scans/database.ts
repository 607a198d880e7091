import type { Client } from 'pg';
import { bootstrap } from '../../../server/src/db/connect/bootstrap.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import { ENVIRONMENTS } from '../../../server/src/env.ts';
import { codeBookOf } from '../../../server/src/features/qr/index.ts';
import { localEnv } from '../../dev/local-env.ts';
import { freePort } from '../../services/free-port.ts';
import { figure } from '../table.ts';
import type { Bench } from './bench.ts';
import { openManyRecalls } from './recalls.ts';
import { type Issued, type Seeded, seed } from './seed.ts';

export type CodesDatabase = Seeded &
  Issued & {
    name: string;
    /** The configuration of a server in front of it, with a port of its own. */
    newEnv: () => Promise<ReturnType<typeof localEnv>>;
  };

export type CodesWanted = { codes: number; hasManyRecalls?: boolean };

async function openRecalls(client: Client): Promise<number> {
  const { rows } = await client.query<{ open: number }>(
    'select count(*)::int as open from recall where lifted_at is null and not mock',
  );
  return rows[0]?.open ?? 0;
}

/** A migrated database with so many issued codes. */
export async function createCodes(
  { dir, postgres, connect }: Bench,
  { codes, hasManyRecalls = false }: CodesWanted,
): Promise<CodesDatabase> {
  const name = hasManyRecalls ? `recalls_${codes}` : `codes_${codes}`;
  await bootstrap(postgres.url('postgres', 'postgres'), name);
  const postgresUrl = (role: string) => postgres.url(name, role);
  await migrate({ migrator: postgresUrl('migrator'), worker: postgresUrl('app_worker') });
  const client = await connect(postgresUrl('postgres'));

  const began = performance.now();
  const seeded = await seed(client, codes);
  if (hasManyRecalls) await openManyRecalls(client);
  await client.query('vacuum analyze');
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${figure(seeded.codes)} codes in ${figure(seeded.runs)} runs, ${figure(seeded.stateRows)} with a row of their own, ${figure(await openRecalls(client))} open recalls (${seconds} s)`,
  );

  const newEnv = async () =>
    localEnv({
      postgresUrl,
      appPort: await freePort(),
      smtpPort: await freePort(),
      secretsDir: dir,
      production: true,
    });
  const { CODE_KEYS } = await newEnv();
  const book = codeBookOf(ENVIRONMENTS.api.shape.CODE_KEYS.parse(CODE_KEYS));
  return { ...seeded, name, client, book, newEnv };
}
