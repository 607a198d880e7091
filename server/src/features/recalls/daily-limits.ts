import { Failure } from '@qrigin/domain/errors';
import { type Counter, counter, DAY } from '../../counter.ts';
import type { OrgCtx } from '../../db/index.ts';
import type { FeatureDeps } from '../../http/serve.ts';

// What is opened, said and done stays, so there is an end to how much of it comes in a day: far more than a bad one needs.
const OPENED = counter('recalls-opened', { points: 1000, duration: DAY });
const CHANGED = counter('recall-words', { points: 1000, duration: DAY });
const OUTCOMES = counter('recall-outcomes', { points: 50_000, duration: DAY });

type Attempts = FeatureDeps['attempts'];

async function take(attempts: Attempts, of: Counter, key: string): Promise<void> {
  if ((await attempts.take(of, key)) === undefined) throw new Failure('too_often', { retry_after: 600 });
}

/** Practice never takes from what real recalls have. */
export const takeOpening = ({ orgId }: OrgCtx, attempts: Attempts, mock = false): Promise<void> =>
  take(attempts, OPENED, mock ? `${orgId} mock` : orgId);

export const takeChange = ({ orgId }: OrgCtx, attempts: Attempts): Promise<void> =>
  take(attempts, CHANGED, orgId);

export const takeOutcome = ({ userId }: OrgCtx, attempts: Attempts): Promise<void> =>
  take(attempts, OUTCOMES, userId);
