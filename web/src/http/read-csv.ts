import type { Endpoint, Input } from '@qrigin/domain/http';
import { openCsv } from './call.ts';

export interface Watch {
  signal: AbortSignal;
  /** Is told a few times a second, however quickly the pieces come. */
  onProgress: (done: number, all: number) => void;
  /** Gets the file piece by piece. The next one waits for it. */
  onPiece: (piece: Uint8Array<ArrayBuffer>) => Promise<void>;
}

const PROGRESS_MS = 250;

const NEW_LINE = 10;

/** Reads a list as a file, as the server writes it. Replies how many rows there are in all, and how many a file can hold. */
export async function readCsv<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { signal, onProgress, onPiece }: Watch,
): Promise<{ total: number; max: number }> {
  const { body, headers } = await openCsv(endpoint, { ...input, signal });
  const [total, max] = ['x-total-rows', 'x-max-rows'].map((name) => Number(headers.get(name)));
  if (!body || total === undefined || max === undefined) throw new Error('a file without a body');
  // The first line is the headings; a name with a line break in it makes the count run ahead a little.
  let lines = -1;
  let toldAt = -Infinity;
  for await (const piece of body) {
    await onPiece(piece);
    for (const byte of piece) if (byte === NEW_LINE) lines += 1;
    const now = performance.now();
    if (now - toldAt < PROGRESS_MS) continue;
    toldAt = now;
    onProgress(Math.min(Math.max(lines, 0), total), Math.min(total, max));
  }
  return { total, max };
}
