import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { CSV_ROWS_MAX, type CsvType, csvHead, csvLine, csvRow, type ListQuery } from '@qrigin/domain/http';
import type { FastifyReply } from 'fastify';
import type { Listed } from '../../db/lists/listed.ts';

/** Longer than the largest file takes anyone who reads it; who does not holds up a connection of the database. */
const LONGEST_MS = 60_000;

type Wanted = {
  csv: CsvType;
  query: ListQuery;
  /** Before the caller knows that it is all, and may ask for the next one. */
  onRead: () => void;
};

/** What is sent waits until the caller has read what came before; true when nobody reads it any more. */
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
  list: Listed<unknown>,
  reply: FastifyReply,
  { csv, query, onRead }: Wanted,
): Promise<void> {
  const max = CSV_ROWS_MAX;
  const total = await list.count(query);
  const parts = list.parts(query, max);
  // What goes wrong up to here is answered as with any call.
  let part = await parts.next();
  const file = new PassThrough();
  reply.headers(headersOf(csv, total, max)).send(file);
  const deadline = setTimeout(() => file.destroy(new Error('the file took too long to send')), LONGEST_MS);
  try {
    let wasLeft = await isGone(file, csvHead(csv));
    for (; !part.done && !wasLeft; part = await parts.next())
      wasLeft = await isGone(file, part.value.map((item) => csvRow(csv, item)).join(''));
    if (total > max) file.write(csvLine([`Only the first ${max} of ${total} rows are in this file.`]));
    onRead();
    file.end();
  } catch (error) {
    // The caller has a part of it already, and notices by the connection that this is not all.
    file.destroy(error instanceof Error ? error : new Error(String(error)));
  } finally {
    clearTimeout(deadline);
    await parts.return(undefined);
  }
}
