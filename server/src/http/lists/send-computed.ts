import { setTimeout as pause } from 'node:timers/promises';
import { type CsvType, csvHead, csvRow } from '@qrigin/domain/http';
import type { FastifyReply } from 'fastify';
import type { Computed, InTransaction } from '../../db/lists/computed.ts';
import { breakOff, isGone, openCsvFile } from './csv-file.ts';
import type { ExportPlace } from './export-places.ts';

/** A few milliseconds of work: a scan that comes in between waits no longer. */
const ROWS_AT_ONCE = 1000;
const AHEAD_BYTES = 1024 * 1024;
/** Who takes less than 2,000 rows a second, about 250 kB, holds a place that others wait for. */
const LEAST_MS = 120_000;
const ROWS_A_MS = 2;
/** Whoever may not see the list any more gets no more of it. */
const ROWS_PER_LOOK = 100_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * One piece of work of the process at a time, with a rest after it that is as long: however many files are under way, everyone else has at
 * least half of the processor.
 */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(async () => {
    const begun = performance.now();
    const result = await work();
    return { result, took: performance.now() - begun };
  });
  last = done.then(
    ({ took }) => pause(took),
    () => undefined,
  );
  return done.then(({ result }) => result);
}

type Wanted = {
  csv: CsvType;
  place: ExportPlace;
  /** After the transaction of the call: what has to be looked up meanwhile gets short ones of its own. */
  inTransaction: InTransaction;
};

/** Answers with a list that is computed as a file, only as fast as the caller reads. No transaction is open while it waits. */
export async function sendComputed(
  list: Computed<unknown>,
  reply: FastifyReply,
  { csv, place, inTransaction }: Wanted,
): Promise<void> {
  const { total } = list;
  const textOf = (skipped: number) =>
    inTurn(async () => {
      const items = await list.slice(skipped, Math.min(ROWS_AT_ONCE, total - skipped), inTransaction);
      return items.map((item) => csvRow(csv, item)).join('');
    });
  // What goes wrong up to here is answered as with any call.
  const first = total > 0 ? await textOf(0) : '';
  const longestMs = LEAST_MS + total / ROWS_A_MS;
  const file = openCsvFile(reply, { csv, place, total, max: total, aheadBytes: AHEAD_BYTES, longestMs });
  try {
    let wasLeft = await isGone(file, csvHead(csv) + first);
    for (let sent = ROWS_AT_ONCE; sent < total && !wasLeft; sent += ROWS_AT_ONCE) {
      if (sent % ROWS_PER_LOOK === 0) await inTransaction(async () => undefined);
      wasLeft = await isGone(file, await textOf(sent));
    }
    file.end();
  } catch (error) {
    breakOff(file, error);
  }
}
