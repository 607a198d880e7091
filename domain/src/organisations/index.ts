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
export {
  DETAILS,
  OFFER,
  ORGANISATION_EVENTS,
  ORGANISATION_FILES,
  ORGANISATION_LOG,
  ORGANISATIONS,
  ORGANISATIONS_FEATURE,
} from './feature.ts';
export { isOtherPan, likenessOf } from './hints.ts';
export {
  answerOffer,
  closeOrganisation,
  findOffer,
  leaveOrganisation,
  listMyOffers,
  OFFER_DAYS,
  OwnershipOffer,
  offerOwnership,
  withdrawOffer,
} from './ownership.ts';
