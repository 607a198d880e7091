import { sql } from 'kysely';
import { keptSince } from '../../db/index.ts';
import { eraser } from '../../queue/erase.ts';

export const erasers = {
  contactMessages: eraser('contact_message', sql`created_at < ${keptSince('contactMessages')}`),
};
