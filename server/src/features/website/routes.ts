import { sendContactMessage } from '@qrigin/domain/website';
import type { FeatureDeps, Serve } from '../../http/serve.ts';
import { sendContactMessage as send } from './send-contact-message.ts';

export function routes(serve: Serve, { env, attempts }: FeatureDeps) {
  const parts = { attempts, operator: env.CONTACT_ADDRESS };
  serve(sendContactMessage, ({ ctx, body }) => send(ctx, parts, body));
}
