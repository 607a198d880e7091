import { createHash } from 'node:crypto';

/** What a seal covers, each value in the words of the database: its own columns, and those of the entry that have a value. */
export type Sealed = {
  position: string;
  written_at: string;
  sealed_at: string;
  entry: Record<string, string>;
};

/** What the first seal of a chain has in place of the one before it. */
export const NO_HASH = Buffer.alloc(32);

/**
 * The same as the database makes when it seals (`seal_audit_entries`), but written a second time: whoever checks must not have
 * to believe the database that is checked. The lengths keep two different lists from being one text.
 */
export function sealHash(before: Buffer, { position, written_at, sealed_at, entry }: Sealed): Buffer {
  const columns = Object.keys(entry)
    .toSorted()
    .flatMap((name) => [name, entry[name] ?? '']);
  const hash = createHash('sha256').update(before);
  for (const part of [position, written_at, sealed_at, ...columns])
    hash.update(`${Buffer.byteLength(part)}:${part}`);
  return hash.digest();
}
