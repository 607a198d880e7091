import { tidyCode } from '@qrigin/domain/qr';
import { LRUCache } from 'lru-cache';
import type { ScanDatabase } from '../../db/scan-database.ts';
import { coalesce } from './coalesce.ts';
import type { CodeBook, ReadCode } from './code-book.ts';
import { askFor, type CodeFacts, type FactRow, factsOf } from './code-facts.ts';
import { type CodePlace, type Run, type RunRow, toRun } from './run.ts';

/** The one way from what is printed to what is true, for every scan. */
export type Resolver = {
  /** What is true of a code now; `undefined` when nobody issued it. One statement, shared with the others that wait. */
  resolve(code: string): Promise<CodeFacts | undefined>;
  /** Only where it stands: what its run says, without asking what has happened to it. */
  place(code: string): Promise<CodePlace | undefined>;
  run(id: number): Promise<Run | undefined>;
};

const RUNS = { name: 'scan_runs', text: 'select * from scan_runs($1)' };
const WRITTEN = { name: 'scan_written_code', text: 'select * from scan_written_code($1)' };
const CODES = { name: 'scan_codes', text: 'select * from scan_codes($1, $2)' };

/** A few hundred bytes each: the runs of a year of a large platform. */
const RUNS_KEPT = 200_000;

export function createResolver(scans: ScanDatabase, book: CodeBook): Resolver {
  // A run never changes, so nothing has to drop it.
  const known = new LRUCache<number, Run>({ max: RUNS_KEPT });

  async function runsOf(ids: readonly number[]): Promise<(Run | undefined)[]> {
    const missing = [...new Set(ids)].filter((id) => !known.has(id));
    if (missing.length > 0) {
      const rows = await scans.query<RunRow>({ ...RUNS, values: [missing] });
      for (const run of rows.map(toRun)) known.set(run.id, run);
    }
    return ids.map((id) => known.get(id));
  }

  /** Codes whose key is no longer used. */
  async function readWritten(code: string): Promise<Omit<ReadCode, 'keyEpoch'> | undefined> {
    const [row] = await scans.query<{ run_id: string; idx: number }>({ ...WRITTEN, values: [code] });
    return row && { run: Number(row.run_id), idx: row.idx };
  }

  async function placesOf(codes: readonly string[]): Promise<(CodePlace | undefined)[]> {
    const computed = book.read(codes);
    const read: ((Omit<ReadCode, 'keyEpoch'> & { keyEpoch?: number }) | undefined)[] = computed.every(Boolean)
      ? computed
      : await Promise.all(computed.map((one, at) => one ?? readWritten(codes[at] ?? '')));
    const runs = await runsOf(read.map((one) => one?.run ?? 0));
    return read.map((one, at) => {
      const run = runs[at];
      const isIssued = one && run && one.idx < run.size && (one.keyEpoch ?? run.keyEpoch) === run.keyEpoch;
      return isIssued ? { run, idx: one.idx } : undefined;
    });
  }

  const look = coalesce(async (codes: string[]): Promise<{ facts: CodeFacts | undefined }[]> => {
    const places = await placesOf(codes);
    const issued = places.filter((place) => place !== undefined);
    const rows = issued.length ? await scans.query<FactRow>({ ...CODES, values: askFor(issued) }) : [];
    const facts = new Map(factsOf(issued, rows).map((fact, at) => [issued[at], fact]));
    return places.map((place) => ({ facts: place && facts.get(place) }));
  });

  return {
    async resolve(text) {
      const code = tidyCode(text);
      return code === undefined ? undefined : (await look(code)).facts;
    },
    async place(text) {
      const code = tidyCode(text);
      return code === undefined ? undefined : (await placesOf([code]))[0];
    },
    run: async (id) => (await runsOf([id]))[0],
  };
}
