import { sql } from 'kysely';
import { keptSince } from '../../db/index.ts';
import { eraser } from '../../queue/erase.ts';

/** Long after the provider sends an event for the last time. */
export const erasers = {
  paymentEvents: eraser('payment_event', sql`received_at < ${keptSince('paymentEvents')}`),
};
