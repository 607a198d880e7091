export { VENDORS, VENDORS_FEATURE } from './feature.ts';
