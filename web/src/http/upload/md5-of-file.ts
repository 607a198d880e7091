import { createMD5 } from 'hash-wasm';

/** Small enough that hashing one does not hold the page up, large enough that reading them costs little. */
const PIECE_BYTES = 1024 * 1024;

interface Watch {
  /** From 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** MD5 of the content in small hexadecimal digits. The file is read piece by piece and never held as a whole. */
export async function md5OfFile(file: Blob, { onProgress, signal }: Watch = {}): Promise<string> {
  const hash = await createMD5();
  for (let from = 0; from < file.size; from += PIECE_BYTES) {
    signal?.throwIfAborted();
    const piece = file.slice(from, from + PIECE_BYTES);
    hash.update(new Uint8Array(await piece.arrayBuffer()));
    onProgress?.(Math.min(1, (from + PIECE_BYTES) / file.size));
  }
  signal?.throwIfAborted();
  return hash.digest();
}
