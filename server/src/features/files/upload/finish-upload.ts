import { Failure } from '@qrigin/domain/errors';
import type { StoredFile } from '@qrigin/domain/files';
import type { UserCtx } from '../../../db/index.ts';
import { enterOrg } from '../../../db/tenancy/enter-org.ts';
import { loadMember } from '../../../db/tenancy/load-member.ts';
import { startCheck } from '../check/start-check.ts';
import type { FileDeps } from '../deps.ts';
import { presentFile } from '../present-file.ts';
import { countSentInCheck, findFile, findSentFile } from '../queries.ts';

/**
 * Starts the check, unless it was started before. Only who sent the file can say so, and only while they may still send
 * files there; their stream tells when the check is over.
 */
export async function finishUpload(ctx: UserCtx, { links }: FileDeps, id: string): Promise<StoredFile> {
  const sent = await findSentFile(ctx.db, id);
  if (!sent) throw new Failure('not_found');
  const inCheck = await countSentInCheck(ctx.db);
  return enterOrg(ctx, sent.org_id, async ({ db, orgId, userId }) => {
    const { permissions } = await loadMember(db, orgId, userId);
    if (!permissions.includes('file.upload')) throw new Failure('forbidden');
    await startCheck(db, { orgId, id }, inCheck);
    const row = await findFile(db, { orgId, id });
    if (!row) throw new Failure('not_found');
    return presentFile(row, links);
  });
}
