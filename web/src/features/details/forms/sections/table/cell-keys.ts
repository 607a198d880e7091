import type { KeyboardEvent } from 'react';
import { type Cell, HEAD } from './grid.ts';

export const cellName = ({ row, column }: Cell) => `${row}:${column}`;

/** Puts the focus into a cell, with its text selected as in a spreadsheet. */
export function focusCell(table: HTMLElement | null, cell: Cell): void {
  const field = table?.querySelector<HTMLInputElement>(`[data-cell="${cellName(cell)}"]`);
  field?.focus();
  field?.select();
}

/** Where a key leads from a cell; nothing when it is for the text in it. */
export function cellAfter(event: KeyboardEvent<HTMLInputElement>, { row, column }: Cell): Cell | undefined {
  const { key, currentTarget: field, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
  if (nativeEvent.isComposing || altKey || ctrlKey || metaKey) return undefined;
  if (key === 'Enter') return { row: row + (shiftKey ? -1 : 1), column };
  if (shiftKey) return undefined;
  if (key === 'ArrowUp') return row === HEAD ? undefined : { row: row - 1, column };
  if (key === 'ArrowDown') return { row: row + 1, column };
  const isRightToLeft = field.dir === 'rtl';
  const isAt = (place: number) => field.selectionStart === place && field.selectionEnd === place;
  // At its end a text lets go.
  if (key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft') && isAt(0)) return { row, column: column - 1 };
  if (key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight') && isAt(field.value.length))
    return { row, column: column + 1 };
  return undefined;
}
