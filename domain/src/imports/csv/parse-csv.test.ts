import { expect, test } from 'vitest';
import { guessDelimiter } from './guess-delimiter.ts';
import { createCsvReader, parseCsv, type TableRow } from './parse-csv.ts';

const cellsOf = (rows: readonly TableRow[]) => rows.map(({ cells }) => cells);

test('quotes keep delimiters, line breaks and doubled quotes within a cell', () => {
  expect(parseCsv('a,"b, ""c""\r\nd",e\r\n"","f"', ',')).toEqual([
    { number: 1, cells: ['a', 'b, "c"\nd', 'e'] },
    { number: 2, cells: ['', 'f'] },
  ]);
});

test('rows without anything are left out and counted, and a mark at the beginning is no part of the first cell', () => {
  expect(parseCsv('\uFEFFName;Size\n\n;;\r\rHoney;1,5\n', ';')).toEqual([
    { number: 1, cells: ['Name', 'Size'] },
    { number: 5, cells: ['Honey', '1,5'] },
  ]);
});

test('a quote in the middle of a cell is a quote', () => {
  expect(cellsOf(parseCsv('5" jar,x"y"\n', ','))).toEqual([['5" jar', 'x"y"']]);
});

test('wherever a table is cut into pieces, it is read the same', () => {
  const text = 'a;"b""\r\n;c";d\r\ne;f;"g"\r\n"ü😀";;\n';
  const whole = parseCsv(text, ';');
  for (let size = 1; size <= text.length; size += 1) {
    const reader = createCsvReader(';');
    const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
      text.slice(at * size, (at + 1) * size),
    );
    expect([...pieces.flatMap((piece) => reader.take(piece)), ...reader.end()]).toEqual(whole);
  }
});

test.each([
  ['too_many_rows', 'a\nb\nc\nd'],
  ['too_many_columns', 'a,b,c,d'],
  ['cell_too_long', 'aaaaaaaaaaa'],
  ['unclosed_quote', '"a\nb'],
])('a table is refused at the moment it is %s', (fault, text) => {
  const reader = createCsvReader(',', { rows: 3, columns: 3, cell: 10 });
  expect(() => [...reader.take(text), ...reader.end()]).toThrow(fault);
});

test.each([
  [',', 'Name,Price\nHoney,"1,200.50"\n'],
  [';', 'Name;Preis\nHonig;1.234,50\nTee, grün;9,90\n'],
  ['\t', 'Name\tPrice, INR\nHoney\t1,20,000.50'],
  [',', 'Name\nHoney\nTea'],
  [',', ''],
])('cells are found to be parted by %j', (delimiter, text) => {
  expect(guessDelimiter(text)).toBe(delimiter);
});
