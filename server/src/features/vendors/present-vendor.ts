import type { Vendor } from '@qrigin/domain/vendors';

type Row = Omit<Vendor, 'created_at'> & { created_at: Date };

/** A vendor as the wire shows it. */
export function presentVendor(row: Row): Vendor {
  return { ...row, created_at: row.created_at.toISOString() };
}
