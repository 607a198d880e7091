import { Id } from '@qrigin/domain/http';
import { useMatches } from 'react-router';
import { useWhoami } from '../../../feature/use-whoami.ts';
import { ORGANISATION_ROUTE } from '../../../feature/use-whoami-here.ts';

/** The organisation whose page is open, if it is one's own; who one is there comes a moment later. */
export function useOrganisationHere() {
  const id = useMatches().find((match) => match.id === ORGANISATION_ROUTE)?.params['orgId'];
  const { data: whoami, error } = useWhoami(id);
  if (id === undefined || error || !Id.safeParse(id).success) return undefined;
  return { id, whoami };
}
