export * from './calls.ts';
export { isAmbiguousDate, readDate } from './cells/read-date.ts';
export { isAmbiguousNumber } from './cells/read-number.ts';
export {
  type ColumnPlaces,
  columnsOf,
  IMPORT_COLUMNS,
  matchColumns,
  missingColumns,
  NEEDED_COLUMNS,
} from './columns.ts';
export * from './contract.ts';
export { guessDelimiter } from './csv/guess-delimiter.ts';
export {
  createCsvReader,
  DELIMITERS,
  type Delimiter,
  parseCsv,
  type TableFault,
  type TableRow,
  UnreadableTable,
} from './csv/parse-csv.ts';
export * from './feature.ts';
export { BatchRowFields } from './rows/batch-row.ts';
export { type CellFault, IMPORT_CAUSES, type ImportCause } from './rows/causes.ts';
export { type Cells, cellsOf } from './rows/cell-reader.ts';
export { ProductRowFields, readAmount } from './rows/product-row.ts';
export { readRow } from './rows/read-row.ts';
export { VendorRowFields } from './rows/vendor-row.ts';
export { templateOf } from './template.ts';
