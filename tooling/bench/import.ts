import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { IMPORT_CALLS, type Import } from '@qrigin/domain/imports';
import { Client } from 'pg';
import { clientAt, withinOrg } from '../../server/src/testing/client.ts';
import {
  checkTable,
  type Importer,
  settled,
  storeTable,
} from '../../server/src/testing/goods/imported-tables.ts';
import { startTestStore } from '../../server/src/testing/programs/file-room.ts';
import { createOrganisation } from '../chaos/people.ts';
import { startSystem } from '../chaos/system.ts';
import { requireProgram } from '../services/program.ts';
import { tableOfProducts } from './imports/table-of-products.ts';
import { mostMemory } from './imports/watch-memory.ts';
import { figure, judge, tableOf } from './table.ts';

/**
 * `npm run bench:import`: 20,000 products of which 300 have mistakes are imported: nothing is stored. Mended, with the worker killed
 * while it stores: nothing is there until all of it is. Once more: nothing is doubled. Beside it psql copies the same file into a
 * table without checks. `-- --small` takes 1,000 and judges what must be true on any machine.
 */
const isSmall = process.argv.includes('--small');
const [ROWS, FAULTY, FEW] = isSmall ? [1000, 15, 100] : [20_000, 300, 1000];

const store = await startTestStore();
const system = await startSystem({ ...store.env, RATE_READ: '1000000' });
const api = clientAt(system.apiUrl);
const superuser = new Client({ connectionString: system.superuserUrl });
await superuser.connect();

async function newImporter(name: string): Promise<Importer> {
  const { orgId: id, token } = await createOrganisation(
    system.superuserUrl,
    system.apiUrl,
    system.env.TOKEN_KEYS,
    name,
  );
  return { ...withinOrg(api, { org: id, token }), id, owner: { token } };
}
async function countProducts({ id }: Importer): Promise<number> {
  const { rows } = await superuser.query<{ count: number }>(
    'select count(*)::integer as count from product where org_id = $1',
    [id],
  );
  return rows[0]?.count ?? 0;
}
const table = (rows: number, faulty: number) =>
  ({ kind: 'products', content: tableOfProducts(rows, faulty) }) as const;

function require(is: boolean, what: string): void {
  if (!is) throw new Error(what);
}
async function timed<T>(work: () => Promise<T>): Promise<[seconds: number, done: T]> {
  const start = performance.now();
  const done = await work();
  return [(performance.now() - start) / 1000, done];
}

/** Has it stored and kills the worker in the middle of it; another one begins anew. */
async function storeWithKill(org: Importer, { id }: Import): Promise<Import> {
  await org.call(IMPORT_CALLS.products.store, { params: { id } });
  for (;;) {
    // In the middle of its transaction.
    const { rows } = await superuser.query<{ writing: number; state: string }>(
      "select state, (select count(*)::integer from pg_stat_activity where xact_start < now() - interval '200 milliseconds' and usename = 'app_worker') as writing from import where id = $1",
      [id],
    );
    require(rows[0]?.state === 'storing', 'it was stored before the worker could be killed');
    if ((rows[0]?.writing ?? 0) > 0) break;
    await pause(20);
  }
  await system.kill('worker');
  await pause(500);
  require((await countProducts(org)) === 0, 'a part was stored');
  return settled(org, { id });
}

/** The same file into a table of texts, without any check, by a program that others wrote. */
function copySeconds(content: string): number {
  const dir = mkdtempSync(join(tmpdir(), 'qrigin-import-'));
  const file = join(dir, 'products.csv');
  writeFileSync(file, content);
  const create =
    'create temporary table plain (a text, b text, c text, d text, e text, f text, g text, h text)';
  const copy = `\\copy plain from '${file}' with (format csv, header, delimiter ';')`;
  const start = performance.now();
  execFileSync(requireProgram('psql'), ['-q', '-c', create, '-c', copy, system.superuserUrl]);
  rmSync(dir, { recursive: true });
  return (performance.now() - start) / 1000;
}

try {
  const [few, many] = [await newImporter('Few'), await newImporter('Many')];
  const worker = system.pidOf('worker');
  const fewMemory = await mostMemory(worker, async () => {
    await storeTable(few, await checkTable(api, few, table(FEW, 0)));
  });
  let faulty: Import | undefined;
  const manyMemory = await mostMemory(worker, async () => {
    faulty = await checkTable(api, many, table(ROWS, FAULTY));
  });
  require(faulty?.state === 'checked' &&
    faulty.rows === ROWS &&
    faulty.faulty === FAULTY, 'mistakes were missed');
  require((await countProducts(many)) === 0, 'a file with mistakes was stored');
  console.log(
    faulty?.faults
      .map(
        ({ column, cause, count, rows }) =>
          `${count} × ${column}: ${cause}, rows ${rows.slice(0, 5).join(', ')} …`,
      )
      .join('\n'),
  );

  const content = tableOfProducts(ROWS, 0);
  const [checkSeconds, sound] = await timed(() => checkTable(api, many, { kind: 'products', content }));
  require(sound.created === ROWS && sound.faulty === 0, 'a sound file was not taken');
  const killed = await storeWithKill(many, sound);
  require(killed.state === 'done' && (await countProducts(many)) === ROWS, 'not all of it was stored');

  const again = await checkTable(api, many, { kind: 'products', content });
  require(again.unchanged === ROWS, 'known products were not found again');
  await storeTable(many, again);
  require((await countProducts(many)) === ROWS, 'products were doubled');

  const third = await newImporter('Third');
  const ready = await checkTable(api, third, { kind: 'products', content });
  const [storeSeconds] = await timed(() => storeTable(third, ready));
  const copy = copySeconds(content);
  console.log(
    tableOf([
      ['', `${ROWS} products`],
      ['checked, s', figure(checkSeconds)],
      ['stored, s', figure(storeSeconds)],
      ['copied by psql without checks, s', figure(copy)],
      ['stored / copied', figure(storeSeconds / copy)],
      [`worker at most with ${FEW} rows, MB`, figure(fewMemory)],
      [`worker at most with ${ROWS} rows, MB`, figure(manyMemory)],
    ]),
  );
  process.exitCode = judge(
    [
      {
        what: `memory of ${ROWS} rows / of ${FEW}`,
        value: manyMemory / fewMemory,
        atMost: 1.6,
        needsQuiet: true,
      },
    ],
    isSmall,
  );
} finally {
  await superuser.end();
  await system.stop();
  await store.stop();
}
