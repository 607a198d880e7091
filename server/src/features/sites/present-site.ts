import { Site } from '@qrigin/domain/sites';

type Row = Omit<Site, 'created_at' | 'kind'> & { kind: string; created_at: Date };

/** A site as the wire shows it. */
export function presentSite(row: Row): Site {
  return { ...row, kind: Site.shape.kind.parse(row.kind), created_at: row.created_at.toISOString() };
}
