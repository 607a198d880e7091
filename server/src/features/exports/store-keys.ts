import type { ExportId } from './queries.ts';

export const EXPORTS_PREFIX = 'export/';

/** Where an archive is stored. Made of ids alone, like those of files. */
export function exportKey({ orgId, id }: ExportId): string {
  return `${EXPORTS_PREFIX}${orgId}/${id}`;
}
