import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type PackTree, placeOf, runSize } from '../../../domain/src/qr/index.ts';
import { requireProgram, runProgram } from '../../services/program.ts';
import { writeCodes } from './cipher.ts';
import type { CodesDatabase } from './database.ts';

const BATCH = 10_000;
const RUN = 1;
const TABLE = `
  create table stored_code (code text primary key, org_id uuid not null, run_id bigint not null, idx integer not null,
    parent_idx integer, product_id uuid not null, level smallint not null)`;

/** What most would do: a row a code. Written to a file first, so that only the database's own work is measured. */
export function writeRows({ dir, orgId, productId }: CodesDatabase, tree: PackTree): string {
  const path = join(dir, 'codes');
  const file = openSync(path, 'w');
  const size = runSize(tree);
  for (let from = 0; from < size; from += BATCH) {
    const lines = writeCodes(RUN, from, Math.min(BATCH, size - from)).map((code, at) => {
      const { level, path: around } = placeOf(tree, from + at);
      const parent = around[level - 1] ?? String.raw`\N`;
      return [code, orgId, RUN, from + at, parent, productId, level].join('\t');
    });
    writeSync(file, `${lines.join('\n')}\n`);
  }
  closeSync(file);
  return path;
}

/** COPY into an empty table with its primary key: the fastest way to store them. */
export async function copyRows({ superuser, url }: CodesDatabase, path: string) {
  await superuser.query('drop table if exists stored_code');
  await superuser.query(TABLE);
  await superuser.query('checkpoint');
  const command = `\\copy stored_code from '${path}'`;
  const began = performance.now();
  await runProgram({ command: requireProgram('psql'), args: ['-qX', url, '-c', command] });
  const ms = performance.now() - began;
  const { rows } = await superuser.query<{ stored: number; bytes: string }>(
    "select count(*)::integer as stored, pg_total_relation_size('stored_code') as bytes from stored_code",
  );
  return { ms, rows: rows[0]?.stored ?? 0, megabytes: Number(rows[0]?.bytes) / 1e6 };
}
