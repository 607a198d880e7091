import { type ChosenCodes, CODE_EVENTS, type Code } from '@qrigin/domain/qr';
import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import { record } from '../../notifications/index.ts';
import type { CodePlace } from '../issue/run.ts';
import type { CodeFacts } from '../look-up/code-facts.ts';
import { findCodes, readFacts } from '../look-up/find-codes.ts';
import { writeTrace } from '../trace/write-trace.ts';
import { factsInParts, findChosen, presentRefused } from './chosen-codes.ts';
import type { CodeBook } from './code-book.ts';
import { lockCodes } from './lock-codes.ts';

/**
 * Withdraws codes. They keep their place and their page, which says so to anyone who scans one. Doing it
 * again changes nothing. Answers how many were not withdrawn before.
 */
async function withdraw(ctx: OrgCtx, codes: readonly CodeFacts[], reason: string): Promise<number> {
  const { rows } = await sql<{ run_id: string; idx: number }>`
    insert into code_state (org_id, run_id, idx, withdrawn_by, withdrawn_at, withdrawn_reason)
    select ${ctx.orgId}, code.run_id, code.idx, ${ctx.userId}, now(), ${reason}
    from unnest(${codes.map(({ run }) => run.id)}::bigint[], ${codes.map(({ idx }) => idx)}::integer[])
      as code(run_id, idx)
    order by 2, 3
    on conflict (org_id, run_id, idx) do update
      set withdrawn_by = excluded.withdrawn_by, withdrawn_at = excluded.withdrawn_at,
        withdrawn_reason = excluded.withdrawn_reason
      where code_state.withdrawn_at is null
    returning run_id, idx`.execute(ctx.db);
  const isNew = new Set(rows.map(({ run_id, idx }) => `${run_id} ${idx}`));
  await writeTrace(
    ctx,
    codes
      .filter(({ run, idx }) => isNew.has(`${run.id} ${idx}`))
      .map(({ run, idx, productId, batchId }) => ({
        step: 'withdrawn',
        code: { run: run.id, idx },
        productId,
        batchId,
        entries: reason === '' ? {} : { reason },
      })),
  );
  return rows.length;
}

async function recordWithdrawn(ctx: OrgCtx, places: readonly CodePlace[]): Promise<void> {
  for (const run of new Map(places.map(({ run: one }) => [one.id, one])).values())
    await record(ctx, CODE_EVENTS.withdrawn, { id: run.packagingId ?? run.productId ?? ctx.orgId });
}

/** All of them or none. */
export async function withdrawCodes(ctx: OrgCtx, book: CodeBook, codes: readonly Code[], reason: string) {
  const places = await findCodes(ctx, book, [...new Set(codes)]);
  await lockCodes(ctx, places);
  await withdraw(ctx, await readFacts(ctx.db, places), reason);
  await recordWithdrawn(ctx, places);
  return { withdrawn: places.length };
}

/** Those of a list or of a range that there are; the others are named. */
export async function withdrawChosen(ctx: OrgCtx, book: CodeBook, chosen: ChosenCodes, reason: string) {
  const { places, unknown } = await findChosen(ctx, book, chosen);
  await lockCodes(ctx, places);
  let withdrawn = 0;
  for await (const codes of factsInParts(ctx, places)) withdrawn += await withdraw(ctx, codes, reason);
  await recordWithdrawn(ctx, places);
  const already = places.length - withdrawn;
  return { withdrawn, already, ...(await presentRefused(ctx, book, unknown, [])) };
}
