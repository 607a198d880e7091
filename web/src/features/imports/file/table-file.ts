import type { Delimiter, TableFault } from '@qrigin/domain/imports';

/** A table as it is shown before anything is sent. */
export interface TableFile {
  name: string;
  headings: readonly string[];
  /** The first rows below the headings. */
  samples: readonly (readonly string[])[];
  unclear: UnclearCells;
  delimiter: Delimiter;
  /** What is sent: the whole table as CSV in UTF-8. */
  body: Blob;
}

/** Of each column, by its place, the first cell that someone could read as another day, or as another number. */
export interface UnclearCells {
  days: Readonly<Record<number, string>>;
  numbers: Readonly<Record<number, string>>;
}

export class TableProblem extends Error {
  readonly fault: TableFault | 'no_rows';
  constructor(fault: TableFault | 'no_rows') {
    super(fault);
    this.fault = fault;
  }
}
