export { AuditEntry, listAudit } from './audit.ts';
export { isReservedSubdomain, toSubdomain } from './can-be-subdomain.ts';
export { confusableSkeleton } from './confusable-skeleton.ts';
export {
  CLOSED_COUNTS_DAYS,
  createOrganisation,
  listMyOrganisations,
  MyOrganisation,
  ORGANISATION_NAME_MAX,
  OWNED_ORGANISATIONS_MAX,
  Whoami,
  whoami,
} from './contract.ts';
export { deleteMe, previewDeletion } from './delete-account.ts';
export {
  AdditionalDetails,
  BUSINESS_CATEGORIES,
  BUSINESS_SIZES,
  BUSINESS_TYPES,
  BusinessDetails,
  CERTIFICATES_MAX,
  Certificate,
  changeOrganisation,
  DETAIL_GROUPS,
  DETAIL_MAX,
  type DetailGroup,
  FOUND_PER_PAGE,
  findDetails,
  findOrganisations,
  findSettings,
  GEOGRAPHIC_PRESENCES,
  NO_DETAILS,
  type OrganisationDetails,
  saveDetails,
  VerificationDetails,
} from './details.ts';
export { isOtherPan, likenessOf } from './hints.ts';
export {
  actOnJoin,
  askToJoin,
  changeMyMembership,
  findMyMembership,
  JOIN_DAYS,
  JOIN_PAUSE_HOURS,
  JOIN_STATES,
  JOINS_OPEN_MAX,
  type JoinAction,
  JoinRequest,
  listJoinRequests,
  listMyJoinRequests,
  listPublicRoles,
  listSupervisors,
  MyMembership,
} from './joining.ts';
export { looksOfName } from './name-looks.ts';
export {
  answerOffer,
  closeOrganisation,
  findOffer,
  leaveOrganisation,
  listMembers,
  listMyOffers,
  OFFER_DAYS,
  OwnershipOffer,
  offerOwnership,
  withdrawOffer,
} from './ownership.ts';
export { listSecurityEvents, SecurityEntry } from './security-events.ts';
export {
  changeSite,
  createSite,
  deleteSite,
  listSites,
  SITE_ADDRESS_MAX,
  SITE_KINDS,
  SITE_NAME_MAX,
  Site,
  type SiteFields,
} from './sites.ts';
export {
  addSubdomain,
  checkSubdomain,
  DROPPED_DAYS,
  dropSubdomain,
  listSubdomains,
  SUBDOMAIN_NAMES_MAX,
  SUBDOMAINS_MAX,
  Subdomain,
  SubdomainName,
  UNVERIFIED_SUBDOMAIN_NAMES_MAX,
  UNVERIFIED_SUBDOMAINS_MAX,
} from './subdomains.ts';
