import type { MessageDescriptor } from '@lingui/core';
import { GRID_COLUMNS, type GridColumn } from '@qrigin/domain/declaration';
import { PERMISSION_GRID, type Permission } from '@qrigin/domain/features';
import type { LucideIcon } from 'lucide-react';
import { useLinesOf } from '../../../feature/features-context.ts';

/** A line of the grid: a row, or part of one, so that each cell asks one question. */
export interface GridLine {
  key: string;
  words: MessageDescriptor;
  Icon: LucideIcon;
  cells: Record<GridColumn, readonly Permission[]>;
}

/** All permissions, by thing and by what is done with it, in the words of their features. */
export function useGridLines(): GridLine[] {
  const linesOf = useLinesOf();
  return PERMISSION_GRID.flatMap(({ key, cells }) => {
    const all = GRID_COLUMNS.flatMap((column) => cells[column]);
    const lines = linesOf(all[0] ?? '');
    const apart = lines.flatMap((line) => line.of ?? []);
    return lines.map(({ words, Icon, of }, at): GridLine => {
      const on = (column: GridColumn) =>
        cells[column].filter((permission) => of?.includes(permission) ?? !apart.includes(permission));
      return {
        key: `${key} ${at}`,
        words,
        Icon,
        cells: {
          see: on('see'),
          create: on('create'),
          change: on('change'),
          use: on('use'),
          delete: on('delete'),
        },
      };
    });
  });
}

export const permissionsOf = ({ cells }: Pick<GridLine, 'cells'>): Permission[] =>
  GRID_COLUMNS.flatMap((column) => cells[column]);
