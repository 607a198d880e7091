import { Trans, useLingui } from '@lingui/react/macro';
import { type Certificate, listCertificates } from '@qrigin/domain/certificates';
import { SearchList, useTypedSearch } from '../../feature/search-list.tsx';
import { useRead } from '../../http/query/use-read.ts';

interface Props {
  org: string;
  product: string;
  /** Those that are chosen already. */
  except: readonly string[];
  onChoose: (certificate: Certificate) => void;
}

/** Certificates that the page of a product can show, to choose from. */
export function CertificateSearch({ org, product, ...rest }: Props) {
  const { t } = useLingui();
  const typed = useTypedSearch();
  const found = useRead(
    listCertificates,
    { params: { org }, query: { ...typed.query, for_product: product, sort_by: 'title' } },
    { keepsPrevious: true },
  );
  return (
    <SearchList
      {...rest}
      label={t`Certificates`}
      placeholder={t`Search certificates`}
      none={<Trans>No certificates yet</Trans>}
      typed={typed}
      found={found}
      nameOf={({ title }) => title}
      noteOf={({ provider_name: provider }) => provider}
    />
  );
}
