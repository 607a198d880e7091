import * as contract from '@qrigin/domain/payments';
import type { FeatureDeps, Serve } from '../../http/serve.ts';
import { payBeta } from './pay-beta.ts';

export function routes(serve: Serve, { env }: FeatureDeps) {
  const isBeta = env.BETA_ACTIVATION === 'on';
  serve(contract.findPaymentOptions, async () => ({ beta: isBeta }));
  serve(contract.payBeta, ({ ctx, body }) => payBeta(ctx, body.product_id, isBeta));
}
