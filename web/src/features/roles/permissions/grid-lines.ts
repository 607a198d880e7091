import { GRID_COLUMNS, type GridColumn } from '@qrigin/domain/declaration';
import type { Permission } from '@qrigin/domain/features';
import { type GridRow, PERMISSION_GRID } from '@qrigin/domain/features';

type OwnLine = 'code' | 'joining' | 'legal';
export type LineKey = GridRow['key'] | OwnLine;

/** What shares a row with something else gets a line of its own, so that each cell asks one question. */
const OWN_LINES: Partial<Record<Permission, OwnLine>> = {
  'form.code': 'code',
  'join.view': 'joining',
  'join.decide': 'joining',
  'org.legal.view': 'legal',
  'org.legal.edit': 'legal',
};

export interface GridLine {
  key: LineKey;
  cells: Record<GridColumn, readonly Permission[]>;
}

function linesOf({ key, cells }: GridRow): GridLine[] {
  const lines = new Set<LineKey>([key]);
  for (const permission of GRID_COLUMNS.flatMap((column) => cells[column]))
    lines.add(OWN_LINES[permission] ?? key);
  const on = (line: LineKey, column: GridColumn) =>
    cells[column].filter((permission) => (OWN_LINES[permission] ?? key) === line);
  return [...lines].map((line) => ({
    key: line,
    cells: {
      see: on(line, 'see'),
      create: on(line, 'create'),
      change: on(line, 'change'),
      use: on(line, 'use'),
      delete: on(line, 'delete'),
    },
  }));
}

export const GRID_LINES: readonly GridLine[] = PERMISSION_GRID.flatMap(linesOf);

export const permissionsOf = ({ cells }: GridLine): Permission[] =>
  GRID_COLUMNS.flatMap((column) => cells[column]);
