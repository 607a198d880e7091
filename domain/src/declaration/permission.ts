/** What is done with a thing: the columns of the grid on the roles page. `use` is whatever the thing is there for. */
export const GRID_COLUMNS = ['see', 'create', 'change', 'use', 'delete'] as const;
export type GridColumn = (typeof GRID_COLUMNS)[number];

/** The built-in roles from the least to the most: each can do all that the ones before it can. */
export const BUILT_IN_KEYS = ['qr_operator', 'member', 'supervisor', 'admin', 'owner'] as const;
export type BuiltInKey = (typeof BUILT_IN_KEYS)[number];

type Said<Name extends string> = {
  name: Name;
  cell: GridColumn;
  /** The least of the built-in roles that has it. */
  from: BuiltInKey;
  /** Never part of a role that strangers may ask for. */
  isNeverPublic?: true;
};

/** What a role may allow. Calls and pages refer to the value, so a typing mistake does not compile. */
export type PermissionType<Name extends string = string> = Said<Name> & {
  /** The row of the grid, and its place among the others: the smaller, the earlier. */
  row: string;
  at: number;
};

type Permissions<Row extends string, Declared extends Readonly<Record<string, Said<string>>>> = {
  readonly [Key in keyof Declared]: PermissionType<Declared[Key]['name']> & { row: Row };
};

/** A row of the grid with its permissions, each under the name that calls use for it. */
export function permissions<
  const Row extends string,
  const Declared extends Readonly<Record<string, Said<string>>>,
>({ row, at }: { row: Row; at: number }, declared: Declared): Permissions<Row, Declared> {
  const withRow = Object.entries(declared).map(([key, permission]) => [key, { ...permission, row, at }]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each key has what it had and its row; the compiler cannot follow that
  return Object.fromEntries(withRow) as Permissions<Row, Declared>;
}
