import { readMe } from '@qrigin/domain/auth';
import { listMyJoinRequests } from '@qrigin/domain/members';
import { findSettings, listMyOffers, listMyOrganisations, whoami } from '@qrigin/domain/organisations';
import { listProductPages } from '@qrigin/domain/products';
import { type Answer, answer } from './answer-calls.ts';
import { ME } from './me.ts';
import { myOrganisation, ORG, whoamiOf } from './organisation.ts';
import { pageWith } from './page-with.ts';

/** What every page of the organisation asks for, with nothing in it yet. */
export const inOrganisation = (me = whoamiOf()): Answer[] => [
  answer(readMe, ME),
  answer(listMyOrganisations, [{ ...myOrganisation('Hill Farm', 'Owner'), id: ORG }]),
  answer(listMyOffers, []),
  answer(listMyJoinRequests, []),
  answer(findSettings, { id: ORG, name: 'Hill Farm', is_findable: true, is_verified: true }),
  answer(whoami, me),
  answer(listProductPages, pageWith([])),
];
