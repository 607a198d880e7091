import { Failure, type FailureCode } from '@qrigin/domain/errors';
import { VENDOR, VENDOR_EVENTS, type Vendor, type VendorFields } from '@qrigin/domain/vendors';
import { type OrgCtx, requireRoom, violates } from '../../db/index.ts';
import { record } from '../notifications/index.ts';
import { presentVendor } from './present-vendor.ts';
import { insertVendor, removeVendor, updateVendor } from './queries.ts';

/** What the database refuses, in our words. */
const REFUSALS: [constraint: string, code: FailureCode][] = [
  ['vendor_one_per_name', 'name_taken'],
  ['vendor_one_per_reference', 'reference_taken'],
];

type VendorEvent = (typeof VENDOR_EVENTS)[keyof typeof VENDOR_EVENTS];

async function write(
  ctx: OrgCtx,
  event: VendorEvent,
  change: () => Promise<Parameters<typeof presentVendor>[0] | undefined>,
): Promise<Vendor> {
  const row = await change().catch((error: unknown) => {
    const refusal = REFUSALS.find(([constraint]) => violates(error, constraint));
    throw refusal ? new Failure(refusal[1]) : error;
  });
  if (!row) throw new Failure('not_found');
  await record(ctx, event, { id: row.id });
  return presentVendor(row);
}

export async function createVendor(ctx: OrgCtx, vendor: VendorFields): Promise<Vendor> {
  await requireRoom(ctx, VENDOR);
  return write(ctx, VENDOR_EVENTS.created, () => insertVendor(ctx.db, ctx.orgId, vendor));
}

export function changeVendor(ctx: OrgCtx, id: string, vendor: VendorFields): Promise<Vendor> {
  return write(ctx, VENDOR_EVENTS.changed, () => updateVendor(ctx.db, { orgId: ctx.orgId, id }, vendor));
}

/** Drafts and versions that name it stay as they are: where it was shown, it is shown no longer. */
export function deleteVendor(ctx: OrgCtx, id: string): Promise<Vendor> {
  return write(ctx, VENDOR_EVENTS.deleted, () => removeVendor(ctx.db, { orgId: ctx.orgId, id }));
}
