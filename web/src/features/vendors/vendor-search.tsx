import { Trans, useLingui } from '@lingui/react/macro';
import { listNamedVendors, type VendorRow } from '@qrigin/domain/vendors';
import { SearchList, useTypedSearch } from '../../feature/search-list.tsx';
import { useRead } from '../../http/query/use-read.ts';

interface Props {
  org: string;
  /** Those that are chosen already. */
  except: readonly string[];
  onChoose: (vendor: VendorRow) => void;
  /** What was typed, for who adds it if there is none. */
  onType?: (text: string) => void;
}

/** Vendors to choose from. */
export function VendorSearch({ org, ...rest }: Props) {
  const { t } = useLingui();
  const typed = useTypedSearch();
  const found = useRead(listNamedVendors, { params: { org }, query: typed.query }, { keepsPrevious: true });
  return (
    <SearchList
      {...rest}
      label={t`Vendors`}
      placeholder={t`Search vendors`}
      none={<Trans>No vendors yet</Trans>}
      typed={typed}
      found={found}
      nameOf={({ name }) => name}
    />
  );
}
