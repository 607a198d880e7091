import { Trans } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { Globe, MapPin, NotebookPen } from 'lucide-react';
import { LinkCard } from '../../../ui/page/link-card.tsx';

interface Props {
  org: string;
  permissions: Whoami['permissions'];
}

/** The ways to what has a page of its own. */
export function SettingLinks({ org, permissions }: Props) {
  return (
    <div className="grid gap-3">
      {permissions.includes('org.edit') && (
        <LinkCard
          to={`/dashboard/edit-organisation/${org}`}
          icon={<NotebookPen />}
          title={<Trans>Edit details</Trans>}
        >
          <Trans>Logo, contact, registration numbers, certificates</Trans>
        </LinkCard>
      )}
      <LinkCard to={`/dashboard/${org}/sites`} icon={<MapPin />} title={<Trans>Sites</Trans>}>
        <Trans>Farms, factories, warehouses and shops</Trans>
      </LinkCard>
      {permissions.includes('subdomain.view') && (
        <LinkCard
          to={`/dashboard/${org}/access/subdomains`}
          icon={<Globe />}
          title={<Trans>Custom Subdomains</Trans>}
        >
          <Trans>Use your own name in the web address of your codes</Trans>
        </LinkCard>
      )}
    </div>
  );
}
