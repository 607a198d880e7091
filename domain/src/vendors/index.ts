export * from './contract.ts';
export { VENDOR, VENDOR_EVENTS, VENDORS, VENDORS_FEATURE } from './feature.ts';
