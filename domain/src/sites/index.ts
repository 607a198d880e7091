export * from './contract.ts';
export { SITE, SITE_EVENTS, SITES, SITES_FEATURE } from './feature.ts';
