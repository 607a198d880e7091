import { z } from 'zod';
import { endpoint, nameText, STOP } from '../http/index.ts';

export const CONTACT_MESSAGE_MAX = 5000;

export const sendContactMessage = endpoint({
  name: 'sendContactMessage',
  summary: 'Send a message to the people who run the service',
  method: 'POST',
  path: '/contact',
  policy: { who: 'public', rate: 'public' },
  body: z.strictObject({
    name: nameText(120),
    email: z.string().trim().max(254).pipe(z.email()),
    message: z
      .string()
      .trim()
      .min(1)
      .max(CONTACT_MESSAGE_MAX, STOP)
      .regex(/^[^\p{Cc}]*(?:[\n\r\t][^\p{Cc}]*)*$/u, 'no control characters')
      .refine((text) => text.isWellFormed(), 'not well-formed text'),
    /** A field that people do not see: only a program fills it in. */
    website: z.string().max(200).optional(),
  }),
  reply: z.object({ received: z.literal(true) }),
});
