import { Id } from '@qrigin/domain/http';
import { z } from 'zod';
import { job } from '../queue/job.ts';

/** Ten tries take about three and a half hours: long enough for a mail server that is down. */
export const sendMailJob = job({ name: 'mail.send', payload: z.object({ mailId: Id }), tries: 10 });

/**
 * At the end of an hour, for an address that has had its share of emails in it; `mailId` is one of those that
 * are held.
 */
export const sendDigestJob = job({ name: 'mail.digest', payload: z.object({ mailId: Id }), tries: 10 });
