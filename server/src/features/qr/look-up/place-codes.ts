import type { Code } from '@qrigin/domain/qr';
import type { CodeBook } from '../codes/code-book.ts';
import type { CodePlace, Run } from '../issue/run.ts';

/** Where runs and written-out codes are looked up: a scan sees all organisations, a member one. */
export type CodeSource = {
  runs(ids: readonly number[]): Promise<{ get(id: number): Run | undefined }>;
  /** Codes that no key reads may have been written out. */
  written(codes: readonly Code[]): Promise<{ code: string; run: number; idx: number }[]>;
};

/** Where codes are, in order; `undefined` for what no one issued. */
export async function placeCodes(
  book: CodeBook,
  source: CodeSource,
  codes: readonly Code[],
): Promise<(CodePlace | undefined)[]> {
  const places = new Map<string, CodePlace>();
  for (const keyEpoch of book.epochs) {
    const left = places.size === 0 ? codes : codes.filter((code) => !places.has(code));
    const read = book.read(keyEpoch, left);
    const runs = await source.runs(read.flatMap((place) => place?.run ?? []));
    for (const [at, code] of left.entries()) {
      const place = read[at];
      const run = place && runs.get(place.run);
      const isIssued = run?.keyEpoch === keyEpoch && place && place.index < run.size;
      if (isIssued) places.set(code, { run, idx: place.index });
    }
    if (codes.every((code) => places.has(code))) return codes.map((code) => places.get(code));
  }
  const written = await source.written(codes.filter((code) => !places.has(code)));
  const runs = await source.runs(written.map(({ run }) => run));
  for (const { code, run: id, idx } of written) {
    const run = runs.get(id);
    if (run) places.set(code, { run, idx });
  }
  return codes.map((code) => places.get(code));
}
