/** A role with the roles below it. */
export interface Branch<Role> {
  role: Role;
  below: Branch<Role>[];
}

interface Placed {
  id: string;
  name: string;
  parent_role_id: string | null;
  built_in: boolean;
}

/** The roles as a tree: built-in ones first, then by name. What has no parent here is a top. */
export function branchesOf<Role extends Placed>(roles: readonly Role[]): Branch<Role>[] {
  const known = new Set(roles.map(({ id }) => id));
  const sorted = roles.toSorted(
    (one, other) =>
      Number(other.built_in) - Number(one.built_in) ||
      one.name.localeCompare(other.name) ||
      one.id.localeCompare(other.id),
  );
  const isTop = (role: Role) => role.parent_role_id === null || !known.has(role.parent_role_id);
  const grow = (role: Role): Branch<Role> => ({
    role,
    below: sorted.filter(({ parent_role_id: parent }) => parent === role.id).map(grow),
  });
  return sorted.filter(isTop).map(grow);
}

/** Every role with its depth, in the order of reading. */
export function inOrder<Role>(branches: readonly Branch<Role>[], depth = 0): { role: Role; depth: number }[] {
  return branches.flatMap(({ role, below }) => [{ role, depth }, ...inOrder(below, depth + 1)]);
}

/** What has the words in its name, and what is above it. */
export function matching<Role extends { name: string }>(
  branches: readonly Branch<Role>[],
  words: string,
): Branch<Role>[] {
  const wanted = words.trim().toLocaleLowerCase();
  if (wanted === '') return [...branches];
  return branches.flatMap(({ role, below }) => {
    const found = matching(below, words);
    const isFound = found.length > 0 || role.name.toLocaleLowerCase().includes(wanted);
    return isFound ? [{ role, below: found }] : [];
  });
}
