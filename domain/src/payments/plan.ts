import { z } from 'zod';

/** The plan of what is activated for nothing while the beta lasts. */
export const BETA_PLAN = 'beta';

/** The one currency that we take. */
export const CURRENCY = 'INR';

/** ₹10,00,000: far above any plan, and far below what whole numbers hold. */
const AMOUNT_MAX = 100_000_000;

/** What organisations can buy for a product. Money is in whole paise, and always includes the tax. */
export const PaymentPlan = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/),
  name: z.string().min(1).max(60),
  summary: z.string().max(200),
  amount: z.int().min(100).max(AMOUNT_MAX),
  tax: z.int().nonnegative(),
  tax_percent: z.int().min(0).max(50),
  currency: z.literal(CURRENCY),
  months: z.int().min(1).max(120),
});
export type PaymentPlan = z.output<typeof PaymentPlan>;

/** The tax within an amount that includes it, to the nearest paisa. */
export function taxWithin(amount: number, percent: number): number {
  return Math.round((amount * percent) / (100 + percent));
}

/** A call can name any plan; the server knows which ones there are. */
export const PlanId = z.string().min(1).max(60);
