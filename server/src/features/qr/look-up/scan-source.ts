import { LRUCache } from 'lru-cache';
import type { SideDatabase } from '../../../db/connect/side-database.ts';
import { type Run, type RunRow, toRun } from '../issue/run.ts';
import type { CodeSource } from './place-codes.ts';

const RUNS = { name: 'scan_runs', text: 'select * from scan_runs($1)' };
const WRITTEN = { name: 'scan_written_codes', text: 'select * from scan_written_codes($1)' };

/** A few hundred bytes each: the runs of a year of a large platform. */
const RUNS_KEPT = 200_000;

/** What any organisation has issued. */
export function createScanSource(scans: Pick<SideDatabase, 'query'>): CodeSource {
  // A run never changes, so nothing has to drop it.
  const known = new LRUCache<number, Run>({ max: RUNS_KEPT });
  return {
    async runs(ids) {
      const missing = [...new Set(ids)].filter((id) => !known.has(id));
      if (missing.length > 0) {
        const rows = await scans.query<RunRow>({ ...RUNS, values: [missing] });
        for (const run of rows.map(toRun)) known.set(run.id, run);
      }
      return known;
    },
    async written(codes) {
      const rows = await scans.query<{ code: string; run_id: string; idx: number }>({
        ...WRITTEN,
        values: [codes],
      });
      return rows.map(({ code, run_id, idx }) => ({ code, run: Number(run_id), idx }));
    },
  };
}
