import { Trans, useLingui } from '@lingui/react/macro';
import { useWhoamiHere } from '../../feature/use-whoami-here.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { Certificates } from './certificates.tsx';

export function CertificatesPage() {
  const { t } = useLingui();
  const whoami = useWhoamiHere();
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
          <TextLink
            to={`/dashboard/${whoami.organisation.id}/certificate-provider`}
            className="inline-flex min-h-6 items-center text-15 pointer-coarse:min-h-11"
          >
            <Trans>Certificate Providers</Trans>
          </TextLink>
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
