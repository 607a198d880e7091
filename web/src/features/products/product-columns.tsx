import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@qrigin/domain/products';
import { CircleCheck, CirclePause, Layers, Square } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table/table-parts.ts';
import { Moment } from '../../ui/text/moment.tsx';
import { Verbatim } from '../../ui/text/verbatim.tsx';

export function useProductColumns(): Column<Product>[] {
  const { t } = useLingui();
  return [
    {
      key: 'name',
      title: t`Product`,
      cell: ({ name }) => <Verbatim text={name} className="font-semibold wrap-anywhere" />,
    },
    { key: 'nature', title: t`Code type`, cell: ({ nature }) => <Nature nature={nature} /> },
    { key: 'state', title: t`Status`, cell: ({ isActive }) => <State isActive={isActive} /> },
    {
      key: 'created_at',
      title: t`Added`,
      align: 'end',
      cell: ({ created_at: at }) => <Moment at={at} format="day" className="whitespace-nowrap" />,
    },
  ];
}

/** Dynamic: every item and pack has a code of its own. */
function Nature({ nature }: Pick<Product, 'nature'>) {
  const Icon = nature === 'dynamic' ? Layers : Square;
  return (
    <span className="inline-flex items-baseline gap-2 whitespace-nowrap">
      <Icon aria-hidden="true" className="size-4 self-center text-ink-2" />
      {nature === 'dynamic' ? <Trans>Dynamic</Trans> : <Trans>Static</Trans>}
    </span>
  );
}

function State({ isActive }: Pick<Product, 'isActive'>) {
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
