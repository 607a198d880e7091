import { Failure } from '@qrigin/domain/errors';
import { kindOf } from '@qrigin/domain/files';
import type { MemberCtx } from '../../../db/index.ts';
import { startCheck } from '../check/start-check.ts';
import type { FileDeps } from '../deps.ts';
import { presentFile } from '../present-file.ts';
import { findFile } from '../queries.ts';

/**
 * A link to the file as it was sent, for anyone who may read files of its kind. A file that was sent but
 * never reported as sent is checked now; that it is not ready yet is returned, not thrown, or the check would
 * not be stored.
 */
export async function downloadFile(ctx: MemberCtx, { links }: FileDeps, id: string) {
  const file = { orgId: ctx.orgId, id };
  const row = await findFile(ctx.db, file);
  if (!row) throw new Failure('not_found');
  const { readBy } = kindOf(row.kind);
  if (!ctx.member.permissions.some((held) => held === readBy.name)) throw new Failure('forbidden');
  if (row.state !== 'ready') {
    await startCheck(ctx.db, file);
    return new Failure('file_not_ready');
  }
  return { ...presentFile(row, links), download_url: links.downloadUrl(file) };
}
