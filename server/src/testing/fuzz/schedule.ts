import { createHash } from 'node:crypto';
import type { Endpoint } from '@qrigin/domain/http';

/** The `number`-th case of an endpoint. */
export type Case = { endpoint: Endpoint; number: number };

/** Enough that a handler which can be reached is reached. */
const LEAST = 20;

/** Signing in costs a password hash on purpose, so these get a tenth of the cases of others. */
function weightOf({ policy }: Endpoint): number {
  return policy.rate === 'auth' ? 0.1 : 1;
}

/** About `cases` cases, those of each endpoint spread over the whole run, so that what one makes another meets. */
export function scheduleOf(endpoints: Endpoint[], cases: number): Case[] {
  const weights = endpoints.reduce((sum, endpoint) => sum + weightOf(endpoint), 0);
  return endpoints
    .flatMap((endpoint) => {
      const share = Math.max(LEAST, Math.round((cases * weightOf(endpoint)) / weights));
      return Array.from({ length: share }, (_, number) => ({ endpoint, number, at: (number + 0.5) / share }));
    })
    .sort((a, b) => a.at - b.at);
}

/** Each case has a seed of its own, which other endpoints and their number do not change. */
export function seedOf({ endpoint, number }: Case, seed: number): number {
  return createHash('sha256').update(`${seed} ${endpoint.name} ${number}`).digest().readInt32LE();
}
