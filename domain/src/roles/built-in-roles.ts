import { PERMISSIONS, type Permission } from '../http/index.ts';

export type BuiltInRole = {
  key: 'owner' | 'admin' | 'supervisor' | 'member' | 'qr_operator';
  name: string;
  parent: BuiltInRole['key'] | null;
  isPublic: boolean;
  permissions: readonly Permission[];
};

const QR_OPERATOR: readonly Permission[] = [
  'org.view',
  'product.view',
  'label.view',
  'packaging.view',
  'qr.view',
  'qr.assign',
  'recall.view',
  'formdata.submit',
  'formdata.view',
  'file.upload',
];

const MEMBER: readonly Permission[] = [
  ...QR_OPERATOR,
  'role.view',
  'product.edit',
  'label.edit',
  'packaging.edit',
  'print.view',
  'print.run',
  'engage.edit',
  'engage.view',
];

const SUPERVISOR: readonly Permission[] = [
  ...MEMBER,
  'subdomain.view',
  'member.view',
  'member.assign',
  'member.remove',
  'join.view',
  'join.decide',
  'product.create',
  'product.activate',
  'label.delete',
  'packaging.delete',
  'qr.generate',
  'recall.create',
  'form.edit',
  'partner.edit',
];

const OWNER_ONLY: readonly Permission[] = ['org.transfer', 'org.delete'];

/** Made with every organisation, parents first; they cannot be edited or deleted. */
export const BUILT_IN_ROLES: readonly BuiltInRole[] = [
  { key: 'owner', name: 'Owner', parent: null, isPublic: false, permissions: PERMISSIONS },
  {
    key: 'admin',
    name: 'Admin',
    parent: 'owner',
    isPublic: false,
    permissions: PERMISSIONS.filter((permission) => !OWNER_ONLY.includes(permission)),
  },
  { key: 'supervisor', name: 'Supervisor', parent: 'admin', isPublic: false, permissions: SUPERVISOR },
  { key: 'member', name: 'Member', parent: 'supervisor', isPublic: true, permissions: MEMBER },
  { key: 'qr_operator', name: 'QR Operator', parent: 'supervisor', isPublic: true, permissions: QR_OPERATOR },
];

/** What a new role may do unless its maker says otherwise. */
export const NEW_ROLE_PERMISSIONS = QR_OPERATOR;
