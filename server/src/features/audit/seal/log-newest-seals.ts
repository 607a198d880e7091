import { sql } from 'kysely';
import type { SealDeps } from './seal-entries.ts';

type Newest = { org_id: string; position: string; hash: string };

/**
 * Each time it is called it writes the newest seal of every organisation that has a new one to the log. The log is kept
 * elsewhere than the database, so who rewrites a whole chain there cannot rewrite this.
 */
export function createSealLog({ register, log }: SealDeps): () => Promise<void> {
  let since: Date | null = null;
  return () =>
    register(async (db) => {
      const { rows } = await sql<Newest>`select * from newest_audit_seals(${since}::timestamptz)`.execute(db);
      for (const { org_id: orgId, position, hash } of rows) log.info({ orgId, position, hash }, 'audit seal');
      // The transaction began before it looked; what was then being stored is looked for again.
      const { rows: asked } = await sql<{ at: Date }>`select now() - interval '1 minute' as at`.execute(db);
      since = asked[0]?.at ?? since;
    });
}
