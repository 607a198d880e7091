import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { CSV_ROWS_MAX, type CsvType, csvHead, csvLine, csvRow, type ListQuery } from '@qrigin/domain/http';
import type { FastifyReply } from 'fastify';
import type { Listed } from '../../db/lists/listed.ts';
import type { ExportPlace } from './export-places.ts';

/** Longer than the largest file takes anyone who reads it; who does not holds a place. */
const LONGEST_MS = 120_000;

/**
 * So much is read ahead of a caller who takes it slowly: most lists at their longest, so that nobody’s connection holds
 * one of the database. Of what is longer the rest waits in the database.
 */
const AHEAD_BYTES = 8 * 1024 * 1024;

type Wanted = {
  csv: CsvType;
  query: ListQuery;
  place: ExportPlace;
};

/** What is sent waits while the caller has very much to take; true when nobody takes it any more. */
async function isGone(file: PassThrough, text: string): Promise<boolean> {
  if (file.destroyed) return true;
  if (file.write(text)) return false;
  const ended = new AbortController();
  const stop = () => ended.abort();
  file.once('close', stop);
  await once(file, 'drain', { signal: ended.signal }).catch(() => undefined);
  file.off('close', stop);
  return file.destroyed;
}

function headersOf({ name }: CsvType, total: number, max: number) {
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name} ${new Date().toISOString().slice(0, 10)}.csv"`,
    'x-total-rows': total,
    'x-max-rows': max,
  };
}

/**
 * Answers with the whole list as a file, part by part as it is read. Over when all of it has been read from the database
 * or the caller is gone: the transaction that the list is read in may end then, and not before.
 */
export async function sendCsv(
  list: Listed<unknown, unknown>,
  reply: FastifyReply,
  { csv, query, place }: Wanted,
): Promise<void> {
  const max = CSV_ROWS_MAX;
  const total = await list.count(query);
  const parts = list.parts(query, max);
  // What goes wrong up to here is answered as with any call.
  let part = await parts.next();
  const file = new PassThrough({ readableHighWaterMark: AHEAD_BYTES });
  const deadline = setTimeout(() => file.destroy(new Error('the file took too long to send')), LONGEST_MS);
  file.once('close', () => {
    clearTimeout(deadline);
    place.leave();
  });
  reply.headers(headersOf(csv, total, max)).send(file);
  try {
    let wasLeft = await isGone(file, csvHead(csv));
    for (; !part.done && !wasLeft; part = await parts.next())
      wasLeft = await isGone(file, part.value.map((item) => csvRow(csv, item)).join(''));
    if (total > max) file.write(csvLine([`Only the first ${max} of ${total} rows are in this file.`]));
    file.end();
  } catch (error) {
    // The caller has a part of it already, and notices by the connection that this is not all.
    file.destroy(error instanceof Error ? error : new Error(String(error)));
  } finally {
    await parts.return(undefined);
  }
}
