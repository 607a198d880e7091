import { Trans } from '@lingui/react/macro';
import { ORGANISATIONS, type Whoami } from '@qrigin/domain/organisations';
import { EntryCards } from '../../../feature/entry-cards.tsx';
import { may } from '../../../feature/may.ts';
import { HandOver } from '../ownership/hand-over.tsx';
import { CloseOrganisation } from './close-organisation.tsx';
import { LeaveOrganisation } from './leave-organisation.tsx';
import { Name } from './name.tsx';

/** What concerns the whole organisation; each person sees what they may do. */
export function Settings({ whoami }: { whoami: Whoami }) {
  const { organisation } = whoami;
  return (
    <div className="grid max-w-200 min-w-0 gap-4">
      {may(whoami, ORGANISATIONS.edit) && <Name org={organisation.id} />}
      <div className="grid gap-3">
        <EntryCards place="settings" whoami={whoami} />
      </div>
      {may(whoami, ORGANISATIONS.transfer) && <HandOver whoami={whoami} />}
      <LeaveOrganisation organisation={organisation} />
      {may(whoami, ORGANISATIONS.close) && <CloseOrganisation organisation={organisation} />}
      {!may(whoami, ORGANISATIONS.edit) && (
        <p className="text-14 text-ink-2">
          <Trans>Owners and Admins can change more settings than you see here.</Trans>
        </p>
      )}
    </div>
  );
}
