import { Trans, useLingui } from '@lingui/react/macro';
import { listProductPages, type Product } from '@qrigin/domain/products';
import { ChevronsUpDown, CircleCheck, CirclePause, Package } from 'lucide-react';
import { useState } from 'react';
import type { OpenProduct } from '../../../feature/features-context.ts';
import { useRead } from '../../../http/query/use-read.ts';
import { classNames } from '../../../ui/class-names.ts';
import { DropdownMenu, type MenuItem } from '../../../ui/overlay/dropdown-menu.tsx';

/** Those beyond are a page away. */
const OTHERS_MAX = 8;

interface Props {
  open: OpenProduct;
  /** On a desk it is a card of the side bar; on a phone it is the bar itself. */
  isFramed?: boolean;
}

/** Which product this is, and the ways to the newest others and to all of them. */
export function ProductSwitcher({ open: { org, id, product }, isFramed = false }: Props) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  // There may be many, and few people switch: asked for when the menu opens.
  const query = { page: '1', page_size: String(OTHERS_MAX + 1) };
  const { data } = useRead(listProductPages, { params: { org }, query }, { isEnabled: isAsked });
  return (
    <DropdownMenu
      label={t`Products`}
      onOpen={() => setAsked(true)}
      trigger={
        <button
          type="button"
          className={classNames(
            'flex w-full min-w-0 cursor-pointer items-center gap-2.5 rounded-control text-left text-chrome-ink focus-visible:outline-chrome-accent',
            isFramed
              ? 'min-h-12 border border-[color-mix(in_srgb,var(--chrome-ink)_18%,transparent)] bg-[color-mix(in_srgb,var(--chrome-ink)_6%,transparent)] px-2 py-1.5 hover:bg-[color-mix(in_srgb,var(--chrome-ink)_12%,transparent)]'
              : 'h-11 px-1',
          )}
        >
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-control bg-[color-mix(in_srgb,var(--chrome-ink)_14%,transparent)]"
          >
            <Package className="size-4.5" />
          </span>
          {product && <Here product={product} />}
          <span className="sr-only">
            <Trans>Switch product</Trans>
          </span>
          <ChevronsUpDown aria-hidden="true" className="ml-auto size-4 shrink-0 text-chrome-ink-2" />
        </button>
      }
      items={[
        ...(data?.items ?? [])
          .filter((one) => one.id !== id)
          .slice(0, OTHERS_MAX)
          .map((one) => asItem(org, one)),
        'separator',
        { label: t`All products`, icon: <Package aria-hidden="true" />, to: `/dashboard/${org}` },
      ]}
    />
  );
}

const asItem = (org: string, { id, name }: Product): MenuItem => ({
  label: name,
  named: id,
  to: `/dashboard/${org}/${id}`,
});

function Here({ product: { name, isActive } }: { product: Product }) {
  const Icon = isActive ? CircleCheck : CirclePause;
  return (
    <span className="min-w-0">
      <bdi translate="no" title={name} className="block truncate text-14 leading-5 font-semibold">
        {name}
      </bdi>
      <span className="flex items-center gap-1.5 text-12 text-chrome-ink-2">
        <Icon aria-hidden="true" className="size-3.5 shrink-0" />
        {isActive ? <Trans>Active</Trans> : <Trans>Inactive</Trans>}
      </span>
    </span>
  );
}
