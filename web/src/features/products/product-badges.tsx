import { Trans } from '@lingui/react/macro';
import type { Product } from '@qrigin/domain/products';
import { CircleCheck, CirclePause, Layers, Square } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

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
