import { Trans, useLingui } from '@lingui/react/macro';
import { useWhoamiHere } from '../../feature/use-whoami-here.ts';
import { HeaderLinks } from '../../ui/page/header-links.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Certificates } from './certificates.tsx';

export function CertificatesPage() {
  const { t } = useLingui();
  const whoami = useWhoamiHere();
  const home = `/dashboard/${whoami.organisation.id}`;
  return (
    <>
      <PageHead title={t`Certificates`} />
      <PageHeader
        title={t`Certificates`}
        note={
          <Trans>
            What others have certified about your organisation and your products. A product page shows those
            that you choose for it.
          </Trans>
        }
        actions={
          <HeaderLinks
            links={[
              [`${home}/vendors`, t`Vendors`],
              [`${home}/certificate-provider`, t`Certificate Providers`],
            ]}
          />
        }
      />
      <Certificates
        whoami={whoami}
        product={null}
        none={
          <Trans>
            Add certificates of the whole organisation here. Those of one product are added in the setup of
            that product.
          </Trans>
        }
      />
    </>
  );
}
