import { Failure } from '@qrigin/domain/errors';
import { Id } from '@qrigin/domain/http';
import * as members from '@qrigin/domain/members';
import * as contract from '@qrigin/domain/organisations';
import * as sites from '@qrigin/domain/sites';
import * as subdomains from '@qrigin/domain/subdomains';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../http/call.ts';

type Body<E extends { body: z.ZodType }> = z.input<E['body']>;
type Query<E extends { query: z.ZodType }> = z.input<E['query']>;
export type Found = z.output<typeof contract.findOrganisations.reply>[number];
export type MyJoin = z.output<typeof members.listMyJoinRequests.reply>[number];
export type Settings = z.output<typeof contract.findSettings.reply>;

/** Everything about one organisation is kept below this, so that it can be forgotten at once. */
const keyOf = (org: string, ...of: unknown[]) => ['organisations', org, ...of] as const;

const mineQuery = queryOptions({
  queryKey: ['organisations', 'mine'],
  queryFn: ({ signal }) => call(contract.listMyOrganisations, { signal }),
});
const myOffersQuery = queryOptions({
  queryKey: ['organisations', 'my offers'],
  queryFn: ({ signal }) => call(contract.listMyOffers, { signal }),
});
const myJoinsQuery = queryOptions({
  queryKey: ['organisations', 'my joins'],
  queryFn: ({ signal }) => call(members.listMyJoinRequests, { signal }),
});
const whoamiQuery = (org: string) =>
  queryOptions({
    queryKey: keyOf(org, 'whoami'),
    queryFn: async ({ signal }) => {
      // Anyone may type an address. What is no id cannot be an organisation.
      if (!Id.safeParse(org).success) throw new Failure('not_found');
      return call(contract.whoami, { params: { org }, signal });
    },
  });
const settingsQuery = (org: string) =>
  queryOptions({
    queryKey: keyOf(org, 'settings'),
    queryFn: ({ signal }) => call(contract.findSettings, { params: { org }, signal }),
  });
const offerQuery = (org: string) =>
  queryOptions({
    queryKey: keyOf(org, 'offer'),
    queryFn: ({ signal }) => call(contract.findOffer, { params: { org }, signal }),
  });
const subdomainsQuery = (org: string) =>
  queryOptions({
    queryKey: keyOf(org, 'subdomains'),
    queryFn: ({ signal }) => call(subdomains.listSubdomains, { params: { org }, signal }),
  });
const sitesKey = (org: string) => keyOf(org, 'sites');

export const useMyOrganisations = () => useQuery(mineQuery);
export const useMyOffers = () => useQuery(myOffersQuery);
export const useMyJoins = () => useQuery(myJoinsQuery);
export const useSettings = (org: string) => useQuery(settingsQuery(org));
export const useOffer = (org: string) => useQuery(offerQuery(org));
export const useSubdomains = (org: string) => useQuery(subdomainsQuery(org));

/** Who the person is in the organisation; no call is made outside one. */
export const useWhoami = (org: string | undefined) =>
  useQuery({ ...whoamiQuery(org ?? ''), enabled: org !== undefined });

export const useSites = (org: string, query: Query<typeof sites.listSites>) =>
  useQuery({
    queryKey: [...sitesKey(org), query],
    queryFn: ({ signal }) => call(sites.listSites, { params: { org }, query, signal }),
    placeholderData: keepPreviousData,
  });

/** As many as one answer may hold. */
const MEMBERS_AT_ONCE = 100;

/** The members of the organisation by name. */
export const useMembers = (org: string) =>
  useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: keyOf(org, 'members'),
      queryFn: ({ pageParam, signal }) =>
        call(members.listMembers, {
          params: { org },
          query: { page: String(pageParam), page_size: String(MEMBERS_AT_ONCE) },
          signal,
        }),
      initialPageParam: 1,
      getNextPageParam: ({ page, page_size: size, total }) => (page * size < total ? page + 1 : undefined),
    }),
  );

/** Organisations whose name has this in it; no call is made for an empty name. */
export const useFound = (name: string) =>
  useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: ['organisations', 'found', name],
      queryFn: ({ pageParam, signal }) =>
        call(contract.findOrganisations, { params: { name, page: String(pageParam) }, signal }),
      initialPageParam: 1,
      getNextPageParam: (page, pages) =>
        page.length < contract.FOUND_PER_PAGE ? undefined : pages.length + 1,
      enabled: name !== '',
      placeholderData: keepPreviousData,
    }),
  );

