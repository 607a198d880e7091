import { tidyCode } from '@qrigin/domain/qr';
import type { ScanDatabase } from '../../db/scan-database.ts';
import { coalesce } from './coalesce.ts';
import type { CodeBook, ReadCode } from './code-book.ts';
import { askFor, type CodeFacts, type FactRow, factsOf } from './code-facts.ts';
import { remember } from './remember.ts';
import { type CodePlace, type Run, type RunRow, toRun } from './run.ts';

/** The one way from what is printed to what is true, for every scan. */
export type Resolver = {
  /** What is true of a code now; `undefined` when nobody issued it. One statement, shared with the others that wait. */
  resolve(code: string): Promise<CodeFacts | undefined>;
  /** Only where it stands: what its run says, without asking what has happened to it. */
  place(code: string): Promise<CodePlace | undefined>;
  run(id: number): Promise<Run | undefined>;
};

const RUN = { name: 'scan_run', text: 'select * from scan_run($1)' };
const WRITTEN = { name: 'scan_written_code', text: 'select * from scan_written_code($1)' };
const CODES = { name: 'scan_codes', text: 'select * from scan_codes($1, $2, $3)' };

export function createResolver(scans: ScanDatabase, book: CodeBook): Resolver {
  // A run never changes, so nothing has to drop it.
  const runs = remember(async (id) => {
    const [row] = await scans.query<RunRow>({ ...RUN, values: [id] });
    return row && toRun(row);
  });

  async function placeOf(code: string, read: ReadCode | undefined): Promise<CodePlace | undefined> {
    if (!read) return writtenPlace(code);
    const run = await runs.get(String(read.run));
    return run?.keyEpoch === read.keyEpoch && read.idx < run.size ? { run, idx: read.idx } : undefined;
  }

  /** Codes whose key is no longer used. */
  async function writtenPlace(code: string): Promise<CodePlace | undefined> {
    const [row] = await scans.query<{ run_id: string; idx: number }>({ ...WRITTEN, values: [code] });
    const run = row && (await runs.get(row.run_id));
    return run && { run, idx: row.idx };
  }

  function placesOf(codes: readonly string[]): Promise<(CodePlace | undefined)[]> {
    return Promise.all(book.read(codes).map((read, at) => placeOf(codes[at] ?? '', read)));
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
    run: (id) => runs.get(String(id)),
  };
}
