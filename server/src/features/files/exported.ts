import { sql } from 'kysely';
import { type ExportPart, exportedTable } from '../../db/index.ts';
import { archivedPath } from './archived-files.ts';

export const exported: ExportPart = {
  tables: [
    exportedTable('file', {
      entry: 'files',
      about: 'every file that was accepted; its content is at `path`',
      columns: {
        bytes: true,
        checked_at: true,
        created_at: true,
        created_by: true,
        extension: true,
        has_thumbnail: 'is about copies that we make',
        height: true,
        id: true,
        is_exact: 'is only for the way here',
        kind: true,
        md5: 'is only for the way here; `sha256` is that of the content',
        mime_type: true,
        name: true,
        nature: true,
        picture_widths: 'is about copies that we make',
        refusal: 'none of these was refused',
        sha256: 'written as text',
        shown_mime_type: 'is about copies that we make',
        state: 'all of these are ready',
        stored_bytes: 'counts copies that we make',
        width: true,
      },
      also: {
        sha256: sql`encode(sha256, 'hex')`,
        path: archivedPath,
      },
      where: sql<boolean>`state = 'ready'`,
    }),
  ],
};
