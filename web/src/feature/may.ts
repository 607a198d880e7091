import type { PermissionType } from '@qrigin/domain/declaration';
import type { Whoami } from '@qrigin/domain/organisations';

/** Whether someone may do this in the organisation. */
export function may({ permissions }: Pick<Whoami, 'permissions'>, { name }: PermissionType): boolean {
  return permissions.some((held) => held === name);
}
