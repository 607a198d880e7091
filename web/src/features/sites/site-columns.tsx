import { useLingui } from '@lingui/react/macro';
import type { Site } from '@qrigin/domain/sites';
import type { Column } from '../../ui/table/table-parts.ts';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { KIND_LABELS } from './site-kinds.ts';

export function useSiteColumns(): Column<Site>[] {
  const { t } = useLingui();
  return [
    {
      key: 'name',
      title: t`Name`,
      isSortable: true,
      cell: ({ name }) => <Verbatim text={name} className="font-semibold wrap-anywhere" />,
    },
    { key: 'kind', title: t`Type`, isSortable: true, cell: ({ kind }) => t(KIND_LABELS[kind]) },
    {
      key: 'address',
      title: t`Address`,
      cell: ({ address }) =>
        address === '' ? (
          <span className="text-ink-3">{t`Not given`}</span>
        ) : (
          <Verbatim text={address} className="whitespace-pre-line wrap-anywhere" />
        ),
    },
  ];
}
