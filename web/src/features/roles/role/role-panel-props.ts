import type { Whoami } from '@qrigin/domain/organisations';
import type { CountedRole } from '@qrigin/domain/roles';

/** One role among the others, as someone sees it. */
export interface RolePanelProps {
  org: string;
  me: Whoami;
  roles: readonly CountedRole[];
  role: CountedRole;
}
