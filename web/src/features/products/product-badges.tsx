import { Plural, Trans } from '@lingui/react/macro';
import type { Product } from '@qrigin/domain/products';
import { CircleCheck, CirclePause, Layers, Square } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Moment } from '../../ui/text/moment.tsx';
import { useDaysLeft } from './days-left.ts';

/** Dynamic: every pack has a code of its own. Static: all have the same one. */
export function ProductType({ nature }: Pick<Product, 'nature'>) {
  const Icon = nature === 'dynamic' ? Layers : Square;
  return (
    <span className="inline-flex items-baseline gap-2 whitespace-nowrap">
      <Icon aria-hidden="true" className="size-4 self-center text-ink-2" />
      {nature === 'dynamic' ? <Trans>Dynamic</Trans> : <Trans>Static</Trans>}
    </span>
  );
}

export function ProductStatus({ isActive }: Pick<Product, 'isActive'>) {
  if (isActive)
    return (
      <Badge variant="good" icon={<CircleCheck aria-hidden="true" />}>
        <Trans>Active</Trans>
      </Badge>
    );
  return (
    <Badge variant="warning" icon={<CirclePause aria-hidden="true" />}>
      <Trans>Inactive</Trans>
    </Badge>
  );
}

/** What a list says of a plan that has ended or is about to; nothing of any other. */
export function PlanEnd(product: Pick<Product, 'isActive' | 'plan_ends_at'>) {
  const days = useDaysLeft(product);
  const { isActive, plan_ends_at: end } = product;
  if (end === null || (isActive && days === undefined)) return null;
  const date = <Moment at={end} format="near" />;
  return (
    <span className="mt-0.5 block text-13 whitespace-nowrap text-ink-2">
      {days === undefined ? (
        <Trans>Plan ended {date}</Trans>
      ) : (
        <Plural value={days} one="Plan ends within a day" other="Plan ends in # days" />
      )}
    </span>
  );
}
