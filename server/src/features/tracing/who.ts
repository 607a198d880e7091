import { PERSON } from '@qrigin/domain/declaration';
import { RECALLS } from '@qrigin/domain/recalls';
import { type MemberCtx, namesOf } from '../../db/index.ts';

type Person = { id: string; name: string };

/** People by their ids. Someone whose name is not known any more is no one. */
export async function findPeople(
  { db, orgId: org }: MemberCtx,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => Person | null> {
  const personOf = (id: string) => ({ org, thing: PERSON, id });
  const known = new Set(ids.filter((id) => id !== null));
  const nameOf = await namesOf(db, [...known].map(personOf));
  return (id) => {
    const name = id === null ? null : nameOf(personOf(id));
    return id === null || name === null ? null : { id, name };
  };
}

/** Whoever may not see recalls learns of them what shoppers are told: which goods, and since when. */
export function seesRecalls({ member }: MemberCtx): boolean {
  return member.permissions.includes(RECALLS.view.name);
}
