import { Colleague } from '@qrigin/domain/members';
import { sql } from 'kysely';
import { type Db, type Listed, listed } from '../../db/index.ts';
import { rolesByRank } from '../roles/index.ts';

/** Everyone in the organisation, as far as they are sorted and searched by it. */
export function peopleOf(db: Db, orgId: string) {
  return db
    .selectFrom('listed_member')
    .select(['user_id as id', 'name', 'email', 'joined_at'])
    .where('org_id', '=', orgId);
}
type People = ReturnType<typeof peopleOf>;

/** Those of them who have the role. */
export function withRole(people: People, roleId: string): People {
  return people.where((eb) =>
    eb.exists(
      eb
        .selectFrom('role_assignment')
        .select('role_id')
        .whereRef('role_assignment.org_id', '=', 'listed_member.org_id')
        .whereRef('role_assignment.user_id', '=', 'listed_member.user_id')
        .where('role_assignment.role_id', '=', roleId),
    ),
  );
}

type Standing = { id: string; status: string; role_ids: string[]; has_second_factor: boolean };

/** What else is told about these people. */
async function standingsOf(
  db: Db,
  orgId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  const { rows } = await sql<Standing>`
    select user_id as id, status,
      array(select role_id from role_assignment held
        where held.org_id = membership.org_id and held.user_id = membership.user_id) as role_ids,
      exists (select from authenticator
        where authenticator.user_id = membership.user_id and confirmed_at is not null) as has_second_factor
    from membership where org_id = ${orgId} and user_id = any (${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

type Person = Awaited<ReturnType<People['execute']>>[number];
type Role = { id: string; name: string; rank: number };

function byName(one: Role, other: Role): number {
  if (one.name !== other.name) return one.name < other.name ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

function presentOne(
  { joined_at, ...person }: Person,
  { status, role_ids, has_second_factor }: Standing,
  roles: readonly Role[],
): Colleague {
  const held = roles.filter(({ id }) => role_ids.includes(id)).toSorted(byName);
  return {
    ...person,
    status: Colleague.shape.status.parse(status),
    roles: held.map(({ id, name }) => ({ id, name })),
    rank: held.length === 0 ? null : Math.min(...held.map(({ rank }) => rank)),
    has_second_factor,
    joined_at: joined_at.toISOString(),
  };
}

type Presenter = { db: Db; orgId: string; roles: readonly Role[] };

async function present({ db, orgId, roles }: Presenter, people: readonly Person[]): Promise<Colleague[]> {
  const ids = people.map(({ id }) => id);
  const standings = await standingsOf(db, orgId, ids);
  return people.flatMap((person) => {
    const standing = standings.get(person.id);
    // Someone who left between the two statements is not there any more.
    return standing ? [presentOne(person, standing, roles)] : [];
  });
}

export async function findColleague(db: Db, orgId: string, userId: string): Promise<Colleague> {
  const person = await peopleOf(db, orgId).where('user_id', '=', userId).executeTakeFirstOrThrow();
  const roles = await rolesByRank(db, orgId);
  const [colleague] = await present({ db, orgId, roles }, [person]);
  if (!colleague) throw new Error('a member who is listed is no member');
  return colleague;
}

/** People are found by their name, their email address and the names of their roles, of which an organisation has few. */
export async function listedPeople(db: Db, orgId: string, people: People): Promise<Listed<Colleague>> {
  const roles = await rolesByRank(db, orgId);
  return listed(db, people, {
    tieBreak: 'id',
    searched: { lowered: 'searched' },
    alsoFound(word) {
      const named = roles.filter(({ name }) => name.toLowerCase().includes(word.toLowerCase()));
      if (named.length === 0) return undefined;
      const ids = named.map(({ id }) => id);
      return sql`user_id in (
        select user_id from role_assignment where org_id = ${orgId} and role_id = any (${ids}::uuid[]))`;
    },
    present: (found) => present({ db, orgId, roles }, found),
  });
}
