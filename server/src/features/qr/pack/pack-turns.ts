import type { CodeRef } from '@qrigin/domain/qr';
import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';

/** Whoever works on a pack takes turns with the others who do. Together with the transaction it is over. */
export async function takeTurn({ db, orgId }: OrgCtx, turn: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`packing ${orgId} ${turn}`}, 0))`.execute(db);
}

export const turnOf = ({ run, idx }: CodeRef): string => `${run} ${idx}`;
