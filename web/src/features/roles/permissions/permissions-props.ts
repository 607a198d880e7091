import type { Permission } from '@qrigin/domain/features';
import type { StateOf } from './permission-state.ts';

export interface PermissionsProps {
  stateOf: StateOf;
  /** The name of the role above, to say that it lacks a permission. */
  parentName: string;
  onToggle: (permission: Permission) => void;
}
