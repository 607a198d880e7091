import { findPaymentOptions } from '@qrigin/domain/payments';
import { addressOf } from '../../product/address-of.ts';
import { after, page, type Shot } from '../shot.ts';
import { active, failing, inactive } from '../world/product-scenes.ts';

const PRICING = '/dashboard/:orgId/:product/pricing';

/** The operator has ended the beta. */
const afterBeta = after(inactive, (calls) =>
  calls.on(addressOf(findPaymentOptions), (call) => call.answer({ json: { beta: false } })),
);

export const SHOTS: readonly Shot[] = [
  { name: 'product-pricing', path: PRICING, states: { typical: inactive, failing }, openings: [] },
  page('product-pricing-active', PRICING, active),
  page('product-pricing-after-beta', PRICING, afterBeta),
];
