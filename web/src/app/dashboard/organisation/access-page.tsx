import { Trans, useLingui } from '@lingui/react/macro';
import { Globe, History } from 'lucide-react';
import { Access } from '../../../features/roles/access/access.tsx';
import { LinkCard } from '../../../ui/page/link-card.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { useWhoamiHere } from './use-whoami-here.ts';

export function AccessPage() {
  const { t } = useLingui();
  const me = useWhoamiHere();
  return (
    <>
      <PageHead title={t`Access`} />
      <PageHeader
        title={t`Access`}
        note={<Trans>Who can do what here, and the web addresses your codes use.</Trans>}
      />
      <Access me={me} />
      <div className="grid gap-3 md:grid-cols-2">
        <LinkCard to="subdomains" icon={<Globe />} title={<Trans>Custom Subdomains</Trans>}>
          <Trans>Use your own name in the web address of your codes</Trans>
        </LinkCard>
        {me.permissions.includes('audit.view') && (
          <LinkCard to="audit" icon={<History />} title={<Trans>Audit log</Trans>}>
            <Trans>Who did what, and when</Trans>
          </LinkCard>
        )}
      </div>
    </>
  );
}
