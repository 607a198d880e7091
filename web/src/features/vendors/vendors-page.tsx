import { Trans, useLingui } from '@lingui/react/macro';
import { useWhoamiHere } from '../../feature/use-whoami-here.ts';
import { HeaderLinks } from '../../ui/page/header-links.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Vendors } from './vendors.tsx';

export function VendorsPage() {
  const { t } = useLingui();
  const whoami = useWhoamiHere();
  const home = `/dashboard/${whoami.organisation.id}`;
  return (
    <>
      <PageHead title={t`Vendors`} />
      <PageHeader
        title={t`Vendors`}
        note={<Trans>The people and companies who have a hand in your products.</Trans>}
        actions={
          <HeaderLinks
            links={[
              [`${home}/certificates`, t`Certificates`],
              [`${home}/certificate-provider`, t`Certificate Providers`],
            ]}
          />
        }
      />
      <Vendors whoami={whoami} />
    </>
  );
}
