import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  columnsOf,
  IMPORT_CAUSES,
  type ImportCause,
  type ImportFailure,
  type ImportKind,
} from '@qrigin/domain/imports';
import { wordsOf } from '../../words/words.ts';

/** What is wrong with a cell, as the file of rejected rows has it. */
export const causeWords = (cause: ImportCause): string => wordsOf(`import: ${cause}`, IMPORT_CAUSES[cause]);

/** What a column is called, as the template has it. */
export function columnWords(kind: ImportKind, name: string): string {
  const heading = columnsOf(kind).find(([column]) => column === name)?.[1].heading ?? name;
  return wordsOf(`import column: ${heading}`, heading);
}

/** Why nothing came of a file. */
export const FAILURE_WORDS: Readonly<Record<ImportFailure, MessageDescriptor>> = {
  empty: msg`This file is empty.`,
  no_rows: msg`This file has headings and no rows.`,
  too_many_rows: msg`This file has more than 20,000 rows. Split it, then import one part after the other.`,
  too_many_columns: msg`This file has more than 100 columns. Remove those that you do not need.`,
  cell_too_long: msg`A cell of this file has more than 4,000 characters. Shorten it.`,
  unclosed_quote: msg`A cell begins with a quotation mark and does not end with one. Save the file again from your spreadsheet.`,
  not_text: msg`This file is not a table that we can read. Save it again as CSV or XLSX.`,
  no_room: msg`Your organisation has no room for so many more. Nothing was stored.`,
  error: msg`Something went wrong on our side. Nothing was stored. Try again.`,
};
