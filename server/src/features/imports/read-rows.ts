import type { Readable } from 'node:stream';
import { cellsOf, createCsvReader, readRow, type TableRow, UnreadableTable } from '@qrigin/domain/imports';
import type { Store } from '../../outside/store.ts';
import type { JobCtx } from '../../queue/handle.ts';
import { readAccepted } from '../files/index.ts';
import type { Work } from './begin-work.ts';
import { insertRows, type ReadRow } from './rows-queries.ts';

/** So many rows are in memory at a time. */
export const ROWS_AT_A_TIME = 500;

/** The rows of a table in UTF-8, some at a time; and how many bytes were read for them. */
async function* tableRows(body: Readable, delimiter: Work['delimiter']) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (part?: Buffer) => {
    try {
      return part ? decoder.decode(part, { stream: true }) : decoder.decode();
    } catch (error) {
      throw new UnreadableTable('not_text', { cause: error });
    }
  };
  const reader = createCsvReader(delimiter);
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    yield { rows: reader.take(decode(part)), bytes };
  }
  yield { rows: [...reader.take(decode()), ...reader.end()], bytes };
}

function readOne({ kind, columns }: Work, { number, cells: all }: TableRow): ReadRow {
  const cells = cellsOf(all, columns);
  return { number, cells, ...readRow(kind, cells) };
}

/** Reads the file of an import and keeps its rows, with what is wrong with each by itself. Throws `UnreadableTable`. */
export async function readRows(
  ctx: JobCtx,
  { store, work, progress }: { store: Store; work: Work; progress: (share: number) => Promise<void> },
): Promise<void> {
  const file =
    work.fileId === null ? undefined : await readAccepted(store, { orgId: work.orgId, id: work.fileId });
  if (!file) throw new Error(`the store has no file ${work.fileId}`);
  let isHeading = true;
  let read: ReadRow[] = [];
  const keep = async () => {
    const rows = read;
    read = [];
    if (rows.length > 0) await ctx.inOrg(work.orgId, (db) => insertRows(db, work, rows));
  };
  try {
    for await (const { rows, bytes } of tableRows(file.body, work.delimiter)) {
      for (const row of rows) {
        if (!isHeading) read.push(readOne(work, row));
        isHeading = false;
        if (read.length >= ROWS_AT_A_TIME) await keep();
      }
      await progress(bytes / file.bytes);
    }
    await keep();
  } finally {
    file.body.destroy();
  }
  if (isHeading) throw new UnreadableTable('empty');
}
