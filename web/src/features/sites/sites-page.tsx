import { Trans, useLingui } from '@lingui/react/macro';
import { useWhoamiHere } from '../../feature/use-whoami-here.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Sites } from './sites.tsx';

export function SitesPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Sites`} />
      <PageHeader
        title={t`Sites`}
        note={<Trans>Where your products are made, packed, stored and sold.</Trans>}
      />
      <Sites whoami={useWhoamiHere()} />
    </>
  );
}
