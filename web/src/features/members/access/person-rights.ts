import {
  type Colleague,
  checkRemoval,
  faultOfAssignment,
  faultOfReinstatement,
  faultOfSuspension,
  MEMBERS,
} from '@qrigin/domain/members';
import type { Whoami } from '@qrigin/domain/organisations';
import type { CountedRole } from '@qrigin/domain/roles';
import { type RoleTree } from '@qrigin/domain/roles';
import { may } from '../../../feature/may.ts';
import { actorOf } from '../../roles/tree/role-nodes.ts';

/** Why nothing of someone can be changed. */
export type WhyFixed = 'yourself' | 'not_below' | 'no_permission';

export interface PersonRights {
  /** Ids of their roles that can be taken. */
  takeable: ReadonlySet<string>;
  /** Roles that can be given. */
  givable: readonly CountedRole[];
  maySuspend: boolean;
  mayReinstate: boolean;
  whyFixed: WhyFixed | undefined;
}

/** What the caller may do with someone, by the rules that the server holds them to. */
export function rightsOver(
  me: Whoami,
  somebody: Colleague,
  tree: RoleTree,
  below: readonly CountedRole[],
): PersonRights {
  const actor = actorOf(me);
  const person = { ...somebody, roleIds: somebody.roles.map(({ id }) => id) };
  const takeable = new Set(person.roleIds.filter((id) => !checkRemoval(tree, actor, person, id)));
  const givable = below.filter(
    ({ id }) => !person.roleIds.includes(id) && !faultOfAssignment(tree, actor, person, id),
  );
  const maySuspend = person.status === 'active' && !faultOfSuspension(tree, actor, person);
  const mayReinstate = person.status === 'suspended' && !faultOfReinstatement(tree, actor, person);
  const isFixed = takeable.size === 0 && givable.length === 0 && !maySuspend && !mayReinstate;
  return { takeable, givable, maySuspend, mayReinstate, whyFixed: isFixed ? why(me, somebody) : undefined };
}

function why(me: Whoami, { id }: Colleague): WhyFixed {
  if (id === me.id) return 'yourself';
  const mayAny = may(me, MEMBERS.assign) || may(me, MEMBERS.remove);
  return mayAny ? 'not_below' : 'no_permission';
}
