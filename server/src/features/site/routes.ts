import { sendContactMessage } from '@qrigin/domain/site';
import type { FeatureParts, Serve } from '../../http/serve.ts';
import { sendContactMessage as send } from './send-contact-message.ts';

export function routes(serve: Serve, { env, attempts }: FeatureParts) {
  const parts = { attempts, operator: env.CONTACT_ADDRESS };
  serve(sendContactMessage, ({ ctx, body }) => send(ctx, parts, body));
}
