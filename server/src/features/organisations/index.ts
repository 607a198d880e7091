export { readDetails } from './details/queries.ts';
export { lockOrganisations } from './lock-organisation.ts';
export { ownersOf } from './ownership/owners.ts';
export { findOrganisation } from './queries.ts';
