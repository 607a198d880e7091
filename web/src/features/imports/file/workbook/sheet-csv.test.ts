import { expect, test } from 'vitest';
import { workbookOf } from '../../../../testing/workbook-of.ts';
import { sheetCsv } from './sheet-csv.ts';

const limits = { rows: 20_001, columns: 100, cell: 4000 };
const HEADINGS = ['Reference', 'Name', 'Price', 'Made on'];

test('cells become text that the server reads as the same: days as they are stored, numbers with a point', async () => {
  const rows = [HEADINGS, ['NH-1', 'Honey, "raw" & <wild>', 1234.5, new Date('2026-12-31T00:00:00Z')]];
  expect(await sheetCsv({ bytes: workbookOf(rows), limits })).toEqual({
    text: '"Reference","Name","Price","Made on"\n"NH-1","Honey, ""raw"" & <wild>","1234.5","2026-12-31"',
  });
});

test('a workbook of thousands of rows is read whole', async () => {
  const rows = Array.from({ length: 5000 }, (_, at) => [`P-${at}`, `Honey of the hill number ${at}`, at, '']);
  const read = await sheetCsv({ bytes: workbookOf([HEADINGS, ...rows]), limits });
  const lines = 'text' in read ? read.text.split('\n') : [];
  expect([lines.length, lines.at(-1)]).toEqual([5001, '"P-4999","Honey of the hill number 4999","4999",""']);
});

test.each([
  ['not_text', new Uint8Array([0x50, 0x4b, 3, 4, 5])],
  ['too_many_rows', workbookOf(Array.from({ length: 4 }, () => ['a']))],
  ['too_many_columns', workbookOf([['a', 'b', 'c', 'd']])],
  ['cell_too_long', workbookOf([['a'.repeat(11)]])],
])('a workbook is refused as %s', async (fault, bytes) => {
  expect(await sheetCsv({ bytes, limits: { rows: 3, columns: 3, cell: 10 } })).toEqual({ fault });
});
