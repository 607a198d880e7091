import type { RawBuilder } from 'kysely';
import type { DB } from './tables.ts';

type Table = keyof DB;
/** All but the one that names the organisation. */
type Column<T extends Table> = Exclude<keyof DB[T] & string, 'org_id'>;

/** Rows of a table as they go into the archive of an organisation: `docs/in-and-out/exporting.md` is written from this. */
export type ExportedTable = {
  table: string;
  /** What names the organisation. */
  owner: 'org_id' | 'id';
  /** Its name in the archive, without the ending. */
  entry: string;
  /** What the rows are, in a few words. */
  about: string;
  columns: readonly string[];
  /** Why each of the other columns stays here. */
  leftOut: Readonly<Record<string, string>>;
  /** What is worked out for each row, beside its columns. */
  also: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Only these rows, if not all. */
  where?: RawBuilder<unknown>;
  order: readonly string[];
};

/** What a feature gives to the export of an organisation, and why it keeps the rest of its tables to itself. */
export type ExportPart = {
  tables: readonly ExportedTable[];
  leftOut?: Readonly<Partial<Record<Table, string>>>;
};

type Declared<T extends Table> = Pick<ExportedTable, 'entry' | 'about' | 'where'> &
  Partial<Pick<ExportedTable, 'also' | 'owner'>> & {
    /** Every column is decided on: it is written as it is, or there is a reason against it. */
    columns: Readonly<Record<Column<T>, true | string>>;
    /** Rows come in this order; by their id if it is not given. */
    order?: readonly Column<T>[];
  };

/** A table that is exported. A column that no one has decided on does not compile. */
export function exportedTable<T extends Table>(
  table: T,
  { columns, also = {}, owner = 'org_id', order, ...rest }: Declared<T>,
): ExportedTable {
  const decided = Object.entries<true | string>(columns);
  return {
    table,
    owner,
    ...rest,
    also,
    columns: decided.filter(([, why]) => why === true).map(([name]) => name),
    leftOut: Object.fromEntries(
      decided.flatMap(([name, why]) => (why === true ? [] : [[name, why] as const])),
    ),
    order: order ?? ['id'],
  };
}
