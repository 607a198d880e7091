import { Id } from '@qrigin/domain/http';
import { z } from 'zod';
import { job } from '../queue/job.ts';

/** Ten tries take about three and a half hours: long enough for a mail server that is down. */
export const sendMailJob = job({ name: 'mail.send', payload: z.object({ mailId: Id }), tries: 10 });
