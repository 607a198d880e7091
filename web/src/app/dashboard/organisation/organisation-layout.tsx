import { Failure } from '@qrigin/domain/errors';
import { Id } from '@qrigin/domain/http';
import { Outlet, useParams } from 'react-router';
import { isNonMember, RedirectNonMember } from '../../../feature/redirect-non-member.tsx';
import { useWhoami } from '../../../feature/use-whoami.ts';
import { PageFailure } from '../../failures/page-failure.tsx';
import { LoadingPage } from '../loading-page.tsx';

/** Around every page of an organisation: for its members, with what they may do. */
export function OrganisationLayout() {
  const { orgId = '' } = useParams();
  const { data: whoami, error, refetch } = useWhoami(orgId);
  // Anyone may type an address. What is no id cannot be an organisation.
  if (!Id.safeParse(orgId).success)
    return <PageFailure error={new Failure('not_found')} onRetry={() => window.location.reload()} />;
  if (isNonMember(error)) return <RedirectNonMember org={orgId} />;
  // Anyone who has just been shut out sees that at once; a server that does not answer takes nothing away.
  if (error && (!whoami || isShut(error)))
    return <PageFailure error={error} onRetry={() => void refetch()} />;
  if (!whoami) return <LoadingPage />;
  return <Outlet context={whoami} />;
}

function isShut(error: Error): boolean {
  return error instanceof Failure && (error.status === 403 || error.status === 404);
}
