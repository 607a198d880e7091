import type { Overview } from './overview.ts';

/**
 * Whether the page shows what a plan gives beyond the product itself, such as the onward link. Facts, warnings and ways to reach the
 * maker go on without a plan; what this allows ends with it.
 */
export function hasExtras({ product }: Pick<Overview, 'product'>): boolean {
  return product?.is_active ?? false;
}
