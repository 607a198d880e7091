import { IMPORT_CALLS, IMPORT_KINDS, type ImportKind } from '@qrigin/domain/imports';
import type { TestApi } from '../test-api.ts';
import type { Arrange } from './arranged.ts';
import { insertRow, type Tenant } from './rows.ts';

/** A file that may be imported. None of the organisation is under way then. */
async function newFile({ database: { superuser } }: TestApi, home: Tenant): Promise<string> {
  const id = await insertRow(superuser, home, 'file', home.canary);
  await superuser.query("update file set kind = 'import', nature = 'private' where id = $1", [id]);
  await superuser.query(
    "update import set state = 'dropped' where org_id = $1 and state in ('waiting', 'checking', 'storing')",
    [home.id],
  );
  return id;
}

/** One that was checked and has no mistakes. */
async function newChecked(api: TestApi, home: Tenant, kind: ImportKind): Promise<string> {
  const { rows } = await api.database.superuser.query(
    `insert into import (org_id, kind, file_id, file_name, delimiter, columns, state)
     values ($1, $2, $3, $4, ',', '{}', 'checked') returning id`,
    [home.id, kind, await newFile(api, home), home.canary.slice(0, 255)],
  );
  return rows[0].id;
}

/** The columns that every file of a kind needs. */
const COLUMNS: Readonly<Record<ImportKind, Readonly<Record<string, number>>>> = {
  products: { reference: 0 },
  batches: { product_reference: 0, lot_code: 1 },
  vendors: { name: 0 },
};

const arrangeKind = (kind: ImportKind): [string, Arrange][] => {
  const { start, store, rejected } = IMPORT_CALLS[kind];
  const ofChecked: Arrange = async (api, _token, home) => ({
    params: { id: await newChecked(api, home, kind) },
  });
  return [
    [
      start.name,
      async (api, _token, home) => ({
        body: { file_id: await newFile(api, home), delimiter: ',', columns: COLUMNS[kind] },
      }),
    ],
    [store.name, ofChecked],
    [rejected.name, ofChecked],
  ];
};

export const ARRANGE_IMPORTS: Record<string, Arrange> = Object.fromEntries(IMPORT_KINDS.flatMap(arrangeKind));
