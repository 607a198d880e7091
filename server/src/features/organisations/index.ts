export { lockOrganisations } from './lock-organisation.ts';
export { findOrganisation } from './queries.ts';
