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
} from './contract.ts';
export { SITE, SITE_EVENTS, SITES, SITES_FEATURE } from './feature.ts';
