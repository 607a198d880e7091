import { Trans, useLingui } from '@lingui/react/macro';
import { Subdomains } from '../../../features/organisations/subdomains/subdomains.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { useWhoamiHere } from './use-whoami-here.ts';

export function SubdomainsPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Custom Subdomains`} />
      <PageHeader
        title={t`Custom Subdomains`}
        note={<Trans>Use your own name in the web address of your codes.</Trans>}
      />
      <Subdomains whoami={useWhoamiHere()} />
    </>
  );
}
