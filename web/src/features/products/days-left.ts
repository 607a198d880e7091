import type { Product } from '@qrigin/domain/products';
import { useState } from 'react';

const DAY_MS = 86_400_000;
/** From then on Owners are reminded, too. */
const SOON_DAYS = 14;

/** So many days are left of a plan that ends soon, the begun one counted; `undefined` for any other. */
function daysLeft(
  { isActive, plan_ends_at: end }: Pick<Product, 'isActive' | 'plan_ends_at'>,
  now: number,
): number | undefined {
  if (!isActive || end === null) return undefined;
  const days = Math.ceil((Date.parse(end) - now) / DAY_MS);
  return days <= SOON_DAYS ? Math.max(days, 0) : undefined;
}

/** By the clock of when the screen was opened. */
export function useDaysLeft(product: Pick<Product, 'isActive' | 'plan_ends_at'>): number | undefined {
  const [now] = useState(() => Date.now());
  return daysLeft(product, now);
}
