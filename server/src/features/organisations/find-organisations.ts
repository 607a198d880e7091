import type { UserCtx } from '../../db/index.ts';
import { organisationsNamed, organisationsOf } from './queries.ts';

export function findOrganisations({ db }: UserCtx, { name, page }: { name: string; page: number }) {
  return organisationsNamed(db, name, page);
}

export function listMyOrganisations({ db, userId }: UserCtx) {
  return organisationsOf(db, userId);
}
