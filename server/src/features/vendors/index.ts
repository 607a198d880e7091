export { addVendors, changeVendors, type KnownVendor, vendorsNamed } from './many-vendors.ts';
export { shownVendors, usableVendors } from './queries.ts';
