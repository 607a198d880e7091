import { z } from 'zod';
import { singleLineText } from '../../http/index.ts';
import { EARLIEST_DAY, LOT_CODE_MAX, PRODUCT_REFERENCE_MAX } from '../../products/index.ts';
import { SITE_NAME_MAX } from '../../sites/index.ts';
import { readDate } from '../cells/read-date.ts';
import { readGtin } from '../cells/read-gtin.ts';
import type { CellFault } from './causes.ts';
import { type Cells, createCellReader } from './cell-reader.ts';

/** What a row says of a batch. The product and the batch number say which; what it leaves out stays as it is. */
export const BatchRowFields = z.object({
  product_reference: z.string().optional(),
  product_gtin: z.string().optional(),
  lot_code: z.string().optional(),
  made_on: z.string().optional(),
  expires_on: z.string().optional(),
  site: z.string().optional(),
});
export type BatchRowFields = z.output<typeof BatchRowFields>;

function readDay(text: string) {
  const day = readDate(text);
  return day === undefined || day < EARLIEST_DAY ? { cause: 'date' as const } : day;
}

const gtin = (text: string) => readGtin(text) ?? { cause: 'gtin' as const };

/** What a row says, or what is wrong with it. */
export function readBatchRow(cells: Cells): { fields: BatchRowFields; faults: CellFault[] } {
  const { cell, text, faults } = createCellReader(cells);
  const fields: BatchRowFields = {
    product_reference: text(
      'product_reference',
      singleLineText(PRODUCT_REFERENCE_MAX),
      PRODUCT_REFERENCE_MAX,
    ),
    product_gtin: cell('product_gtin', gtin),
    lot_code: text('lot_code', singleLineText(LOT_CODE_MAX), LOT_CODE_MAX),
    made_on: cell('made_on', readDay),
    expires_on: cell('expires_on', readDay),
    site: text('site', singleLineText(SITE_NAME_MAX), SITE_NAME_MAX),
  };
  if ((cells.product_reference ?? '') === '' && (cells.product_gtin ?? '') === '')
    faults.push({ column: 'product_reference', cause: 'needs_key' });
  if ((cells.lot_code ?? '') === '') faults.push({ column: 'lot_code', cause: 'missing' });
  if (fields.made_on && fields.expires_on && fields.expires_on < fields.made_on)
    faults.push({ column: 'expires_on', cause: 'date_order' });
  return { fields, faults };
}
