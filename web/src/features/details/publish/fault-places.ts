import { FIXED_CONTENT, FIXED_PART_NAMES, type FoundFault } from '@qrigin/domain/details';
import type { PartId } from '../draft/values.ts';

/** In which part of a draft something is that is named by its path in the whole. */
export function partOfPath(path: string, order: readonly PartId[]): PartId | undefined {
  const [first = '', place = ''] = path.split('.');
  if (first === 'sections') return order[Number(place)];
  return FIXED_PART_NAMES.find((name) => Object.hasOwn(FIXED_CONTENT[name].shape, first));
}

export const faultsIn = (
  faults: readonly FoundFault[],
  id: PartId | undefined,
  order: readonly PartId[],
): FoundFault[] => faults.filter(({ path }) => partOfPath(path, order) === id);
