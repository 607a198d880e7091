import type { OrgCtx } from '../../../db/index.ts';

/** Of several who act on a request at the same moment, the others wait and then see what the first has done. */
export async function lockRequest({ db, orgId }: OrgCtx, id: string): Promise<void> {
  await db
    .selectFrom('join_request')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
}
