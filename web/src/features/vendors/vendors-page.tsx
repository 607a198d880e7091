import { Trans, useLingui } from '@lingui/react/macro';
import { useWhoamiHere } from '../../feature/use-whoami-here.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { Vendors } from './vendors.tsx';

/** As high as a finger needs. */
const LINK = 'inline-flex min-h-6 items-center pointer-coarse:min-h-11';

export function VendorsPage() {
  const { t } = useLingui();
  const whoami = useWhoamiHere();
  return (
    <>
      <PageHead title={t`Vendors`} />
      <PageHeader
        title={t`Vendors`}
        note={<Trans>The people and companies who have a hand in your products.</Trans>}
        actions={
          <div className="flex flex-wrap gap-x-5 gap-y-1 text-15">
            <TextLink to={`/dashboard/${whoami.organisation.id}/certificates`} className={LINK}>
              <Trans>Certificates</Trans>
            </TextLink>
            <TextLink to={`/dashboard/${whoami.organisation.id}/certificate-provider`} className={LINK}>
              <Trans>Certificate Providers</Trans>
            </TextLink>
          </div>
        }
      />
      <Vendors whoami={whoami} />
    </>
  );
}
