import { Trans, useLingui } from '@lingui/react/macro';
import { useProductHere } from '../../feature/product-here.ts';
import { useWhoamiHere } from '../../feature/use-whoami-here.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { Certificates } from './certificates.tsx';

export function ProductCertificatesPage() {
  const { t } = useLingui();
  const whoami = useWhoamiHere();
  const { id } = useProductHere();
  const details = `/dashboard/${whoami.organisation.id}/${id}/setup`;
  return (
    <>
      <PageHead title={t`Certificates`} />
      <PageHeader
        title={t`Certificates`}
        note={
          <Trans>
            Certificates of this product and of your whole organisation. To show them to shoppers, add a
            Certificates section in <TextLink to={details}>Details</TextLink>.
          </Trans>
        }
      />
      <Certificates
        whoami={whoami}
        product={id}
        none={<Trans>Add what others have certified about this product.</Trans>}
      />
    </>
  );
}
