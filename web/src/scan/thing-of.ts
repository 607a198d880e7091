import type { SharedOverview } from '@qrigin/domain/scan';

/** What carries the code: a pack of its own, or every pack of the product alike. */
export function thingOf({ pack, product }: SharedOverview): 'pack' | 'product' {
  return pack === null && product !== null ? 'product' : 'pack';
}
