import { useLingui } from '@lingui/react/macro';
import { safeLink } from '@qrigin/domain/http';
import type { VendorRow } from '@qrigin/domain/vendors';
import type { Column } from '../../ui/table/table-parts.ts';
import { Verbatim } from '../../ui/text/verbatim.tsx';

export function useVendorColumns(): Column<VendorRow>[] {
  const { t, i18n } = useLingui();
  const orNotGiven = (text: string | null) =>
    text === null || text === '' ? (
      <span className="text-ink-3">{t`Not given`}</span>
    ) : (
      <Verbatim text={text} className="wrap-anywhere" />
    );
  return [
    {
      key: 'name',
      title: t`Name`,
      isSortable: true,
      cell: ({ name }) => <Verbatim text={name} className="font-semibold wrap-anywhere" />,
    },
    { key: 'reference', title: t`Reference`, cell: ({ reference }) => orNotGiven(reference) },
    {
      key: 'website',
      title: t`Website`,
      cell: ({ website }) => orNotGiven(safeLink(website)?.hostname ?? ''),
    },
    { key: 'email', title: t`Email`, cell: ({ email }) => orNotGiven(email) },
    {
      key: 'products',
      title: t`Products`,
      align: 'end',
      cell: ({ products }) => i18n.number(products),
    },
  ];
}
