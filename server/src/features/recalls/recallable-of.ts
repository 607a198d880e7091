import type { Recallable } from '@qrigin/domain/recalls';
import type { CodeFacts } from '../qr/index.ts';

/** A code as the rules of recalls see it. */
export function recallableOf({ run, idx, ancestors, carried, productId, batchId }: CodeFacts): Recallable {
  return { run: run.id, idx, ancestors, carried, productId, batchId, issuedAt: run.createdAt };
}
