import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { JobCtx } from '../../../queue/handle.ts';

export type SealDeps = Pick<JobCtx, 'register'> & { log: Logger };

/** Of one organisation at a time: few enough that the others wait no longer than a moment, however many it has. */
const AT_ONCE = 500;

async function sealSome({ register, log }: SealDeps, orgId: string): Promise<number> {
  try {
    const { rows } = await register((db) =>
      sql<{ sealed: number }>`select seal_audit_entries(${orgId}, ${AT_ONCE}) as sealed`.execute(db),
    );
    return rows[0]?.sealed ?? 0;
  } catch (error) {
    // The others are sealed all the same.
    log.error({ err: error, orgId }, 'could not seal audit entries');
    return 0;
  }
}

async function waitingIn({ register }: SealDeps): Promise<string[]> {
  const { rows } = await register((db) =>
    sql<{ id: string }>`select id from unsealed_organisations() as id`.execute(db),
  );
  return rows.map(({ id }) => id);
}

/**
 * Seals all that waits, some of each organisation in turn. After each turn it looks again who waits: others have written
 * meanwhile, and must not wait until one that has much is done. Several workers can do this at once.
 */
export async function sealEntries(deps: SealDeps, isStopping: () => boolean = () => false): Promise<void> {
  // Those that failed or that another worker is at: next time.
  const left = new Set<string>();
  for (let hasMore = true; hasMore; ) {
    hasMore = false;
    for (const orgId of (await waitingIn(deps)).filter((id) => !left.has(id))) {
      if (isStopping()) return;
      const sealed = await sealSome(deps, orgId);
      if (sealed === 0) left.add(orgId);
      if (sealed === AT_ONCE) hasMore = true;
    }
  }
}
