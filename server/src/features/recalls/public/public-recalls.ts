import { Failure } from '@qrigin/domain/errors';
import type { ListQuery } from '@qrigin/domain/http';
import type { PublicRecall } from '@qrigin/domain/recalls';
import { LRUCache } from 'lru-cache';
import { createVersionedCache } from '../../qr/index.ts';
import { inTurns } from './in-turns.ts';
import { createPublicReader, type OpenOnes, type ReaderDeps } from './read-public-recalls.ts';

const STATES = { name: 'scan_states', text: 'select * from scan_states($1, $2, $3)' };

const BYTES_KEPT = 16_000_000;
const OWNERS_KEPT = 50_000;
const WAITING_OF_ORG_MAX = 20;
const MINUTE_MS = 60_000;

/**
 * What anyone may read of recalls. An organisation can have hundreds of them with long words, and anyone can ask for them as often as
 * they like, so they are read once for each version, with one connection: the others are for shoppers.
 */
export function createPublicRecalls(deps: ReaderDeps) {
  const { scans } = deps;
  const { readOpen, readOne, findOwner } = createPublicReader(deps);
  const inTurn = inTurns(WAITING_OF_ORG_MAX);
  const sizeOf = (kept: object) => JSON.stringify(kept).length;
  const lists = createVersionedCache<OpenOnes>({
    load: (orgId) => inTurn(orgId, () => readOpen(orgId)),
    most: BYTES_KEPT,
    sizeOf,
  });
  const ones = createVersionedCache<PublicRecall>({
    load: (orgId, id) => inTurn(orgId, () => readOne(id)),
    most: BYTES_KEPT,
    sizeOf,
  });
  // Whose a recall is never changes, nor that it is no mock recall.
  const owners = new LRUCache<string, string>({ max: OWNERS_KEPT });

  async function ownerOf(id: string): Promise<string> {
    const known = owners.get(id);
    if (known) return known;
    const owner = await findOwner(id);
    owners.set(id, owner);
    return owner;
  }

  /** What became of a blank is under no version, so that it is read anew each minute. */
  async function versionOf(orgId: string): Promise<string> {
    const rows = await scans.query<{ version: string | null }>({ ...STATES, values: [[], [orgId], []] });
    const version = rows.find((row) => row.version !== null)?.version;
    if (!version) throw new Failure('not_found');
    return `${version} ${Math.floor(Date.now() / MINUTE_MS)}`;
  }

  return {
    // An id in capitals is the same one.
    one: async (asked: string): Promise<PublicRecall> => {
      const id = asked.toLowerCase();
      const orgId = await ownerOf(id);
      return ones.get(orgId, await versionOf(orgId), id);
    },
    ofOrganisation: async (asked: string, { page, page_size }: Pick<ListQuery, 'page' | 'page_size'>) => {
      const orgId = asked.toLowerCase();
      const { organisation, recalls } = await lists.get(orgId, await versionOf(orgId));
      const shown = recalls.slice((page - 1) * page_size, page * page_size);
      return { organisation, recalls: shown, total: recalls.length, page, page_size };
    },
  };
}
