import { BUILT_IN_KEYS, type BuiltInKey } from '../declaration/index.ts';
import { PERMISSION_TYPES, type Permission } from '../features/index.ts';

export type BuiltInRole = {
  key: BuiltInKey;
  name: string;
  parent: BuiltInKey | null;
  isPublic: boolean;
  permissions: readonly Permission[];
};

/** What a feature gives to a built-in role, it gives to all that are more. */
function permissionsFrom(key: BuiltInKey): readonly Permission[] {
  const less = BUILT_IN_KEYS.slice(0, BUILT_IN_KEYS.indexOf(key) + 1);
  return PERMISSION_TYPES.filter(({ from }) => less.includes(from)).map(({ name }) => name);
}

function role(key: BuiltInKey, name: string, parent: BuiltInKey | null, isPublic = false): BuiltInRole {
  return { key, name, parent, isPublic, permissions: permissionsFrom(key) };
}

/** Made with every organisation, parents first; they cannot be edited or deleted. */
export const BUILT_IN_ROLES: readonly BuiltInRole[] = [
  role('owner', 'Owner', null),
  role('admin', 'Admin', 'owner'),
  role('supervisor', 'Supervisor', 'admin'),
  role('member', 'Member', 'supervisor', true),
  role('qr_operator', 'QR Operator', 'supervisor', true),
];

/** What a new role may do unless its maker says otherwise. */
export const NEW_ROLE_PERMISSIONS = permissionsFrom('qr_operator');
