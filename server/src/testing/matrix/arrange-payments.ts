import { createPaymentOrder } from '@qrigin/domain/payments';
import { sharedProvider, signedEvent } from '../payments.ts';
import type { TestApi } from '../test-api.ts';
import type { Arrange } from './arranged.ts';
import type { Tenant } from './rows.ts';

async function newStaticProduct(api: TestApi, { id, canary }: Tenant): Promise<string> {
  const { rows } = await api.database.superuser.query(
    "insert into product (org_id, name, nature, is_active) values ($1, $2, 'static', false) returning id",
    [id, canary],
  );
  return rows[0].id;
}

const wish = async (api: TestApi, home: Tenant) => ({
  payment_plan: 'one-year',
  product_id: await newStaticProduct(api, home),
});

/** Each case pays for a product of its own. */
export const ARRANGE_PAYMENTS: Record<string, Arrange> = {
  payBeta: async (api, _token, home) => ({ body: { product_id: await newStaticProduct(api, home) } }),
  createPaymentOrder: async (api, _token, home) => ({ body: await wish(api, home) }),
  completePayment: async (api, _token, home) => {
    const body = await wish(api, home);
    const asked = { params: { org: home.id }, token: home.keeper, body };
    const order = await api.ask(createPaymentOrder, asked);
    // In the fuzzer the organisation may be closed meanwhile; then there is nothing to complete.
    if (order.status !== createPaymentOrder.status) return {};
    const signed = (await sharedProvider()).pay(order.body.order_id);
    return {
      body: {
        payment_id: signed.razorpay_payment_id,
        order_id: signed.razorpay_order_id,
        signature: signed.razorpay_signature,
      },
    };
  },
  receivePaymentEvent: async () => {
    const body = { event: 'payment.captured', payload: {} };
    const provider = await sharedProvider();
    return { body, headers: signedEvent(provider, JSON.stringify(body), crypto.randomUUID()) };
  },
};
