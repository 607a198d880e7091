import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductRow } from '@qrigin/domain/products';
import type { Column } from '../../../ui/table/table-parts.ts';
import { formatAgo } from '../../../ui/text/ago.ts';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { PlanEnd, ProductStatus, ProductType } from '../product-badges.tsx';

/** `now` is when the list was read. */
export function useProductColumns(now: Date): Column<ProductRow>[] {
  const { t, i18n } = useLingui();
  return [
    {
      key: 'name',
      title: t`Product`,
      isSortable: true,
      cell: ({ name }) => <Verbatim text={name} className="font-semibold wrap-anywhere" />,
    },
    {
      key: 'nature',
      title: t`Type`,
      explainsItself: true,
      cell: ({ nature }) => <ProductType nature={nature} />,
    },
    {
      key: 'status',
      title: t`Status`,
      explainsItself: true,
      cell: (product) => (
        <>
          <ProductStatus {...product} />
          <PlanEnd {...product} />
        </>
      ),
    },
    {
      key: 'codes_issued',
      title: t`Codes issued`,
      align: 'end',
      cell: ({ nature, codes_issued: codes }) =>
        nature === 'static' && codes === 0 ? <OneForAll /> : i18n.number(codes),
    },
    {
      key: 'batches',
      title: t`Batches`,
      align: 'end',
      hidesOnPhone: true,
      cell: ({ batches }) => i18n.number(batches),
    },
    {
      key: 'changed_at',
      title: t`Last change`,
      isSortable: true,
      explainsItself: true,
      cell: ({ changed_at: at }) => <ChangedAt at={at} now={now} />,
    },
  ];
}

/** Nothing was issued for it: its one code is the default code. */
function OneForAll() {
  return (
    <span className="whitespace-nowrap text-ink-3">
      <Trans>One for all</Trans>
    </span>
  );
}

function ChangedAt({ at, now }: { at: string; now: Date }) {
  const { i18n } = useLingui();
  const date = new Date(at);
  return (
    <time
      dateTime={at}
      title={i18n.date(date, { dateStyle: 'full', timeStyle: 'short' })}
      translate="no"
      className="whitespace-nowrap text-ink-2"
    >
      {formatAgo(i18n.locale, date, now)}
    </time>
  );
}
