import { Trans, useLingui } from '@lingui/react/macro';
import { useWhoamiHere } from '../../feature/use-whoami-here.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Subdomains } from './subdomains.tsx';

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
