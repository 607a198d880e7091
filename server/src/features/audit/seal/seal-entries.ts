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

/** Seals all that waits, some of each organisation in turn. Several workers can do this at once. */
export async function sealEntries(deps: SealDeps, isStopping: () => boolean = () => false): Promise<void> {
  const { rows } = await deps.register((db) =>
    sql<{ id: string }>`select id from unsealed_organisations() as id`.execute(db),
  );
  let waiting = rows.map(({ id }) => id);
  while (waiting.length) {
    const more: string[] = [];
    for (const orgId of waiting) {
      if (isStopping()) return;
      if ((await sealSome(deps, orgId)) === AT_ONCE) more.push(orgId);
    }
    waiting = more;
  }
}
