import type { ImportKind } from '../feature.ts';
import { readBatchRow } from './batch-row.ts';
import type { CellFault } from './causes.ts';
import type { Cells } from './cell-reader.ts';
import { readProductRow } from './product-row.ts';
import { readVendorRow } from './vendor-row.ts';

const READERS = { products: readProductRow, batches: readBatchRow, vendors: readVendorRow };

/** What a row of the file says of what it is about, or what is wrong with it, by itself. */
export function readRow(kind: ImportKind, cells: Cells): { fields: object; faults: CellFault[] } {
  return READERS[kind](cells);
}
