import { Trans, useLingui } from '@lingui/react/macro';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { HeaderLinks } from '../../../ui/page/header-links.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Providers } from './providers.tsx';

export function ProvidersPage() {
  const { t } = useLingui();
  const whoami = useWhoamiHere();
  const home = `/dashboard/${whoami.organisation.id}`;
  return (
    <>
      <PageHead title={t`Certificate Providers`} />
      <PageHeader
        title={t`Certificate Providers`}
        note={<Trans>The laboratories and inspection bodies that certify you or your products.</Trans>}
        actions={
          <HeaderLinks
            links={[
              [`${home}/vendors`, t`Vendors`],
              [`${home}/certificates`, t`Certificates`],
            ]}
          />
        }
      />
      <Providers whoami={whoami} />
    </>
  );
}
