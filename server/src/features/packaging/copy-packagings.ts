import { PACKAGING, PACKAGING_EVENTS } from '@qrigin/domain/packaging';
import { type OrgCtx, requireRoom } from '../../db/index.ts';
import { record } from '../notifications/index.ts';
import { insertCopies, packagingsOf } from './queries.ts';

/** How one product is packed, for another; without codes, which are of what was made, and labels, which are drawn for one product. */
export async function copyPackagings(ctx: OrgCtx, from: string, to: string): Promise<void> {
  const { length } = await packagingsOf(ctx.db, ctx.orgId, from);
  if (length === 0) return;
  await requireRoom(ctx, PACKAGING, length);
  const copies = await insertCopies(ctx.db, ctx, { from, to });
  for (const { id } of copies) await record(ctx, PACKAGING_EVENTS.created, { id });
}
