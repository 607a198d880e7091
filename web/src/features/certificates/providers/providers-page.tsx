import { Trans, useLingui } from '@lingui/react/macro';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { Providers } from './providers.tsx';

export function ProvidersPage() {
  const { t } = useLingui();
  const whoami = useWhoamiHere();
  return (
    <>
      <PageHead title={t`Certificate Providers`} />
      <PageHeader
        title={t`Certificate Providers`}
        note={<Trans>The laboratories and inspection bodies that certify you or your products.</Trans>}
        actions={
          <TextLink
            to={`/dashboard/${whoami.organisation.id}/certificates`}
            className="inline-flex min-h-6 items-center text-15 pointer-coarse:min-h-11"
          >
            <Trans>Certificates</Trans>
          </TextLink>
        }
      />
      <Providers whoami={whoami} />
    </>
  );
}
