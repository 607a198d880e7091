import { Failure } from '@qrigin/domain/errors';
import { counter, DAY } from '../../../counter.ts';
import type { OrgCtx } from '../../../db/index.ts';
import type { FeatureDeps } from '../../../http/serve.ts';

/**
 * Reads of one person, whatever they come to: each is kept, what was done for ever. More than a hand scanner reads in a long
 * day, at eight a second without a pause.
 */
const READS = counter('packing-reads', { points: 500_000, duration: DAY });

export async function requireReadsLeft(
  { userId }: OrgCtx,
  attempts: FeatureDeps['attempts'],
  reads: number,
): Promise<void> {
  if ((await attempts.take(READS, userId, reads)) === undefined)
    throw new Failure('too_often', { retry_after: 600 });
}
