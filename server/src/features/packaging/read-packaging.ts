import { Failure } from '@qrigin/domain/errors';
import type { Packaging } from '@qrigin/domain/packaging';
import type { OrgCtx } from '../../db/index.ts';
import { presentPackaging } from './present-packaging.ts';
import { packagingById, packagingsOf } from './queries.ts';

export async function listPackagings(ctx: OrgCtx, productId: string): Promise<Packaging[]> {
  const rows = await packagingsOf(ctx.db, ctx.orgId, productId);
  return rows.map(presentPackaging);
}

export async function findPackaging(ctx: OrgCtx, id: string): Promise<Packaging> {
  const row = await packagingById(ctx.db, { orgId: ctx.orgId, id });
  if (!row) throw new Failure('not_found');
  return presentPackaging(row);
}
