import { BETA_PLAN, listPayments, type Payment } from '@qrigin/domain/payments';
import { useRead } from '../../../http/query/use-read.ts';

/** The newest payments of a product. They add to what the page says, which does without them as long as they cannot be had. */
export function useProductPayments(org: string, id: string) {
  const query = { product_id: id, page_size: '20' };
  const { data } = useRead(listPayments, { params: { org }, query });
  const payments: readonly Payment[] =
    data?.items.filter(({ payment_plan: plan }) => plan !== BETA_PLAN) ?? [];
  return {
    /** What was ordered last, whatever became of it. */
    latest: payments[0],
    /** What was paid last, whatever became of it. */
    latestPaid: payments.find(({ paid_at: at }) => at !== null),
    /** What the plan that runs was paid with. */
    current: payments.find(({ status, starts_at: start }) => status === 'paid' && start !== null),
  };
}
