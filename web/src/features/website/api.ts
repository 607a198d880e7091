import { sendContactMessage } from '@qrigin/domain/website';
import type { z } from 'zod';
import { call } from '../../http/call.ts';

export type ContactMessage = z.output<typeof sendContactMessage.body>;

export async function sendMessage(body: ContactMessage): Promise<void> {
  await call(sendContactMessage, { body });
}
