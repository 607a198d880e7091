import type { FailureCode } from '../errors/index.ts';

/** What tells one from another to people: a column of its own, or the name of the first other thing that a column leads to. */
type Naming = { named: string } | { namedBy: readonly (readonly [column: string, thing: Thing])[] };

/** Something that calls, events and screens are about: the rows of one table. */
export type Thing = {
  /** How live events and the audit log call it. */
  name: string;
  table: string;
  /** People and organisations are in the register that all organisations share; everything else belongs to one of them. */
  of: 'organisation' | 'register';
  naming?: Naming;
  /** Deleting only hides it: what was printed for it stays. */
  isHidden?: true;
  /** How many an organisation can have, far above what anyone needs, so that no one fills the disk that all share. */
  ceiling?: { of: string; max: number; failure: FailureCode };
};

/** A thing of an organisation's. Calls may name it by id, which is looked up in the caller's organisation first. */
export type TenantThing = Thing & { of: 'organisation' };

export function thing<const Name extends string>(
  name: Name,
  { table = name, ...rest }: { table?: string } & Omit<Thing, 'name' | 'table' | 'of'> = {},
): TenantThing & { name: Name } {
  return { name, table, of: 'organisation', ...rest };
}

/** Someone with an account. */
export const PERSON: Thing = { name: 'person', table: 'app_user', of: 'register', naming: { named: 'name' } };

/** The organisation itself. */
export const ORGANISATION: Thing = {
  name: 'organisation',
  table: 'organisation',
  of: 'register',
  naming: { named: 'name' },
};
