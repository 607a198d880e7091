import { MEMBERS } from '@qrigin/domain/members';
import type { Whoami } from '@qrigin/domain/organisations';
import { may } from '../../../feature/may.ts';
import { JoinRequests } from './join-requests.tsx';
import { People } from './people.tsx';

/** Who works here and with which roles, and who would like to. */
export function Access({ me }: { me: Whoami }) {
  const maySeePeople = may(me, MEMBERS.view);
  const maySeeRequests = may(me, MEMBERS.viewRequests);
  return (
    <>
      {maySeeRequests && <JoinRequests me={me} />}
      {maySeePeople && <People me={me} />}
    </>
  );
}
