import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../db/index.ts';

/** A job is a contract too: sender and handler share its name and payload. A payload carries ids, never rows. */
export type Job<Payload extends z.ZodObject = z.ZodObject> = {
  name: string;
  payload: Payload;
  /** Tries in all, with growing pauses; after the last one `npm run operator -- failed-jobs` shows it. */
  tries: number;
  /** When it runs by itself, as cron says it, by UTC; its payload is empty then. */
  cron?: string;
  /** Whether every worker sends it once when it starts, with an empty payload. */
  atStart?: true;
  /** Slow work has workers of its own, so that nothing else ever waits for it. */
  pool?: 'files' | 'pictures' | 'exports' | 'large-exports' | 'imports';
  /** Jobs that share this run one after the other. */
  oneAtATime?: (payload: z.output<Payload>) => string;
};

/** Everything that was declared by what this process has loaded. */
const declared = new Map<string, Job>();

export function job<Payload extends z.ZodObject>(definition: Job<Payload>): Job<Payload> {
  if (declared.has(definition.name)) throw new Error(`two jobs are named ${definition.name}`);
  declared.set(definition.name, definition);
  return definition;
}

export function declaredJobs(): string[] {
  return [...declared.keys()];
}

type When = {
  /** Whoever has more jobs ahead of this one is served after those who have fewer. */
  ahead?: number;
  /** A job with the same key that has not begun is replaced. */
  key?: string | null;
  /** Not before; at once when it is left out. */
  runAt?: Date | null;
};

/** Sends a job in the caller's transaction: the work and its job are stored together or not at all. */
export async function enqueue<Payload extends z.ZodObject>(
  db: Db,
  { name, payload, tries, oneAtATime }: Job<Payload>,
  input: z.input<Payload>,
  { ahead = 0, key = null, runAt = null }: When = {},
): Promise<void> {
  const parsed = payload.parse(input);
  const json = JSON.stringify(parsed);
  const queue = oneAtATime ? oneAtATime(parsed) : null;
  await sql`select graphile_worker.enqueue(${name}, ${json}::json, ${tries}, ${key},
    coalesce(${runAt}::timestamptz, now()), ${queue}, ${ahead}::int)`.execute(db);
}
