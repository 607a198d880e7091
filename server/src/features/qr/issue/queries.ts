import type { Db } from '../../../db/index.ts';

/** Nothing more is made of a product that is deleted, so its packagings are not found. */
export function lockedPackaging(db: Db, orgId: string, id: string) {
  return (
    db
      .selectFrom('packaging as k')
      .innerJoin('product as p', (join) =>
        join.onRef('p.org_id', '=', 'k.org_id').onRef('p.id', '=', 'k.product_id'),
      )
      .select(['k.product_id', 'k.type', 'k.structure', 'k.label_id'])
      .where('k.org_id', '=', orgId)
      .where('k.id', '=', id)
      .where('p.deleted_at', 'is', null)
      // A call that deletes it waits until the codes are there, or comes first.
      .forKeyShare('k')
      .executeTakeFirst()
  );
}

function ofProduct(db: Db, orgId: string, id: string) {
  return db.selectFrom('product').select('default_run_id').where('org_id', '=', orgId).where('id', '=', id);
}

/** The run of the product's default code, if it has one. */
export async function defaultRun(db: Db, orgId: string, id: string): Promise<string | null> {
  return (await ofProduct(db, orgId, id).executeTakeFirstOrThrow()).default_run_id;
}

/** Locked, so that two who ask for the first code at once get the same one. */
export async function lockedDefaultRun(db: Db, orgId: string, id: string): Promise<string | null> {
  return (await ofProduct(db, orgId, id).forUpdate().executeTakeFirstOrThrow()).default_run_id;
}
