import { CODE_EVENTS } from '@qrigin/domain/qr';
import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import { record } from '../../notifications/index.ts';
import { codeTexts } from '../codes/write-codes.ts';
import { defaultRun, lockedDefaultRun } from './queries.ts';
import type { Run } from './run.ts';
import { type Issuing, insertRun, runsById } from './runs.ts';

/** The code of the product itself is a run of one. */
const ONE = [{ name: 'product', count: 1 }];

async function issue(ctx: OrgCtx, issuing: Issuing, productId: string): Promise<Run> {
  const run = await insertRun(ctx, issuing, { kind: 'default', productId, levels: ONE, packs: 1 });
  await ctx.db
    .updateTable('product')
    .set({ default_run_id: String(run.id) })
    .where('org_id', '=', ctx.orgId)
    .where('id', '=', productId)
    .execute();
  return run;
}

async function present(ctx: OrgCtx, { book }: Issuing, run: Run) {
  const id = (await codeTexts(ctx, book, [{ run, idx: 0 }]))(run.id, 0);
  return { id, url: run.scanBaseUrl + id };
}

export async function getDefaultQr(ctx: OrgCtx, issuing: Issuing, productId: string) {
  const { db, orgId } = ctx;
  const runId = (await defaultRun(db, orgId, productId)) ?? (await lockedDefaultRun(db, orgId, productId));
  const run = runId === null ? undefined : (await runsById(db, orgId, [Number(runId)])).get(Number(runId));
  return present(ctx, issuing, run ?? (await issue(ctx, issuing, productId)));
}

/** The old code stays readable and says that there is a newer one. */
export async function renewDefaultQr(ctx: OrgCtx, issuing: Issuing, productId: string) {
  const old = await lockedDefaultRun(ctx.db, ctx.orgId, productId);
  const run = await issue(ctx, issuing, productId);
  if (old !== null) {
    await sql`
      insert into code_state (org_id, run_id, idx, replaced_at) values (${ctx.orgId}, ${old}, 0, now())
      on conflict (org_id, run_id, idx) do update set replaced_at = excluded.replaced_at`.execute(ctx.db);
  }
  await record(ctx, CODE_EVENTS.renewed, { id: productId });
  return present(ctx, issuing, run);
}
