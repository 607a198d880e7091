import { sql } from 'kysely';
import { keptSince } from '../../db/index.ts';
import { eraser } from '../../queue/erase.ts';

export const erasers = { subdomains: eraser('subdomain', sql`released_at < ${keptSince('subdomains')}`) };
