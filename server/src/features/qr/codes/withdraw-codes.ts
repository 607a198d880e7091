import { CODE_EVENTS, type Code } from '@qrigin/domain/qr';
import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import { record } from '../../notifications/index.ts';
import { findCodes } from '../look-up/find-codes.ts';
import type { CodeBook } from './code-book.ts';

/**
 * Withdraws codes. They keep their place and their page, which says so to anyone who scans one. Doing it
 * again changes nothing.
 */
export async function withdrawCodes(ctx: OrgCtx, book: CodeBook, codes: readonly Code[]) {
  const places = await findCodes(ctx, book, [...new Set(codes)]);
  await sql`
    insert into code_state (org_id, run_id, idx, withdrawn_by, withdrawn_at)
    select ${ctx.orgId}, code.run_id, code.idx, ${ctx.userId}, now()
    from unnest(${places.map(({ run }) => run.id)}::bigint[], ${places.map(({ idx }) => idx)}::integer[])
      as code(run_id, idx)
    order by 2, 3
    on conflict (org_id, run_id, idx) do update
      set withdrawn_by = excluded.withdrawn_by, withdrawn_at = excluded.withdrawn_at
      where code_state.withdrawn_at is null`.execute(ctx.db);
  for (const run of new Set(places.map(({ run }) => run)))
    await record(ctx, CODE_EVENTS.withdrawn, { id: run.packagingId ?? run.productId ?? ctx.orgId });
  return { withdrawn: places.length };
}
