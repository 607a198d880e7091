import type { DetailGroup, OrganisationDetails } from '@qrigin/domain/organisations';

/** Exactly one group, with the token and the organisation as the specification wants them repeated in it. */
export function payloadOf<Group extends DetailGroup>(
  group: Group,
  values: OrganisationDetails[Group],
  { token, org }: { token: string; org: string },
) {
  return { [group]: values, token, orgId: org };
}
