import { listRecallWords as contract } from '@qrigin/domain/recalls';
import type { OrgCtx } from '../../../db/index.ts';
import { namePeople } from '../present-recalls.ts';
import { oldWords } from './words-queries.ts';

/** What a recall said before, and who changed it. */
export async function listRecallWords(ctx: OrgCtx, id: string) {
  const rows = await oldWords(ctx.db, ctx.orgId, id);
  const personOf = await namePeople(
    ctx,
    rows.map(({ changed_by }) => changed_by),
  );
  return contract.reply.parse(
    rows.map(({ said_from, said_until, changed_by, ...words }) => ({
      ...words,
      from: said_from.toISOString(),
      until: said_until.toISOString(),
      changed_by: personOf(changed_by),
    })),
  );
}
