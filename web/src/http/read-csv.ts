import type { Endpoint, Input } from '@qrigin/domain/http';
import { openCsv } from './call.ts';

interface Watch {
  signal: AbortSignal;
  onProgress: (done: number, all: number) => void;
}

const NEW_LINE = 10;

/** A list as a file, as the server writes it: with how many rows there are in all, and how many a file can hold. */
export async function readCsv<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { signal, onProgress }: Watch,
): Promise<{ file: Blob; total: number; max: number }> {
  const { body, headers } = await openCsv(endpoint, { ...input, signal });
  const [total, max] = ['x-total-rows', 'x-max-rows'].map((name) => Number(headers.get(name)));
  if (!body || total === undefined || max === undefined) throw new Error('a file without a body');
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  // The first line is the headings; a name with a line break in it makes the count run ahead a little.
  let lines = -1;
  for await (const piece of body) {
    pieces.push(piece);
    for (const byte of piece) if (byte === NEW_LINE) lines += 1;
    onProgress(Math.min(Math.max(lines, 0), total), Math.min(total, max));
  }
  return { file: new Blob(pieces, { type: 'text/csv;charset=utf-8' }), total, max };
}
