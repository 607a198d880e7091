import { listMyOrganisations } from '@qrigin/domain/organisations';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../http/call.ts';

const myOrganisationsQuery = queryOptions({
  queryKey: ['organisations', 'mine'],
  queryFn: ({ signal }) => call(listMyOrganisations, { signal }),
});

export const useMyOrganisations = () => useQuery(myOrganisationsQuery);
