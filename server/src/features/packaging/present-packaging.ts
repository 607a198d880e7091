import { Packaging } from '@qrigin/domain/packaging';

type Row = {
  id: string;
  name: string;
  type: string;
  structure: unknown;
  print_format: string;
  role_id: string | null;
  product_id: string;
  label_id: string | null;
  issued: unknown;
  created_at: Date;
};

/** A packaging as the wire shows it. */
export function presentPackaging(row: Row): Packaging {
  return {
    id: row.id,
    name: row.name,
    type: Packaging.shape.type.parse(row.type),
    packaging: Packaging.shape.packaging.parse(row.structure),
    printFormat: Packaging.shape.printFormat.parse(row.print_format),
    roleID: row.role_id,
    product_id: row.product_id,
    label_id: row.label_id,
    issued: Packaging.shape.issued.parse(row.issued),
    created_at: row.created_at.toISOString(),
  };
}
