import { COLUMNS_MAX, ROWS_MAX } from '@qrigin/domain/details';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Grid, HEAD, wholeGrid, withCell, withColumnMoved, withoutColumn, withPasted } from './grid.ts';
import { readCells } from './read-cells.ts';

const cells = (...texts: string[]) => texts.map((en) => (en === '' ? {} : { en }));
const GRID: Grid = { columns: cells('A', 'B'), rows: [cells('1', '2')] };
const textsOf = ({ columns, rows }: Grid) => [columns, ...rows].map((line) => line.map(({ en }) => en ?? ''));
const paste = (grid: Grid, cell: { row: number; column: number }, texts: string[][]) =>
  withPasted(grid, cell, { texts, language: 'en' });

test('a table has a cell at every crossing; what is whole is the same as before', () => {
  const whole = wholeGrid({ columns: cells('A', 'B'), rows: [cells('1'), cells('1', '2')] });
  expect(textsOf(whole)).toEqual([
    ['A', 'B'],
    ['1', ''],
    ['1', '2'],
  ]);
  expect(wholeGrid(GRID).rows[0]).toBe(GRID.rows[0]);
});

test('an empty table has room to type in', () => {
  expect(wholeGrid({ columns: [], rows: [] })).toEqual({
    columns: [{}, {}],
    rows: [
      [{}, {}],
      [{}, {}],
    ],
  });
});

test('a column moves with its heading, and the last one stays', () => {
  expect(textsOf(withColumnMoved(GRID, 0, 1))).toEqual([
    ['B', 'A'],
    ['2', '1'],
  ]);
  const one = withoutColumn(GRID, 0);
  expect(textsOf(one)).toEqual([['B'], ['2']]);
  expect(withoutColumn(one, 0)).toBe(one);
});

test('cells of a spreadsheet fill the table from where they are pasted, and it grows', () => {
  const { grid } = paste(GRID, { row: 0, column: 1 }, [
    ['x', 'y'],
    ['z', 'w'],
  ]);
  expect(textsOf(grid)).toEqual([
    ['A', 'B', ''],
    ['1', 'x', 'y'],
    ['', 'z', 'w'],
  ]);
});

test('pasted into the head, the first line is the headings', () => {
  expect(textsOf(paste(GRID, { row: HEAD, column: 0 }, [['Step', 'Place'], ['Gathered']]).grid)).toEqual([
    ['Step', 'Place'],
    ['Gathered', '2'],
  ]);
});

test('what does not fit is counted', () => {
  const many = Array.from({ length: 70 }, () => Array.from({ length: 8 }, () => 'x'));
  const { grid, rowsLeft, columnsLeft } = paste(GRID, { row: 0, column: 0 }, many);
  expect([grid.rows.length, grid.columns.length, rowsLeft, columnsLeft]).toEqual([
    ROWS_MAX,
    COLUMNS_MAX,
    10,
    2,
  ]);
});

test('a cell that is not there changes nothing', () => {
  expect(withCell(GRID, { row: 5, column: 0 }, () => ({ en: 'x' }))).toBe(GRID);
  expect(withCell(GRID, { row: HEAD, column: 9 }, () => ({ en: 'x' }))).toBe(GRID);
});

test.each([
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\nb', [['a'], ['b']]],
  ['"two\nlines"\t"say ""hi"""', [['two\nlines', 'say "hi"']]],
  ['5" pipe\tx', [['5" pipe', 'x']]],
  ['a\t\tb', [['a', '', 'b']]],
  ['one cell', undefined],
  ['one cell\n', undefined],
])('%j on the clipboard is %j', (text, expected) => {
  expect(readCells(text)).toEqual(expected);
});

test('what a spreadsheet writes is read back', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', '"', '\t', '\n', ' ', 'é'),
    minLength: 1,
    maxLength: 6,
  });
  const quoted = (text: string) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
      (rows) => {
        const text = rows.map((row) => row.map(quoted).join('\t')).join('\n');
        expect(readCells(text)).toEqual(rows);
      },
    ),
  );
});
