import { CODE_EVENTS } from '@qrigin/domain/qr';
import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import { record } from '../../notifications/index.ts';
import { codeTexts } from '../codes/write-codes.ts';
import type { Run } from './run.ts';
import { type Issuing, insertRun, runsById } from './runs.ts';

/** The code of the product itself is a run of one. */
const ONE = [{ name: 'product', count: 1 }];

/** Locked, so that two who ask for the first code at once get the same one. */
async function lockedDefaultRun({ db, orgId }: OrgCtx, productId: string): Promise<string | null> {
  const product = await db
    .selectFrom('product')
    .select('default_run_id')
    .where('org_id', '=', orgId)
    .where('id', '=', productId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return product.default_run_id;
}

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
  const { default_run_id: known } = await ctx.db
    .selectFrom('product')
    .select('default_run_id')
    .where('org_id', '=', ctx.orgId)
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const runId = known ?? (await lockedDefaultRun(ctx, productId));
  const run =
    runId === null ? undefined : (await runsById(ctx.db, ctx.orgId, [Number(runId)])).get(Number(runId));
  return present(ctx, issuing, run ?? (await issue(ctx, issuing, productId)));
}

/** The old code stays readable and says that there is a newer one. */
export async function renewDefaultQr(ctx: OrgCtx, issuing: Issuing, productId: string) {
  const old = await lockedDefaultRun(ctx, productId);
  const run = await issue(ctx, issuing, productId);
  if (old !== null) {
    await sql`
      insert into code_state (org_id, run_id, idx, replaced_at) values (${ctx.orgId}, ${old}, 0, now())
      on conflict (org_id, run_id, idx) do update set replaced_at = excluded.replaced_at`.execute(ctx.db);
  }
  await record(ctx, CODE_EVENTS.renewed, { id: productId });
  return present(ctx, issuing, run);
}
