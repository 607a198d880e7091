import { GRID_COLUMNS, type GridColumn, type PermissionType } from '../declaration/index.ts';
import { FEATURES, type Feature } from './list.ts';

type Declared<F> = F extends { permissions: infer P } ? P[keyof P] : never;
type NameOf<P> = P extends { name: infer Name extends string } ? Name : never;
type RowOf<P> = P extends { row: infer Row extends string } ? Row : never;
/** The permissions of one feature, by name. */
export type PermissionOf<F> = NameOf<Declared<F>>;
/** What a role may allow, as it is stored and sent. */
export type Permission = PermissionOf<Feature>;
/** A row of the grid. */
export type GridKey = RowOf<Declared<Feature>>;

type Typed = PermissionType<Permission> & { row: GridKey };

/** Every permission as its feature declares it. */
export const PERMISSION_TYPES: readonly Typed[] = FEATURES.flatMap((feature) =>
  'permissions' in feature ? Object.values<Typed>(feature.permissions) : [],
);

export const PERMISSIONS: readonly Permission[] = PERMISSION_TYPES.map(({ name }) => name);

export type GridRow = { key: GridKey; cells: Readonly<Record<GridColumn, readonly Permission[]>> };

const inOrder = PERMISSION_TYPES.toSorted((one, other) => one.at - other.at);
/** All permissions as someone looks for them: by thing and by what is done with it, each in one cell. */
export const PERMISSION_GRID: readonly GridRow[] = [...Map.groupBy(inOrder, ({ row }) => row)].map(
  ([key, own]) => ({ key, cells: cellsOf(own) }),
);

function cellsOf(permissions: readonly Typed[]): GridRow['cells'] {
  const inColumn = (column: GridColumn) =>
    permissions.filter(({ cell }) => cell === column).map(({ name }) => name);
  const [see, create, change, use, remove] = GRID_COLUMNS.map(inColumn);
  return { see: see ?? [], create: create ?? [], change: change ?? [], use: use ?? [], delete: remove ?? [] };
}