/** What someone from outside may ask to be, and who decides on it. */
export const usePublicRoles = (org: string) =>
  useQuery({
    queryKey: keyOf(org, 'public roles'),
    queryFn: ({ signal }) => call(members.listPublicRoles, { params: { org }, signal }),
  });
export const useSupervisors = (org: string, role: string) =>
  useQuery({
    queryKey: keyOf(org, 'supervisors', role),
    queryFn: ({ signal }) => call(members.listSupervisors, { params: { org, id: role }, signal }),
  });

/** Whether a name is available as a subdomain; no call is made until it has the shape of one. */
export const useSubdomainCheck = (org: string, subdomain: string | undefined) =>
  useQuery({
    queryKey: keyOf(org, 'subdomain check', subdomain),
    queryFn: ({ signal }) =>
      call(subdomains.checkSubdomain, { params: { org }, query: { subdomain: subdomain ?? '' }, signal }),
    enabled: subdomain !== undefined,
  });

/** Asks anew for what a change may have made untrue. */
export function useRefresh() {
  const cache = useQueryClient();
  const refresh = (queryKey: readonly unknown[]) => cache.invalidateQueries({ queryKey });
  return {
    mine: () => refresh(mineQuery.queryKey),
    myOffers: () => refresh(myOffersQuery.queryKey),
    myJoins: () => refresh(myJoinsQuery.queryKey),
    /** All that is known of one organisation, and the list that it is in. */
    organisation: (org: string) => Promise.all([refresh(mineQuery.queryKey), refresh(keyOf(org))]),
    offer: (org: string) => refresh(offerQuery(org).queryKey),
    subdomains: (org: string) =>
      Promise.all([refresh(subdomainsQuery(org).queryKey), refresh(keyOf(org, 'subdomain check'))]),
    sites: (org: string) => refresh(sitesKey(org)),
    /** The person is not in it any more. */
    forget: (org: string) => {
      cache.removeQueries({ queryKey: keyOf(org) });
      return refresh(mineQuery.queryKey);
    },
  };
}

export const createOrganisation = (body: Body<typeof contract.createOrganisation>, idempotencyKey: string) =>
  call(contract.createOrganisation, { body, idempotencyKey });
export const changeOrganisation = (org: string, body: Body<typeof contract.changeOrganisation>) =>
  call(contract.changeOrganisation, { params: { org }, body });
export const leaveOrganisation = (org: string) => call(contract.leaveOrganisation, { params: { org } });
export const closeOrganisation = (org: string, name: string) =>
  call(contract.closeOrganisation, { params: { org }, body: { name } });

export const offerOwnership = (org: string, user: string, idempotencyKey: string) =>
  call(contract.offerOwnership, { params: { org }, body: { user_id: user }, idempotencyKey });
export const withdrawOffer = (org: string) => call(contract.withdrawOffer, { params: { org } });
export const answerOffer = (id: string, action: Body<typeof contract.answerOffer>['action']) =>
  call(contract.answerOffer, { params: { id }, body: { action } });

export const askToJoin = (org: string, body: Body<typeof members.askToJoin>, idempotencyKey: string) =>
  call(members.askToJoin, { params: { org }, body, idempotencyKey });
export const cancelJoin = (org: string, id: string) =>
  call(members.actOnJoin, { params: { org }, body: { id, action: 'cancel' } });

export const addSubdomain = (org: string, subdomain: string, idempotencyKey: string) =>
  call(subdomains.addSubdomain, { params: { org }, body: { subdomain }, idempotencyKey });
export const dropSubdomain = (org: string, id: string) =>
  call(subdomains.dropSubdomain, { params: { org, id } });

type SiteBody = Body<typeof sites.createSite>;
export const createSite = (org: string, body: SiteBody, idempotencyKey: string) =>
  call(sites.createSite, { params: { org }, body, idempotencyKey });
export const changeSite = (org: string, id: string, body: SiteBody) =>
  call(sites.changeSite, { params: { org, id }, body });
export const deleteSite = (org: string, id: string) => call(sites.deleteSite, { params: { org, id } });

export const findDetails = (org: string, signal: AbortSignal) =>
  call(contract.findDetails, { params: { org }, signal });
export const saveDetails = (org: string, body: Body<typeof contract.saveDetails>) =>
  call(contract.saveDetails, { params: { org }, body });
