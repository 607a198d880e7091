import { PACKAGING } from '@qrigin/domain/packaging';
import { PRODUCT } from '@qrigin/domain/products';
import { sql } from 'kysely';
import { namesOf, type OrgCtx } from '../../../db/index.ts';
import type { CodePlace } from '../issue/run.ts';

type Ids = { productId: string | null; packagingId: string | null };
type Named = { id: string; name: string } | null;
export type CodeOwner = { product: Named; packaging: Named };

const keyOf = (run: number, idx: number) => `${run} ${idx}`;

/** What blank codes were assigned to. */
async function assignedTo({ db, orgId }: OrgCtx, places: readonly CodePlace[]): Promise<Map<string, Ids>> {
  if (places.length === 0) return new Map();
  const { rows } = await sql<{ run_id: string; idx: number; product_id: string; packaging_id: string }>`
    select s.run_id, s.idx, s.product_id, s.packaging_id
    from unnest(${places.map(({ run }) => run.id)}::bigint[], ${places.map(({ idx }) => idx)}::integer[])
      as code(run_id, idx)
    join code_state s on s.org_id = ${orgId} and s.run_id = code.run_id and s.idx = code.idx
    where s.product_id is not null`.execute(db);
  return new Map(
    rows.map((row) => [
      keyOf(Number(row.run_id), row.idx),
      { productId: row.product_id, packagingId: row.packaging_id },
    ]),
  );
}

/** What codes belong to: what a blank was assigned to, what any other was issued for. Those of blanks that are nothing yet are empty. */
export async function codeOwners(ctx: OrgCtx, places: readonly CodePlace[]): Promise<CodeOwner[]> {
  const assigned = await assignedTo(
    ctx,
    places.filter(({ run }) => run.kind === 'blank'),
  );
  return nameOwners(
    ctx,
    places.map(({ run, idx }) => {
      if (run.kind !== 'blank') return run;
      return assigned.get(keyOf(run.id, idx)) ?? { productId: null, packagingId: null };
    }),
  );
}

/** Products and packagings with their names, those of deleted products too. */
export async function nameOwners({ db, orgId: org }: OrgCtx, owners: readonly Ids[]): Promise<CodeOwner[]> {
  const things = { product: PRODUCT, packaging: PACKAGING };
  const ids = (get: (owner: Ids) => string | null) => new Set(owners.flatMap((owner) => get(owner) ?? []));
  const nameOf = await namesOf(db, [
    ...[...ids(({ productId }) => productId)].map((id) => ({ org, thing: things.product, id })),
    ...[...ids(({ packagingId }) => packagingId)].map((id) => ({ org, thing: things.packaging, id })),
  ]);
  const named = (thing: keyof typeof things, id: string | null): Named =>
    id === null ? null : { id, name: nameOf({ org, thing: things[thing], id }) ?? '' };
  return owners.map(({ productId, packagingId }) => ({
    product: named('product', productId),
    packaging: named('packaging', packagingId),
  }));
}
