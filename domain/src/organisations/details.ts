import { z } from 'zod';
import { ORGANISATION } from '../declaration/index.ts';
import { endpoint, Id, multiLineText, nameText, singleLineText } from '../http/index.ts';
import { DETAILS, ORGANISATIONS } from './feature.ts';

export const BUSINESS_CATEGORIES = ['manufacturing', 'trading', 'service'] as const;
export const BUSINESS_SIZES = ['small', 'medium', 'large'] as const;
export const BUSINESS_TYPES = ['sole_proprietorship', 'partnership', 'corporation', 'llc'] as const;
export const GEOGRAPHIC_PRESENCES = ['Local', 'National', 'International'] as const;
export const CERTIFICATES_MAX = 50;
export const DETAIL_MAX = 2000;

/** Nothing in here is required and nothing has a format: only types and lengths are held to. */
const text = multiLineText(DETAIL_MAX).default('');
const oneOf = <const Option extends string>(options: readonly [Option, ...Option[]]) =>
  z.union([z.literal(''), z.enum(options)]).default('');

export const BusinessDetails = z.strictObject({
  businessCategory: oneOf(BUSINESS_CATEGORIES),
  businessSize: oneOf(BUSINESS_SIZES),
  businessDescription: text,
  businessType: oneOf(BUSINESS_TYPES),
  geographicPresence: oneOf(GEOGRAPHIC_PRESENCES),
  website: text,
  logo_url: text,
  keyContactPerson: text,
  contactPhone: text,
  contactEmail: text,
});
export type BusinessDetails = z.output<typeof BusinessDetails>;

export const VerificationDetails = z.strictObject({
  cin: text,
  din: text,
  gstin: text,
  pan: text,
  /** The registered office. */
  address: text,
  registeredDate: z.union([z.literal(''), z.iso.date()]).default(''),
});
export type VerificationDetails = z.output<typeof VerificationDetails>;

export const Certificate = z.strictObject({
  /** Empty while no file was chosen. */
  file_id: z.union([z.literal(''), Id]).default(''),
  name: text,
  details: text,
});
export type Certificate = z.output<typeof Certificate>;

export const AdditionalDetails = z.strictObject({
  yearsInBusiness: text,
  annualRevenue: text,
  industryChallenges: text,
  certificatesAndAwards: z.array(Certificate).max(CERTIFICATES_MAX).default([]),
});
export type AdditionalDetails = z.output<typeof AdditionalDetails>;

const GROUPS = {
  businessDetails: BusinessDetails,
  verificationDetails: VerificationDetails,
  additionalDetails: AdditionalDetails,
};
export type DetailGroup = keyof typeof GROUPS;
export const DETAIL_GROUPS = ['businessDetails', 'verificationDetails', 'additionalDetails'] as const;

/** As everyone finds them who opens the wizard for the first time. */
export const NO_DETAILS = {
  businessDetails: BusinessDetails.parse({}),
  verificationDetails: VerificationDetails.parse({}),
  additionalDetails: AdditionalDetails.parse({}),
};
export type OrganisationDetails = typeof NO_DETAILS;

const inOrg = z.object({ org: Id });

export const findDetails = endpoint({
  name: 'findDetails',
  summary: 'The organisation’s details; the second group is null for callers who cannot see it',
  method: 'GET',
  path: '/:org/details',
  policy: { who: 'member', permission: ORGANISATIONS.view, rate: 'read' },
  params: inOrg,
  reads: [DETAILS],
  reply: z.object({
    id: Id,
    name: z.string(),
    orgData: z.object({
      businessDetails: BusinessDetails,
      verificationDetails: VerificationDetails.nullable(),
      additionalDetails: AdditionalDetails,
    }),
  }),
});

/** Exactly one group. A token and an id in the body say nothing: they must be those of the call, or be left out. */
export const saveDetails = endpoint({
  name: 'saveDetails',
  summary: 'Save one of the three groups; verification details and certificates need `org.legal.edit`',
  method: 'POST',
  path: '/:org/organizationDetails',
  policy: { who: 'member', permission: ORGANISATIONS.edit, rate: 'write' },
  params: inOrg,
  body: z
    .strictObject({
      businessDetails: BusinessDetails.optional(),
      verificationDetails: VerificationDetails.optional(),
      additionalDetails: AdditionalDetails.optional(),
      token: z.string().max(4096).optional(),
      orgId: Id.optional(),
    })
    .refine((body) => DETAIL_GROUPS.filter((group) => body[group] !== undefined).length === 1, {
      message: 'exactly one group',
    }),
  changes: [ORGANISATION],
  reply: z.object({ saved: z.enum(DETAIL_GROUPS) }),
  fails: ['forbidden', 'step_up'],
});

export const FOUND_PER_PAGE = 20;

export const findOrganisations = endpoint({
  name: 'findOrganisations',
  summary: 'Search organisations that allow it by part of their name, 20 per page',
  method: 'GET',
  path: '/getOrganizationByName/:name/:page',
  policy: { who: 'user', rate: 'read' },
  params: z.object({
    name: singleLineText(120),
    page: z
      .string()
      .regex(/^[1-9]\d{0,4}$/)
      .transform(Number),
  }),
  reads: [ORGANISATION],
  reply: z.array(z.object({ id: Id, name: z.string(), logo_url: z.string().nullable() })),
});

const OrganisationSettings = z.object({
  id: Id,
  name: z.string(),
  is_findable: z.boolean(),
  /** Whether we have made sure that the organisation is who it says; until then it has fewer subdomains. */
  is_verified: z.boolean(),
});

export const changeOrganisation = endpoint({
  name: 'changeOrganisation',
  summary: 'Rename the organisation, or change whether people can find it by name and can ask to join',
  method: 'PUT',
  path: '/:org',
  policy: { who: 'member', permission: ORGANISATIONS.edit, rate: 'write' },
  params: inOrg,
  body: z.strictObject({ name: nameText(120), is_findable: z.boolean() }),
  changes: [ORGANISATION],
  reply: OrganisationSettings,
});

export const findSettings = endpoint({
  name: 'findSettings',
  summary: 'The organisation’s name, whether people can find it, and whether it is verified',
  method: 'GET',
  path: '/:org',
  policy: { who: 'member', permission: ORGANISATIONS.view, rate: 'read' },
  params: inOrg,
  reads: [ORGANISATION],
  reply: OrganisationSettings,
});
