import { Failure } from '@qrigin/domain/errors';
import { BETA_PLAN, type BetaPayment, PAYMENT_EVENTS } from '@qrigin/domain/payments';
import type { OrgCtx } from '../../../db/index.ts';
import { record } from '../../notifications/index.ts';
import { activateProduct, insertBetaPayment, lockedProduct } from '../queries.ts';

/** Activates a static product for nothing. The payment is on record, as any other. */
export async function payBeta(ctx: OrgCtx, productId: string, isBeta: boolean): Promise<BetaPayment> {
  if (!isBeta) throw new Failure('beta_over');
  const of = { orgId: ctx.orgId, productId };
  const product = await lockedProduct(ctx.db, of);
  if (!product) throw new Failure('not_found');
  if (product.nature !== 'static') throw new Failure('product_not_static');
  if (product.is_active) throw new Failure('product_active');
  const { id, created_at } = await insertBetaPayment(ctx.db, of, ctx.userId);
  await activateProduct(ctx.db, of);
  await record(ctx, PAYMENT_EVENTS.beta, { id: productId });
  return { id, product_id: productId, payment_plan: BETA_PLAN, created_at: created_at.toISOString() };
}
