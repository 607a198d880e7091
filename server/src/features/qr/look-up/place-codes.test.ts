import { Code, packTree } from '@qrigin/domain/qr';
import { expect, test, vi } from 'vitest';
import type { CodeBook } from '../codes/code-book.ts';
import type { Run } from '../issue/run.ts';
import { type CodeSource, placeCodes } from './place-codes.ts';

const run = (id: number, keyEpoch: number): Run => ({
  id,
  orgId: 'org',
  kind: 'structure',
  productId: 'product',
  packagingId: null,
  batchId: null,
  tree: packTree([{ name: 'jar', count: 1 }], 10),
  size: 10,
  keyEpoch,
  scanBaseUrl: '',
  createdAt: new Date(0),
  issuedAt: '',
});

const RUNS = new Map([
  [1, run(1, 1)],
  [2, run(2, 2)],
]);

const named = (name: string) => Code.parse(name.padEnd(20, '0'));
const NEW = named('new');
const OLD = named('old');
const TWICE = named('twice');
const BEYOND = named('beyond');
const ORPHAN = named('orphan');
const WRITTEN = named('written');
const NOTHING = named('nothing');

/** What each epoch's key reads. `TWICE` is the one code in 10^10 that both keys read. */
const READS: Record<number, Record<string, { run: number; index: number }>> = {
  2: {
    [NEW]: { run: 2, index: 3 },
    [TWICE]: { run: 1, index: 9 },
    [BEYOND]: { run: 2, index: 10 },
    [ORPHAN]: { run: 9, index: 0 },
  },
  1: { [OLD]: { run: 1, index: 4 }, [TWICE]: { run: 1, index: 5 } },
};
const book: CodeBook = {
  epochs: [2, 1],
  has: () => true,
  write: () => [],
  read: (epoch, codes) => codes.map((code) => READS[epoch]?.[code]),
};
const written = vi.fn<CodeSource['written']>(async (codes) =>
  codes.includes(WRITTEN) ? [{ code: WRITTEN, run: 1, idx: 7 }] : [],
);
const place = async (...codes: Code[]) =>
  (await placeCodes(book, { runs: async () => RUNS, written }, codes)).map(
    (found) => found && [found.run.id, found.idx],
  );

test('codes of all epochs are found in one go, in order', async () => {
  expect(await place(OLD, NEW, OLD)).toEqual([
    [1, 4],
    [2, 3],
    [1, 4],
  ]);
  expect(written).not.toHaveBeenCalled();
});

test('a code that the wrong key happens to read is still found by its own', async () => {
  expect(await place(TWICE)).toEqual([[1, 5]]);
});

test('a code beyond its run, or of no run, was not issued', async () => {
  expect(await place(BEYOND, ORPHAN, NOTHING)).toEqual([undefined, undefined, undefined]);
});

test('what no key reads may have been written out', async () => {
  expect(await place(WRITTEN, NEW)).toEqual([
    [1, 7],
    [2, 3],
  ]);
});
