/** Null for someone who has deleted their account. */
export function presentPerson(id: string | null, name: string | null): { id: string; name: string } | null {
  return id === null || name === null ? null : { id, name };
}
