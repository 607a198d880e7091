export { actingRoles, highestRank, mayDo, type Person, rolesBelowPerson } from './authority.ts';
export { BUILT_IN_ROLES, type BuiltInRole, NEW_ROLE_PERMISSIONS } from './built-in-roles.ts';
export {
  CountedRole,
  changeRole,
  createRole,
  deleteRole,
  listRoles,
  ROLE_DEPTH_MAX,
  ROLE_NAME_MAX,
  ROLES_MAX,
  Role,
} from './contract.ts';
export { ROLE, ROLE_EVENTS, ROLE_LOG, ROLES, ROLES_FEATURE } from './feature.ts';
export {
  type ChangedRoleFault,
  type DeletedRoleFault,
  faultOfChangedRole,
  faultOfDeletedRole,
  faultOfNewRole,
  type NewRole,
  type NewRoleFault,
  permissionsBelow,
  type RoleChange,
  type RoleUse,
} from './role-rules.ts';
export {
  isBelow,
  type RoleNode,
  type RoleTree,
  rankOf,
  roleOf,
  rolesBelow,
  withAncestors,
} from './role-tree.ts';
