import type { Permission } from '@qrigin/domain/http';
import type { StateOf } from './permission-state.ts';

export interface PermissionsProps {
  stateOf: StateOf;
  /** The role above, whose lack of a permission is told by its name. */
  parentName: string;
  onToggle: (permission: Permission) => void;
}
