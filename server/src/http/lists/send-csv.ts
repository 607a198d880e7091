import { CSV_ROWS_MAX, type CsvType, csvHead, csvLine, csvRow, type ListQuery } from '@qrigin/domain/http';
import type { FastifyReply } from 'fastify';
import type { Listed } from '../../db/lists/listed.ts';
import { breakOff, isGone, openCsvFile } from './csv-file.ts';
import type { ExportPlace } from './export-places.ts';

const LONGEST_MS = 120_000;

/** Most lists at their longest, so that nobody’s connection holds one of the database. Of what is longer the rest waits in the database. */
const AHEAD_BYTES = 8 * 1024 * 1024;

type Wanted = {
  csv: CsvType;
  query: ListQuery;
  place: ExportPlace;
};

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
  const file = openCsvFile(reply, {
    csv,
    place,
    total,
    max,
    aheadBytes: AHEAD_BYTES,
    longestMs: LONGEST_MS,
  });
  try {
    let wasLeft = await isGone(file, csvHead(csv));
    for (; !part.done && !wasLeft; part = await parts.next())
      wasLeft = await isGone(file, part.value.map((item) => csvRow(csv, item)).join(''));
    if (total > max) file.write(csvLine([`Only the first ${max} of ${total} rows are in this file.`]));
    file.end();
  } catch (error) {
    breakOff(file, error);
  } finally {
    await parts.return(undefined);
  }
}
