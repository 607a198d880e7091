import type { Code } from '@qrigin/domain/qr';
import { type CodeCipher, createCodeCipher } from './code-cipher.ts';

type EpochKey = { id: number; key: Uint8Array };

/** Writes and reads codes with the keys of all epochs. A code does not say its epoch. */
export type CodeBook = {
  /** The newest first: it writes new runs, and most scans are of recent codes. */
  epochs: readonly [newest: number, ...older: number[]];
  has(keyEpoch: number): boolean;
  write(run: { id: number; keyEpoch: number }, from: number, count: number): string[];
  /**
   * Where the key of one epoch reads codes to stand; `undefined` for those it does not read. About one in 10^10 codes of
   * another epoch is read to stand somewhere too, so its run has to be asked whether it is of this epoch.
   */
  read(keyEpoch: number, codes: readonly Code[]): ({ run: number; index: number } | undefined)[];
};

const books = new WeakMap<readonly EpochKey[], CodeBook>();

/** One book for the keys of a process, whichever features ask for it. */
export function codeBookOf(keys: readonly EpochKey[]): CodeBook {
  const known = books.get(keys);
  if (known) return known;
  const book = createCodeBook(keys);
  books.set(keys, book);
  return book;
}

function createCodeBook(keys: readonly EpochKey[]): CodeBook {
  const [newest, ...older] = keys.map(({ id }) => id).toSorted((a, b) => b - a);
  if (newest === undefined) throw new Error('there is no key to write codes with');
  const ciphers = new Map(keys.map(({ id, key }) => [id, createCodeCipher(key)]));
  function cipherOf(keyEpoch: number): CodeCipher {
    const cipher = ciphers.get(keyEpoch);
    if (!cipher) throw new Error(`the key of epoch ${keyEpoch} is gone: its codes are in written_code`);
    return cipher;
  }
  return {
    epochs: [newest, ...older],
    has: (keyEpoch) => ciphers.has(keyEpoch),
    write: ({ id, keyEpoch }, from, count) => cipherOf(keyEpoch).write(id, from, count),
    read: (keyEpoch, codes) => cipherOf(keyEpoch).read(codes),
  };
}
