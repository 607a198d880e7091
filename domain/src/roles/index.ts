export { BUILT_IN_ROLES, type BuiltInRole, NEW_ROLE_PERMISSIONS } from './built-in-roles.ts';
export { createRole, listRoles, ROLE_DEPTH_MAX, ROLE_NAME_MAX, ROLES_MAX, Role } from './contract.ts';
export {
  type Authority,
  faultOfNewRole,
  type NewRole,
  type RoleFault,
  type RolePlace,
} from './role-rules.ts';
