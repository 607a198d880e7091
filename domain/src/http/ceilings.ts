import type { FailureCode } from '../errors/index.ts';

/**
 * How many rows of a kind an organisation can have. Far above what anyone needs, so that no one can fill the disk that all
 * share. Products stay when they are deleted, because their codes do, and count.
 */
export const CEILINGS = {
  site: { max: 1000, failure: 'too_many_sites' },
  product: { max: 10_000, failure: 'too_many_products' },
  packaging: { max: 1000, failure: 'too_many_packagings' },
  batch: { max: 100_000, failure: 'too_many_batches' },
} as const satisfies Record<string, { max: number; failure: FailureCode }>;

/** How many a person can have; of more, those not used for longest are forgotten. */
export const SESSIONS_MAX = 100;
export const DEVICES_MAX = 50;
