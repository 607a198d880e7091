export { readDetails } from './details/queries.ts';
export { lockOrganisations } from './lock-organisation.ts';
export { findOrganisation } from './queries.ts';
export { ownersOf } from './ownership/owners.ts';
