import * as contract from '@qrigin/domain/website';
import type { FeatureDeps, Serve } from '../../http/serve.ts';
import { sendContactMessage } from './send-contact-message.ts';

export function routes(serve: Serve, { env, attempts }: FeatureDeps) {
  const parts = { attempts, operator: env.CONTACT_ADDRESS };
  serve(contract.sendContactMessage, ({ ctx, body }) => sendContactMessage(ctx, parts, body));
}
