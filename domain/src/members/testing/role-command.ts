import type { Permission } from '../../features/index.ts';
import type { Person, RoleChange, RoleNode } from '../../roles/index.ts';
import type { JoinWish } from '../index.ts';

/** An organisation as plain data: where a history starts, and what rules and model are compared by. */
export type OrganisationState = {
  roles: readonly RoleNode[];
  people: readonly Person[];
  wishes: readonly (JoinWish & { state: 'pending' | 'approved' | 'rejected' })[];
};

/** Something that someone tries. The actor belongs to the organisation, except when asking to join it. */
export type RoleCommand = { actorId: string } & (
  | { kind: 'make'; roleId: string; parentId: string; permissions: readonly Permission[]; isPublic: boolean }
  | { kind: 'change'; roleId: string; change: RoleChange }
  | { kind: 'delete'; roleId: string; scanPages: number }
  | { kind: 'assign' | 'remove'; personId: string; roleId: string }
  | { kind: 'suspend' | 'reinstate' | 'transfer'; personId: string }
  | { kind: 'leave' }
  | { kind: 'ask'; roleId: string; supervisorId: string }
  | { kind: 'approve' | 'reject'; wish: number }
);
