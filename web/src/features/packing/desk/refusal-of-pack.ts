import type { PackState } from '@qrigin/domain/packing';
import type { RedReason } from './desk-state.ts';

/** Why nothing can be done with the contents of this pack; undefined if it can. */
export function refusalOfPack({
  is_recalled,
  is_withdrawn,
  is_unassigned,
  holds,
}: PackState): RedReason | undefined {
  if (is_recalled) return 'recalled';
  if (is_withdrawn) return 'withdrawn';
  if (is_unassigned) return 'blank_unassigned';
  return holds === null ? 'holds_nothing' : undefined;
}
