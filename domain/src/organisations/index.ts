export {
  createOrganisation,
  listMyOrganisations,
  MyOrganisation,
  ORGANISATION_NAME_MAX,
  Whoami,
  whoami,
} from './contract.ts';
export { deleteMe, previewDeletion } from './delete-account.ts';
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
