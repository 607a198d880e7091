import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bootstrap } from '../../server/src/db/connect/bootstrap.ts';
import { requireProgram, runProgram } from '../services/program.ts';
import { postgresCpu } from './cpu.ts';
import type { Bench } from './scans/bench.ts';
import type { Slice } from './scans/slice.ts';

const POINT_ROWS = 1_000_000;

/** The yardstick: one prepared read by primary key, of a table of a million codes. */
const POINT_TABLE = `
  create table point (code text primary key, org_id uuid, product_id uuid, parent_id bigint, status text);
  insert into point select lpad(((n * 918273645123) % 999999999989)::text, 16, '0'), gen_random_uuid(), gen_random_uuid(), n, 'active'
    from generate_series(1::bigint, ${POINT_ROWS}) n`;

const POINT_READ = `\\set i random(1, ${POINT_ROWS})
\\set c (:i * 918273645123 % 999999999989)
select * from point where code = lpad(:c::text, 16, '0');\n`;

type Run = { transactions: number; seconds: number; clientCpu: number };

/** Its own processor time comes from the shell's `times`, in place of GNU time: it reports children. */
async function runPgbench(url: string, script: string, seconds: number): Promise<Run> {
  const pgbench = requireProgram('pgbench');
  const command = `"${pgbench}" -n -M prepared -c 8 -j 1 -T ${seconds} -f "${script}" "${url}"; times`;
  const output = await runProgram({ command: requireProgram('bash'), args: ['-c', command] }, seconds + 30);
  const transactions = Number(/actually processed: (\d+)/.exec(output)?.[1]);
  const tps = Number(/tps = ([\d.]+)/.exec(output)?.[1]);
  const [user, system] = [...(output.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, rest]) => Number(minutes) * 60 + Number(rest),
  );
  return { transactions, seconds: transactions / tps, clientCpu: (user ?? 0) + (system ?? 0) };
}

/** pgbench with a table of its own in the same server, ready to be measured again and again. */
export async function preparePgbench({ dir, postgres, connect }: Bench, seconds: number) {
  await bootstrap(postgres.url('postgres', 'postgres'), 'bare');
  const url = postgres.url('bare', 'postgres');
  const client = await connect(url);
  await client.query(POINT_TABLE);
  await client.query('vacuum analyze point');
  const script = join(dir, 'point.sql');
  writeFileSync(script, POINT_READ);

  return async (): Promise<Slice> => {
    const before = postgresCpu(postgres.pid);
    const run = await runPgbench(url, script, seconds);
    // Its server processes end a moment after it; their time counts once they are gone for good.
    await sleep(500);
    const us = 1e6 / run.transactions;
    return {
      perSecond: run.transactions / run.seconds,
      appCpu: run.clientCpu * us,
      postgresCpu: (postgresCpu(postgres.pid) - before) * us,
      statements: 1,
    };
  };
}
