import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { CsvType } from '@qrigin/domain/http';
import type { FastifyReply } from 'fastify';
import type { ExportPlace } from './export-places.ts';

type FileType = {
  csv: CsvType;
  place: ExportPlace;
  /** Rows there are, and as many as a file can have. */
  total: number;
  max: number;
  /** So much is read ahead of a caller who takes it slowly. */
  aheadBytes: number;
  /** Longer than it takes anyone who reads it; who does not holds a place. */
  longestMs: number;
};

function headersOf({ csv: { name }, total, max }: FileType) {
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name} ${new Date().toISOString().slice(0, 10)}.csv"`,
    'x-total-rows': total,
    'x-max-rows': max,
  };
}

/** Begins to answer with a file, which is still to be written. */
export function openCsvFile(reply: FastifyReply, type: FileType): PassThrough {
  const file = new PassThrough({ readableHighWaterMark: type.aheadBytes });
  const deadline = setTimeout(
    () => file.destroy(new Error('the file took too long to send')),
    type.longestMs,
  );
  file.once('close', () => {
    clearTimeout(deadline);
    type.place.leave();
  });
  reply.headers(headersOf(type)).send(file);
  return file;
}

/** What is sent waits while the caller has very much to take; true when nobody takes it any more. */
export async function isGone(file: PassThrough, text: string): Promise<boolean> {
  if (file.destroyed) return true;
  if (file.write(text)) return false;
  const ended = new AbortController();
  const stop = () => ended.abort();
  file.once('close', stop);
  await once(file, 'drain', { signal: ended.signal }).catch(() => undefined);
  file.off('close', stop);
  return file.destroyed;
}

/** The caller has a part of it already, and notices by the connection that this is not all. */
export function breakOff(file: PassThrough, error: unknown): void {
  file.destroy(error instanceof Error ? error : new Error(String(error)));
}
