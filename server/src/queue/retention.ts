import type { EngineKept } from '@qrigin/domain/features';
import { sql } from 'kysely';
import { keptSince } from '../db/kept.ts';
import { type Chore, eraser } from './erase.ts';

/** What the engine itself keeps for a while; features bring their own erasers. */
export const ENGINE_ERASERS: Readonly<Record<EngineKept, Chore>> = {
  mails: eraser('mail', sql`created_at < ${keptSince('mails')}`),
  requestKeys: eraser('idempotency_key', sql`created_at < ${keptSince('requestKeys')}`),
  counters: eraser('rate_limit', sql`expire < extract(epoch from ${keptSince('counters')}) * 1000`),
};
