import { csvLine } from '../http/index.ts';
import { columnsOf } from './columns.ts';
import type { ImportKind } from './feature.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** A file to fill in: the headings that we know, and one row as an example. */
export function templateOf(kind: ImportKind): string {
  const columns = columnsOf(kind);
  return (
    BYTE_ORDER_MARK +
    csvLine(columns.map(([, { heading }]) => heading)) +
    csvLine(columns.map(([, { example }]) => example))
  );
}
