import { type CellFault, VendorRowFields } from '@qrigin/domain/imports';
import { VENDOR, VendorFields } from '@qrigin/domain/vendors';
import { addVendors, changeVendors, type KnownVendor, vendorsNamed } from '../../vendors/index.ts';
import type { MetFaults } from '../rows-queries.ts';
import type { ImportedKind, KindCtx, Met, SoundRow } from './kind.ts';
import { createSeenBefore, keyOf } from './seen-before.ts';

type Row = { row: number; fields: VendorRowFields };

/** What is known of vendors that rows name. */
type Known = {
  byReference: ReadonlyMap<string | null, KnownVendor>;
  byName: ReadonlyMap<string, KnownVendor>;
};

async function findKnown(ctx: KindCtx, rows: readonly Row[]): Promise<Known> {
  const vendors = await vendorsNamed(ctx, {
    references: rows.flatMap(({ fields }) => fields.reference ?? []),
    names: rows.flatMap(({ fields }) => fields.name ?? []),
  });
  return {
    byReference: new Map(vendors.map((vendor) => [vendor.reference, vendor])),
    byName: new Map(vendors.map((vendor) => [vendor.name.toLowerCase(), vendor])),
  };
}

/** By its reference; by its name where the vendor has no reference yet, or the row has none. */
function vendorOf(
  { reference, name }: VendorRowFields,
  known: Known,
): KnownVendor | { cause: 'name_taken' } | undefined {
  const referred = reference === undefined ? undefined : known.byReference.get(reference);
  const named = name === undefined ? undefined : known.byName.get(name.toLowerCase());
  if (referred) return named && named.id !== referred.id ? { cause: 'name_taken' } : referred;
  return named && reference !== undefined && named.reference !== null ? { cause: 'name_taken' } : named;
}

const FIELDS = ['reference', 'name', 'email', 'phone', 'address', 'website', 'description'] as const;

async function meet(
  ctx: KindCtx,
  rows: readonly Row[],
  isSeen: ReturnType<typeof createSeenBefore>,
): Promise<Met> {
  const known = await findKnown(ctx, rows);
  const added: VendorFields[] = [];
  const changed: KnownVendor[] = [];

  function plan({ fields }: Row): CellFault[] {
    const vendor = vendorOf(fields, known);
    if (vendor && 'cause' in vendor) return [{ column: 'name', cause: vendor.cause }];
    const { reference, name = vendor?.name } = fields;
    if (name === undefined) return [{ column: 'name', cause: 'missing' }];
    const keys = [keyOf('id', vendor?.id), keyOf('reference', reference), keyOf('name', name.toLowerCase())];
    if (isSeen(...keys))
      return [{ column: reference === undefined ? 'name' : 'reference', cause: 'in_file_twice' }];
    if (!vendor) {
      added.push(VendorFields.parse({ ...fields, name }));
      return [];
    }
    const { id, ...before } = vendor;
    const next = VendorFields.parse({ ...before, ...fields });
    if (FIELDS.some((field) => next[field] !== before[field])) changed.push({ ...next, id });
    return [];
  }
  const faults: MetFaults[] = rows
    .map((row) => ({ row: row.row, faults: plan(row) }))
    .filter(({ faults: of }) => of.length > 0);
  return {
    faults,
    created: added.length,
    changed: changed.length,
    unchanged: rows.length - faults.length - added.length - changed.length,
    async store() {
      // A name that one of them had may be that of a new one.
      await changeVendors(ctx, changed);
      await addVendors(ctx, added);
    },
  };
}

const read = ({ row_number: row, fields }: SoundRow): Row => ({ row, fields: VendorRowFields.parse(fields) });

export const vendors: ImportedKind = {
  thing: VENDOR,
  meet(ctx) {
    const isSeen = createSeenBefore();
    return (rows) => meet(ctx, rows.map(read), isSeen);
  },
};
