import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireProgram, runProgram } from '../services/program.ts';

/** wrk asks for one code after the other, over as many connections as it holds. */
export function writeScript(dir: string, name: string, codes: readonly string[]): string {
  const list = join(dir, `${name}.codes`);
  writeFileSync(list, codes.join('\n'));
  const script = join(dir, `${name}.lua`);
  writeFileSync(
    script,
    `local codes, at = {}, 0
init = function()
  for line in io.lines(${JSON.stringify(list)}) do codes[#codes + 1] = wrk.format('GET', '/api/scan/' .. line .. '/overview') end
end
request = function() at = at % #codes + 1; return codes[at] end`,
  );
  return script;
}

export type Load = { requests: number; seconds: number; failed: number };

export async function runWrk(
  url: string,
  script: string,
  connections: number,
  seconds: number,
): Promise<Load> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, url];
  const output = await runProgram({ command: requireProgram('wrk'), args }, seconds + 30);
  const done = /(\d+) requests in ([\d.]+)s/.exec(output);
  if (!done) throw new Error(`wrk said:\n${output}`);
  const failed = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0);
  return { requests: Number(done[1]), seconds: Number(done[2]), failed };
}

const POINT_ROWS = 1_000_000;

/** The yardstick: one prepared read by primary key, of a table of a million codes. */
export const POINT_TABLE = `
  create table point (code text primary key, org_id uuid, product_id uuid, parent_id bigint, status text);
  insert into point select lpad(((n * 918273645123) % 999999999989)::text, 16, '0'), gen_random_uuid(), gen_random_uuid(), n, 'active'
    from generate_series(1::bigint, ${POINT_ROWS}) n`;

export function writePgbenchScript(dir: string): string {
  const file = join(dir, 'point.sql');
  writeFileSync(
    file,
    `\\set i random(1, ${POINT_ROWS})
\\set c (:i * 918273645123 % 999999999989)
select * from point where code = lpad(:c::text, 16, '0');\n`,
  );
  return file;
}

export type Bare = { transactions: number; seconds: number; clientCpu: number };

/** Its own processor time is taken by GNU time's place in the shell: `times` tells of children. */
export async function runPgbench(url: string, script: string, seconds: number): Promise<Bare> {
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
