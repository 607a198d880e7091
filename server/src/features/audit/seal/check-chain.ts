import type { Db } from '../../../db/index.ts';
import { entries, type InOrg, seals, waiting } from './read-chain.ts';
import { NO_HASH, type Sealed, sealHash } from './seal-hash.ts';

/** The date of an entry and the moment of its writing are set in the same statement, which ends after five seconds. */
const MOST_APART_MS = 60_000;

/**
 * How long before one that was sealed ahead of it an entry can have been written. It may have waited for the end of its
 * transaction, in which no statement takes more than five seconds and no pause more than ten.
 */
const MOST_LATE_MS = 600_000;

/** What is wrong with dates that are sealed as they are; `latest` is the latest writing in the chain so far. */
function faultOfDates(sealed: Sealed, latest: number): string | undefined {
  const [at, written, sealedAt] = [sealed.entry['at'] ?? '', sealed.written_at, sealed.sealed_at].map(
    Date.parse,
  );
  const isTold =
    Math.abs(Number(written) - Number(at)) <= MOST_APART_MS &&
    Number(written) <= Number(sealedAt) + MOST_APART_MS;
  // A date that JavaScript cannot read is none of ours either.
  if (!isTold)
    return `was inserted with a date of its own: written at ${sealed.written_at}, sealed at ${sealed.sealed_at}`;
  if (Number(written) < latest - MOST_LATE_MS) return 'was inserted behind later ones';
  return undefined;
}

/** From one seal to the next. After a fault it goes on with what is stored, so that each is told once. */
async function* faultsOfSeals(inOrg: InOrg, orgId: string): AsyncGenerator<string> {
  let before: { position: number; hash: Buffer } = { position: 0, hash: NO_HASH };
  let latest = Number.NEGATIVE_INFINITY;
  for await (const { key, entry_id, hash, entry, written_at, sealed_at } of seals(inOrg, orgId)) {
    const position = Number(key);
    const isNext = position === before.position + 1;
    if (!isNext) yield `positions ${before.position + 1} to ${position - 1}  were removed with their entries`;
    if (entry) {
      const sealed = { position: key, written_at, sealed_at, entry };
      // Without the hash before it nothing can be said of this one.
      const isChanged = isNext && !sealHash(before.hash, sealed).equals(hash);
      const fault = isChanged ? 'was changed or dated otherwise' : faultOfDates(sealed, latest);
      if (fault !== undefined) yield `entry ${entry_id}  ${fault}`;
      else latest = Math.max(latest, Date.parse(written_at));
    } else yield `entry ${entry_id}  was removed`;
    before = { position, hash };
  }
}

/** Yields what is wrong with the audit log of an organisation, and returns how many entries it has. */
export async function* checkChain(inOrg: InOrg, orgId: string): AsyncGenerator<string, number> {
  yield* faultsOfSeals(inOrg, orgId);
  for await (const { key, is_removed, is_late } of waiting(inOrg, orgId)) {
    if (is_removed) yield `entry ${key}  was removed before it was sealed`;
    else if (is_late) yield `entry ${key}  has waited for its seal for more than a minute`;
  }
  let count = 0;
  for await (const { key, is_inserted } of entries(inOrg, orgId)) {
    count += 1;
    if (is_inserted) yield `entry ${key}  was inserted`;
  }
  return count;
}

/** Whether the chain still has at this position what the log of the worker once said. */
export async function hasSeal(
  db: Db,
  orgId: string,
  { position, hash }: { position: number; hash: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('audit_seal')
    .select('hash')
    .where('org_id', '=', orgId)
    .where('position', '=', String(position))
    .executeTakeFirst();
  return found?.hash.toString('hex') === hash;
}
