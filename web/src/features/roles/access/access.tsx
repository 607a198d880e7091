import type { Whoami } from '@qrigin/domain/organisations';
import { NotAllowed } from '../../../ui/state/failed-state.tsx';
import { JoinRequests } from './join-requests.tsx';
import { People } from './people.tsx';

/** Who works here and with which roles, and who would like to. */
export function Access({ me }: { me: Whoami }) {
  const maySeePeople = me.permissions.includes('member.view');
  const maySeeRequests = me.permissions.includes('join.view');
  if (!maySeePeople && !maySeeRequests) return <NotAllowed />;
  return (
    <>
      {maySeeRequests && <JoinRequests me={me} />}
      {maySeePeople && <People me={me} />}
    </>
  );
}
