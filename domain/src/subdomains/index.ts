export { isReservedSubdomain, toSubdomain } from './can-be-subdomain.ts';
export { confusableSkeleton } from './confusable-skeleton.ts';
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
} from './contract.ts';
export { SUBDOMAIN, SUBDOMAIN_EVENTS, SUBDOMAINS, SUBDOMAINS_FEATURE } from './feature.ts';
export { looksOfName } from './name-looks.ts';
