import { z } from 'zod';
import { csvOf, endpoint, Id, listQuery, multiLineText, nameText, pageOf } from '../http/index.ts';
import { SITE, SITES } from './feature.ts';

export const SITE_NAME_MAX = 120;
export const SITE_ADDRESS_MAX = 500;
export const SITE_KINDS = ['farm', 'factory', 'warehouse', 'shop', 'office', 'other'] as const;

/** A place where goods are made, packed, kept or sold. */
export const Site = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(SITE_KINDS),
  address: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  created_at: z.iso.datetime(),
});
export type Site = z.output<typeof Site>;

const SiteFields = z
  .strictObject({
    name: nameText(SITE_NAME_MAX),
    kind: z.enum(SITE_KINDS).default('other'),
    address: multiLineText(SITE_ADDRESS_MAX).default(''),
    latitude: z.number().min(-90).max(90).nullable().default(null),
    longitude: z.number().min(-180).max(180).nullable().default(null),
  })
  .refine((site) => (site.latitude === null) === (site.longitude === null), {
    path: ['longitude'],
    message: 'latitude and longitude go together',
  });
export type SiteFields = z.output<typeof SiteFields>;

const inOrg = z.object({ org: Id });
const oneSite = z.object({ org: Id, id: Id });
const write = { who: 'member', permission: SITES.change, rate: 'write' } as const;

export const createSite = endpoint({
  name: 'createSite',
  summary: 'Add a site',
  method: 'POST',
  path: '/:org/sites',
  policy: { ...write, idempotent: true },
  params: inOrg,
  body: SiteFields,
  changes: [SITE],
  reply: Site,
  fails: ['name_taken', 'too_many_sites'],
});

export const listSites = endpoint({
  name: 'listSites',
  summary: 'The sites of the organisation',
  method: 'GET',
  path: '/:org/sites',
  policy: { who: 'member', permission: SITES.view, rate: 'read' },
  params: inOrg,
  query: listQuery({ sort: ['name', 'kind', 'created_at'], search: true }),
  reads: [SITE],
  reply: pageOf(Site),
  csv: csvOf<Site>('sites', {
    name: 'Name',
    kind: 'Type',
    address: 'Address',
    latitude: 'Latitude',
    longitude: 'Longitude',
    created_at: 'Added (UTC)',
  }),
});

export const changeSite = endpoint({
  name: 'changeSite',
  summary: 'Change a site; omitted fields return to their defaults',
  method: 'PUT',
  path: '/:org/sites/:id',
  policy: write,
  params: oneSite,
  body: SiteFields,
  changes: [SITE],
  reply: Site,
  ids: { id: SITE },
  fails: ['name_taken'],
});

export const deleteSite = endpoint({
  name: 'deleteSite',
  summary: 'Delete a site that no batch uses',
  method: 'DELETE',
  path: '/:org/sites/:id',
  policy: write,
  params: oneSite,
  changes: [SITE],
  reply: Site,
  ids: { id: SITE },
  fails: ['site_in_use'],
});
