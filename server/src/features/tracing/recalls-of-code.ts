import type { IdentifiedRecall } from '@qrigin/domain/recalls';
import { reaches } from '@qrigin/domain/recalls';
import { type RawBuilder, sql } from 'kysely';
import type { MemberCtx } from '../../db/index.ts';
import type { CodeFacts } from '../qr/index.ts';
import { recallableOf, type ScopeColumns, scopeOf } from '../recalls/index.ts';
import { seesRecalls } from './who.ts';

type Row = ScopeColumns & {
  id: string;
  mock: boolean;
  reason: string;
  lift_reason: string;
  created_at: Date;
  created_by: string | null;
  lifted_at: Date | null;
  lifted_by: string | null;
  of_product: string | null;
};

/** A recall, as far as the caller may know of it. */
export type KnownRecall = {
  about: IdentifiedRecall;
  mock: boolean;
  reason: string;
  liftReason: string;
  openedAt: Date;
  openedBy: string | null;
  endedAt: Date | null;
  endedBy: string | null;
  /** The product whose goods it is about. */
  productId: string | null;
};

/** The newest recalls for which the condition on `r` is true. Whoever may not see recalls knows of the open ones, and not why. */
export async function knownRecalls(
  ctx: MemberCtx,
  isAsked: RawBuilder<boolean>,
  most: number,
): Promise<KnownRecall[]> {
  const seesAll = seesRecalls(ctx);
  const isTold = seesAll ? sql`true` : sql`not r.mock and r.lifted_at is null`;
  const { rows } = await sql<Row>`
    select r.id, r.scope, r.run_id, r.idx, r.batch_id, r.product_id, r.window_from, r.window_to, r.mock, r.reason,
      r.lift_reason, r.created_at, r.created_by, r.lifted_at, r.lifted_by,
      coalesce(r.product_id, b.product_id, u.product_id, s.product_id) as of_product
    from recall r
    left join batch b on b.org_id = r.org_id and b.id = r.batch_id
    left join code_run u on u.org_id = r.org_id and u.id = r.run_id
    left join code_state s on s.org_id = r.org_id and s.run_id = r.run_id and s.idx = r.idx
    where r.org_id = ${ctx.orgId} and ${isTold} and ${isAsked}
    order by r.created_at desc, r.id limit ${most}`.execute(ctx.db);
  return rows.flatMap((row): KnownRecall[] => {
    const scope = scopeOf(row);
    if (!scope) return [];
    return [
      {
        about: { ...scope, id: row.id },
        mock: row.mock,
        reason: seesAll ? row.reason : '',
        liftReason: seesAll ? row.lift_reason : '',
        openedAt: row.created_at,
        openedBy: seesAll ? row.created_by : null,
        endedAt: row.lifted_at,
        endedBy: seesAll ? row.lifted_by : null,
        productId: row.of_product,
      },
    ];
  });
}

/** Several times what can be open: an organisation may have more from before there was a limit. */
const OPEN_MAX = 2000;

/** The open recalls of the organisation, which the rules of recalls have to judge. */
export function openRecalls(ctx: MemberCtx): Promise<KnownRecall[]> {
  return knownRecalls(ctx, sql<boolean>`r.lifted_at is null`, OPEN_MAX);
}

/** Those of them that reach a code, practice after what is serious. */
export function recallsReaching(recalls: readonly KnownRecall[], code: CodeFacts): KnownRecall[] {
  const recallable = recallableOf(code);
  return recalls
    .filter(({ about }) => reaches(about, recallable))
    .toSorted((one, other) => Number(one.mock) - Number(other.mock));
}

/** Whether people must not use it: mock recalls do not count. */
export function isRecalled(recalls: readonly KnownRecall[], code: CodeFacts): boolean {
  return (
    recallsReaching(
      recalls.filter(({ mock }) => !mock),
      code,
    ).length > 0
  );
}
