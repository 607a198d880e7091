import type { PageType, PermissionType } from '@qrigin/domain/declaration';
import type { Whoami } from '@qrigin/domain/organisations';

/** Whether someone may open what any of these opens; nothing but being here is needed where none is named. */
export const mayOpen = (whoami: Pick<Whoami, 'permissions'>, any: PageType['may']): boolean =>
  !any || any.some((permission) => may(whoami, permission));

/** Whether someone may do this in the organisation. */
export function may({ permissions }: Pick<Whoami, 'permissions'>, { name }: PermissionType): boolean {
  return permissions.some((held) => held === name);
}
