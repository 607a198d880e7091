import { Failure } from '@qrigin/domain/errors';
import type { Packaging, PackagingFields } from '@qrigin/domain/packaging';
import { PACKAGING, PACKAGING_EVENTS } from '@qrigin/domain/packaging';
import { type OrgCtx, requireRoom, violates } from '../../db/index.ts';
import { record } from '../notifications/index.ts';
import { presentPackaging } from './present-packaging.ts';
import { insertPackaging, isLabelOf, removePackaging, updatePackaging } from './queries.ts';
import { findPackaging } from './read-packaging.ts';

/** What refers to a packaging once it has codes. */
const USES = [
  'code_run_org_id_packaging_id_fkey',
  'code_state_org_id_packaging_id_fkey',
  'work_org_id_packaging_id_fkey',
];

/** A label is drawn for one product, so for another it does not exist. */
async function requireLabel(ctx: OrgCtx, { label_id, product_id }: PackagingFields): Promise<void> {
  if (label_id === null) return;
  if (!(await isLabelOf(ctx.db, ctx.orgId, { label_id, product_id }))) throw new Failure('not_found');
}

function requireSame(stored: Packaging, wanted: PackagingFields): void {
  for (const field of ['type', 'product_id'] as const) {
    if (stored[field] !== wanted[field])
      throw new Failure('invalid_input', { fields: { [field]: 'cannot be changed' } });
  }
}

export async function createPackaging(ctx: OrgCtx, fields: PackagingFields): Promise<Packaging> {
  await requireRoom(ctx, PACKAGING);
  await requireLabel(ctx, fields);
  const row = await insertPackaging(ctx.db, ctx, fields);
  await record(ctx, PACKAGING_EVENTS.created, { id: row.id });
  return presentPackaging(row);
}

export async function changePackaging(ctx: OrgCtx, id: string, fields: PackagingFields): Promise<Packaging> {
  requireSame(await findPackaging(ctx, id), fields);
  await requireLabel(ctx, fields);
  const row = await updatePackaging(ctx.db, { orgId: ctx.orgId, id }, fields);
  if (!row) throw new Failure('not_found');
  await record(ctx, PACKAGING_EVENTS.changed, { id });
  return presentPackaging(row);
}

export async function deletePackaging(ctx: OrgCtx, id: string): Promise<Packaging> {
  const packaging = await findPackaging(ctx, id);
  const isRemoved = await removePackaging(ctx.db, { orgId: ctx.orgId, id }).catch((error: unknown) => {
    throw USES.some((constraint) => violates(error, constraint)) ? new Failure('packaging_in_use') : error;
  });
  if (!isRemoved) throw new Failure('not_found');
  await record(ctx, PACKAGING_EVENTS.deleted, { id });
  return packaging;
}
