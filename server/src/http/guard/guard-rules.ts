import type { TenantThing } from '@qrigin/domain/declaration';
import type { Endpoint, Policy } from '@qrigin/domain/http';
import type { Member } from '../../db/index.ts';

export type Input = { params: unknown; query: unknown; body: unknown };
type Admitted = Extract<Policy, { who: 'user' | 'member' }>;

const ORG_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** The organisation that the path names; `undefined` when that cannot be the id of one. */
export function orgIn(params: unknown): string | undefined {
  const { org } = toRecord(params);
  return typeof org === 'string' && ORG_ID.test(org) ? org : undefined;
}

/** Why a person, or a member of the organisation, may not make the call; `undefined` when they may. */
export function faultOfCaller(
  policy: Admitted,
  isFresh: boolean,
  member?: Pick<Member, 'rank'> & { permissions: readonly string[] },
): 'forbidden' | 'step_up' | undefined {
  const isOwner = member?.rank === 0;
  if (policy.who === 'member') {
    if (!member?.permissions.includes(policy.permission.name)) return 'forbidden';
    if (policy.ownersOnly && !isOwner) return 'forbidden';
  }
  const isAsked = policy.stepUp === 'everybody' || (policy.stepUp === 'all_but_owner' && !isOwner);
  return isAsked && !isFresh ? 'step_up' : undefined;
}

export type NamedRow = { thing: TenantThing; id: string };

/**
 * Every row that the call names by an id the contract declares. The same name may be in the path, the query
 * and the body: each of them is looked up, or one would hide another.
 */
export function rowsNamed(ids: Endpoint['ids'], { params, query, body }: Input): NamedRow[] {
  const places = [params, query, body].map(toRecord);
  return Object.entries(ids).flatMap(([field, thing]) =>
    places.flatMap((place) => {
      const id = place[field];
      return typeof id === 'string' ? [{ thing, id }] : []; // optional and left out
    }),
  );
}

/** The key under which the call is done once; `undefined` when it may be done again. */
export function idempotencyKey(
  policy: Policy,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): string | undefined {
  if (!policy.idempotent) return undefined;
  const key = headers['idempotency-key'];
  return Array.isArray(key) ? key.join() : key;
}

/** What is no object has no fields, or none that a contract names. */
function toRecord(value: unknown): Record<string, unknown> {
  return Object.assign({}, value);
}
