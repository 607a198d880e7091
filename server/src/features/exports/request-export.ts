import { Failure } from '@qrigin/domain/errors';
import { EXPORT, EXPORT_CODES_MAX, EXPORT_EVENTS, EXPORTS_A_DAY, type Export } from '@qrigin/domain/exports';
import { type OrgCtx, requireRoom, violates } from '../../db/index.ts';
import { enqueue } from '../../queue/job.ts';
import { acceptedBytes } from '../files/index.ts';
import { record } from '../notifications/index.ts';
import { countCodes } from './archive/code-rows.ts';
import { presentExport } from './present-export.ts';
import { countRecent, endForgotten, exportsOf, insertExport } from './queries.ts';
import { makeExport, makeLargeExport } from './queue.ts';

/** From here on an archive takes longer than about a minute. */
const LARGE = { codes: 2_000_000, bytes: 1_000_000_000 };

/** One at a time, and few a day: each reads all that the organisation has. */
export async function requestExport(ctx: OrgCtx): Promise<Export> {
  const { db, orgId, userId } = ctx;
  await endForgotten(db, orgId);
  await requireRoom(ctx, EXPORT);
  const ahead = await countRecent(db, orgId);
  const { id } = await insertExport(db, orgId, userId).catch((error: unknown) => {
    throw violates(error, 'export_one_under_way') ? new Failure('export_under_way') : error;
  });
  if (ahead >= EXPORTS_A_DAY) throw new Failure('too_many_exports');
  const codes = await countCodes({ db, orgId });
  if (codes > EXPORT_CODES_MAX) throw new Failure('export_too_large');
  const isLarge = codes > LARGE.codes || (await acceptedBytes(db, orgId)) > LARGE.bytes;
  await enqueue(db, isLarge ? makeLargeExport : makeExport, { orgId, exportId: id }, { ahead });
  await record(ctx, EXPORT_EVENTS.requested, { id });
  return presentExport(await exportsOf(db, orgId).where('export.id', '=', id).executeTakeFirstOrThrow());
}
