import { PERMISSIONS } from '@qrigin/domain/features';
import type { Role } from '@qrigin/domain/roles';

type Row = {
  id: string;
  name: string;
  parent_role_id: string | null;
  built_in: string | null;
  is_public: boolean;
  permissions: string[];
};

/** A role as the wire shows it. */
export function presentRole({ id, name, parent_role_id, built_in, is_public, permissions }: Row): Role {
  return {
    id,
    name,
    parent_role_id,
    built_in: built_in !== null,
    is_public,
    permissions: PERMISSIONS.filter((permission) => permissions.includes(permission)),
  };
}
