import { Trans } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { HandOver } from '../ownership/hand-over.tsx';
import { CloseOrganisation } from './close-organisation.tsx';
import { LeaveOrganisation } from './leave-organisation.tsx';
import { Name } from './name.tsx';
import { SettingLinks } from './setting-links.tsx';

/** What concerns the whole organisation; each person sees what they may do. */
export function Settings({ whoami }: { whoami: Whoami }) {
  const { permissions, organisation } = whoami;
  return (
    <div className="grid max-w-200 min-w-0 gap-4">
      {permissions.includes('org.edit') && <Name org={organisation.id} />}
      <SettingLinks org={organisation.id} permissions={permissions} />
      {permissions.includes('org.transfer') && <HandOver whoami={whoami} />}
      <LeaveOrganisation organisation={organisation} />
      {permissions.includes('org.delete') && <CloseOrganisation organisation={organisation} />}
      {!permissions.includes('org.edit') && (
        <p className="text-14 text-ink-2">
          <Trans>Owners and Admins can change more settings than you see here.</Trans>
        </p>
      )}
    </div>
  );
}
