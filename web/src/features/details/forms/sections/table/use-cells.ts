import { ROWS_MAX, type Section, type SectionOf } from '@qrigin/domain/details';
import {
  type ClipboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useFormSetting } from '../../state/form-setting.ts';
import type { Change } from '../../state/use-typed-content.ts';
import { withText } from '../../state/words-text.ts';
import { useOfType } from '../use-of-type.ts';
import { cellAfter, focusCell } from './cell-keys.ts';
import { type Cell, type Grid, wholeGrid, withCell, withPasted, withRowAt } from './grid.ts';
import { readCells } from './read-cells.ts';
import type { CellActions } from './table-cell.tsx';

/** How much of what was pasted did not fit. */
export interface LeftOut {
  rows: number;
  columns: number;
}

/** What is typed, pasted and pressed in the cells of a table. */
export function useCells(change: Change<Section>, table: RefObject<HTMLElement | null>) {
  const { language, isReadOnly } = useFormSetting();
  const [leftOut, setLeftOut] = useState<LeftOut>({ rows: 0, columns: 0 });
  const changeTable = useOfType(change, 'table');
  const focusNext = useRef<Cell>(undefined);
  useLayoutEffect(() => {
    if (focusNext.current) focusCell(table.current, focusNext.current);
    focusNext.current = undefined;
  });

  const changeGrid = useCallback(
    (update: (grid: Grid) => Grid) =>
      changeTable((before: SectionOf<'table'>) => {
        const grid = wholeGrid(before);
        const { columns, rows } = update(grid);
        return columns === grid.columns && rows === grid.rows ? before : { ...before, columns, rows };
      }),
    [changeTable],
  );

  const actions = useMemo<CellActions>(
    () => ({
      type: (cell, text) =>
        changeGrid((grid) => withCell(grid, cell, (words) => withText(words, language, text))),
      paste(cell, event: ClipboardEvent) {
        const texts = readCells(event.clipboardData.getData('text/plain'));
        if (!texts || isReadOnly) return;
        event.preventDefault();
        changeGrid((before) => {
          const { grid, rowsLeft, columnsLeft } = withPasted(before, cell, { texts, language });
          setLeftOut({ rows: rowsLeft, columns: columnsLeft });
          return grid;
        });
      },
      press(cell, event) {
        const next = cellAfter(event, cell);
        if (!next) return;
        event.preventDefault();
        focusCell(table.current, next);
        if (event.key !== 'Enter' || isReadOnly) return;
        // Enter in the last row goes on in a new one.
        changeGrid((grid) => {
          if (next.row < grid.rows.length || next.row >= ROWS_MAX) return grid;
          focusNext.current = next;
          return withRowAt(grid, next.row);
        });
      },
    }),
    [changeGrid, isReadOnly, language, table],
  );

  /** What was pressed goes with its row or column, and the focus with it. */
  const focusAfter = useCallback((cell: Cell) => {
    focusNext.current = cell;
  }, []);

  return { actions, changeGrid, focusAfter, leftOut };
}
