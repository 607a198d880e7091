export { shownVendors, usableVendors } from './queries.ts';
