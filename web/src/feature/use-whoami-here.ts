import type { Whoami } from '@qrigin/domain/organisations';
import { useOutletContext } from 'react-router';

/** Who the person is in the organisation whose page this is. */
export const useWhoamiHere = () => useOutletContext<Whoami>();

/** The id of the route below which all pages of an organisation are. */
export const ORGANISATION_ROUTE = 'organisation';
