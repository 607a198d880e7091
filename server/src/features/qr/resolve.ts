import { tidyCode } from '@qrigin/domain/qr';
import { LRUCache } from 'lru-cache';
import type { ScanDatabase } from '../../db/scan-database.ts';
import { coalesce } from './coalesce.ts';
import type { CodeBook } from './code-book.ts';
import { askFor, type CodeFacts, type FactRow, factsOf, locate } from './code-facts.ts';
import { type CodeSource, placeCodes } from './place-codes.ts';
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
const WRITTEN = { name: 'scan_written_codes', text: 'select * from scan_written_codes($1)' };
const CODES = { name: 'scan_codes', text: 'select * from scan_codes($1, $2, $3, $4)' };

/** A few hundred bytes each: the runs of a year of a large platform. */
const RUNS_KEPT = 200_000;

export function createResolver(scans: Pick<ScanDatabase, 'query'>, book: CodeBook): Resolver {
  // A run never changes, so nothing has to drop it.
  const known = new LRUCache<number, Run>({ max: RUNS_KEPT });

  const source: CodeSource = {
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

  const look = coalesce(async (codes: string[]): Promise<{ facts: CodeFacts | undefined }[]> => {
    const places = await placeCodes(book, source, codes);
    const issued = places.filter((place) => place !== undefined);
    const located = issued.map(locate);
    const rows = located.length ? await scans.query<FactRow>({ ...CODES, values: askFor(located) }) : [];
    const facts = new Map(factsOf(located, rows).map((fact, at) => [issued[at], fact]));
    return places.map((place) => ({ facts: place && facts.get(place) }));
  });

  return {
    async resolve(text) {
      const code = tidyCode(text);
      return code === undefined ? undefined : (await look(code)).facts;
    },
    async place(text) {
      const code = tidyCode(text);
      return code === undefined ? undefined : (await placeCodes(book, source, [code]))[0];
    },
    run: async (id) => (await source.runs([id])).get(id),
  };
}
