import { type CodeCipher, createCodeCipher } from './code-cipher.ts';

type EpochKey = { id: number; key: Uint8Array };

/** Writes and reads codes with the keys of all epochs. A code does not say its epoch: the key that reads it tells. */
export type CodeBook = {
  /** The epoch that new runs are written with. */
  newest: number;
  has(keyEpoch: number): boolean;
  write(run: { id: number; keyEpoch: number }, from: number, count: number): string[];
  /** `undefined` for what no key reads. The run of what is read may still not exist. */
  read(codes: readonly string[]): (ReadCode | undefined)[];
};

export type ReadCode = { run: number; idx: number; keyEpoch: number };

export function createCodeBook(keys: readonly EpochKey[]): CodeBook {
  // Most scans are of recent codes, so the newest key is tried first.
  const epochs = keys.toSorted((a, b) => b.id - a.id);
  const ciphers = new Map<number, CodeCipher>(epochs.map(({ id, key }) => [id, createCodeCipher(key)]));
  const newest = epochs[0]?.id;
  if (newest === undefined) throw new Error('there is no key to write codes with');
  return {
    newest,
    has: (keyEpoch) => ciphers.has(keyEpoch),
    write({ id, keyEpoch }, from, count) {
      const cipher = ciphers.get(keyEpoch);
      if (!cipher) throw new Error(`the key of epoch ${keyEpoch} is gone: its codes are in written_code`);
      return cipher.write(id, from, count);
    },
    read(codes) {
      const found = codes.map((): ReadCode | undefined => undefined);
      for (const [keyEpoch, cipher] of ciphers) {
        const left = [...codes.keys()].filter((at) => !found[at]);
        if (left.length === 0) break;
        for (const [n, place] of cipher.read(left.map((at) => codes[at] ?? '')).entries()) {
          const at = left[n];
          if (place && at !== undefined) found[at] = { run: place.run, idx: place.index, keyEpoch };
        }
      }
      return found;
    },
  };
}
