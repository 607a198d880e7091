import type { Overview } from '@qrigin/domain/scan';

/** What carries the code: a pack of its own, or every pack of the product alike. */
export function thingOf({ pack, product }: Overview): 'pack' | 'product' {
  return pack === null && product !== null ? 'product' : 'pack';
}
